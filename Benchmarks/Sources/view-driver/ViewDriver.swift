// SPDX-License-Identifier: MIT

import Foundation
import LayoutPlans
import UIKit

/// Measures layouts of the view classes.
@main
struct ViewDriver {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let scene = arguments.first.flatMap(Scene.init) {
      MainActor.assumeIsolated { scene.run(arguments.dropFirst().first.flatMap { Int($0) }) }
      return
    }
    exit(try DriverMain<MeasuredViewLayout>().run(arguments))
  }
}
