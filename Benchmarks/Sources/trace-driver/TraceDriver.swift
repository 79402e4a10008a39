// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import TraceReplay

/// `trace-driver TRACE`: replays a trace and prints, for each phase, the time and the work of an
/// action.
///
/// In the environment: `DUMP=FILE` writes the values after every update, `REPS=N` repeats (the best
/// time counts), `SEPARATE=1` keeps the two halves of a content size as two rows.
@main
struct TraceDriver {
  static func main() throws {
    let environment = ProcessInfo.processInfo.environment
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: trace-driver TRACE\n".utf8))
      exit(2)
    }
    let path = CommandLine.arguments[1]
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      FileHandle.standardError.write(Data("trace-driver: cannot read \(path)\n".utf8))
      exit(2)
    }
    let trace: Trace
    do {
      trace = try Trace(text, mergingContentSizes: environment["SEPARATE"] == nil)
    } catch {
      FileHandle.standardError.write(Data("trace-driver: \(path): \(error)\n".utf8))
      exit(2)
    }
    if let dump = environment["DUMP"] {
      try write(trace, to: dump)
    } else {
      try measure(trace, repeats: Int(environment["REPS"] ?? "") ?? 5)
    }
  }

  static func write(_ trace: Trace, to path: String) throws {
    var lines = ""
    // A checker adds up the violations of all rows, and so would add up the rounding.
    var replay = Replay(trace, rounded: false)
    for (index, phase) in trace.phases.enumerated() {
      try replay.play(index) { values in
        lines += phase.name + " " + values.map { "\($0)" }.joined(separator: " ") + "\n"
      }
    }
    try lines.write(toFile: path, atomically: true, encoding: .utf8)
  }

  static func measure(_ trace: Trace, repeats: Int) throws {
    var best = Array(repeating: Double.infinity, count: trace.phases.count)
    var work = Array(repeating: Counters(), count: trace.phases.count)
    var sums = Array(repeating: 0.0, count: trace.phases.count)
    for _ in 0..<repeats {
      var replay = Replay(trace)
      for phase in trace.phases.indices {
        let before = replay.solver.counters
        let start = processorTime()
        try replay.play(phase) { _ in }
        best[phase] = min(best[phase], processorTime() - start)
        work[phase] = difference(replay.solver.counters, before)
        sums[phase] = 0
        for (index, value) in replay.values.enumerated() {
          sums[phase] += value * Double(1 + index % 7)
        }
      }
    }
    print("phase\tus/action\tactions\tsteps\tpivots\tcolumns\tcombinations\tentries\tsum")
    for (index, phase) in trace.phases.enumerated() {
      // One action of churn is two updates: without the view, and with it again.
      let actions = phase.name == "churn" ? phase.updates / 2 : phase.updates
      let counters = work[index]
      let figures = [
        counters.dualSteps, counters.pivots, counters.columns, counters.combinations,
        counters.entriesTouched,
      ].map { String($0 / max(1, actions)) }
      let time = best[index] / Double(max(1, actions))
      print(
        "\(phase.name)\t\(String(format: "%.3f", time))\t\(actions)\t"
          + figures.joined(separator: "\t") + "\t\(sums[index])")
    }
  }

  /// The processor time of the process in microseconds: what others do on the machine counts less
  /// than by the clock on the wall.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  static func difference(_ after: Counters, _ before: Counters) -> Counters {
    var result = Counters()
    result.dualSteps = after.dualSteps - before.dualSteps
    result.pivots = after.pivots - before.pivots
    result.columns = after.columns - before.columns
    result.combinations = after.combinations - before.combinations
    result.entriesTouched = after.entriesTouched - before.entriesTouched
    return result
  }
}
