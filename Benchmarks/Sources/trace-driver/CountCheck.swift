// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import TraceReplay

/// Compares the work of every workload with the thresholds of the benchmarks. It is the same check
/// as `benchmark thresholds check`, but only builds the solver.
struct CountCheck {
  /// The folder with the thresholds.
  var folder: String

  private struct Threshold: Decodable {
    var dualSteps: Int
    var columns: Int
    var entriesTouched: Int
  }

  /// Prints the counts that exceed their threshold by more than a twentieth and by more than
  /// twenty.
  ///
  /// - Returns: whether no count does.
  func run() throws -> Bool {
    var isGood = true
    for workload in Workload.allCases {
      let trace = try workload.trace(100)
      var replay = Replay(trace)
      for (index, phase) in trace.phases.enumerated() {
        let before = replay.solver.counters
        try replay.play(index) { _ in }
        let work = TraceDriver.difference(replay.solver.counters, before)
        let name = "\(workload.rawValue)-100-\(phase.name)"
        let threshold = try threshold(name)
        let counts = [
          ("dualSteps", work.dualSteps, threshold.dualSteps),
          ("columns", work.columns, threshold.columns),
          ("entriesTouched", work.entriesTouched, threshold.entriesTouched),
        ]
        for (count, found, least) in counts where found > max(least + least / 20, least + 20) {
          print("\(name): \(count) \(found), threshold \(least)")
          isGood = false
        }
      }
    }
    return isGood
  }

  private func threshold(_ name: String) throws -> Threshold {
    let file = URL(fileURLWithPath: folder)
      .appendingPathComponent("SolverBenchmarks.\(name).p90.json")
    return try JSONDecoder().decode(Threshold.self, from: Data(contentsOf: file))
  }
}
