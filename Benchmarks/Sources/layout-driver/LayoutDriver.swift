// SPDX-License-Identifier: MIT

import Foundation
import LayoutPlans

/// Measures layouts of the layout core, and the solver's share of the time.
@main
struct LayoutDriver {
  static func main() throws {
    let driver = DriverMain<MeasuredForestLayout> { plan, repeats in
      var share = SolverShare(plan, clock: processorTime)
      for _ in 0..<repeats { try share.play() }
      return share.times
    }
    exit(try driver.run(Array(CommandLine.arguments.dropFirst())))
  }
}
