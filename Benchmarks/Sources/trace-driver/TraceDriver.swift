// SPDX-License-Identifier: MIT

import AllocatedMemory
import ConstraintSolver
import Foundation
import TraceReplay

/// `trace-driver TRACE`, or `trace-driver WORKLOAD N`: replays a trace. For each phase it prints
/// the time and the work of an action, and the memory of a view.
///
/// `trace-driver counts FOLDER`: compares the work of all workloads with the thresholds in a
/// folder.
///
/// For a workload without inequalities, the same run also measures the same resize by frame code,
/// and compares the values.
///
/// Environment variables: `DUMP=FILE` writes the values after every update, `REPS=N` repeats (the
/// best time counts), `SEPARATE=1` keeps the two halves of a content size as two rows.
@main
struct TraceDriver {
  static func main() throws {
    let environment = ProcessInfo.processInfo.environment
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "counts", arguments.count == 2, let folder = arguments.last {
      guard try CountCheck(folder: folder).run() else { exit(1) }
      return
    }
    let text: String
    var byHand: (workload: Workload, count: Int)?
    if arguments.count == 2, let workload = arguments.first.flatMap(Workload.init),
      let count = arguments.last.flatMap({ Int($0) }), count >= 4
    {
      text = workload.text(count)
      byHand = (workload, count)
    } else if arguments.count == 1, let path = arguments.first {
      guard let content = try? String(contentsOfFile: path, encoding: .utf8) else {
        complain("cannot read \(path)")
      }
      text = content
    } else {
      complain("usage: trace-driver TRACE | WORKLOAD N | counts FOLDER")
    }
    let trace: Trace
    do {
      trace = try Trace(text, mergingContentSizes: environment["SEPARATE"] == nil)
    } catch {
      complain("\(error)")
    }
    if let dump = environment["DUMP"] {
      try write(trace, to: dump)
      return
    }
    let repeats = Int(environment["REPS"] ?? "") ?? 5
    let resize = try measure(trace, repeats: repeats)
    if let byHand, let resize { try measureByHand(byHand, trace, resize, repeats: repeats) }
  }

  static func complain(_ problem: String) -> Never {
    FileHandle.standardError.write(Data("trace-driver: \(problem)\n".utf8))
    exit(2)
  }

  static func write(_ trace: Trace, to path: String) throws {
    var lines = ""
    // Unrounded values: a checker adds up the violations of all rows, and would add up rounding
    // errors.
    var replay = Replay(trace, rounded: false)
    for (index, phase) in trace.phases.enumerated() {
      try replay.play(index) { values in
        lines += phase.name + " " + values.map { "\($0)" }.joined(separator: " ") + "\n"
      }
    }
    try lines.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// - Returns: the time of an action of the phase `resize`, in microseconds.
  static func measure(_ trace: Trace, repeats: Int) throws -> Double? {
    var resize: Double?
    var memory = 0
    var best = Array(repeating: Double.infinity, count: trace.phases.count)
    var work = Array(repeating: Counters(), count: trace.phases.count)
    var sums = Array(repeating: 0.0, count: trace.phases.count)
    for _ in 0..<repeats {
      var replay = Replay(trace)
      for phase in trace.phases.indices {
        let before = replay.solver.counters
        let allocated = allocatedBytes()
        let start = processorTime()
        try replay.play(phase) { _ in }
        best[phase] = min(best[phase], processorTime() - start)
        if phase == 0 { memory = allocatedBytes() - allocated }
        work[phase] = difference(replay.solver.counters, before)
        sums[phase] = 0
        for (index, value) in replay.values.enumerated() {
          sums[phase] += value * Double(1 + index % 7)
        }
      }
    }
    print("phase\tus/action\tactions\tsteps\tpivots\tcolumns\tcombinations\tentries\tsum")
    for (index, phase) in trace.phases.enumerated() {
      // One action of churn has two updates: one without the view, and one with it.
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
      if phase.name == "resize" { resize = time }
    }
    print("memory\t\(memory * 4 / max(1, trace.variableCount))\t1")
    return resize
  }

  /// Measures the phase `resize` in frame code. Prints its time, and the ratio of the solver's time
  /// to it.
  static func measureByHand(
    _ layout: (workload: Workload, count: Int), _ trace: Trace, _ resize: Double, repeats: Int
  ) throws {
    guard var frames = FramesByHand(layout.workload, layout.count) else { return }
    let sizes = layout.workload.windowSizes(layout.count)
    guard let last = sizes.last else { return }
    frames.layOut(width: Double(last.width), height: Double(last.height))
    var replay = Replay(trace)
    for phase in trace.phases.indices.prefix(2) { try replay.play(phase) { _ in } }
    let difference = zip(replay.values, frames.values).map { abs($0 - $1) }.max() ?? 0
    guard difference < 0x1p-10 else { complain("frame code disagrees by \(difference)") }
    var best = Double.infinity
    for _ in 0..<repeats * 20 {
      let start = processorTime()
      for size in sizes.dropFirst() {
        frames.layOut(width: Double(size.width), height: Double(size.height))
      }
      best = min(best, processorTime() - start)
    }
    let time = best / Double(sizes.count - 1)
    print("byhand\t\(String(format: "%.3f\t%.2f", time, resize / time))")
  }

  /// The processor time of the process in microseconds. Other processes affect it less than the
  /// wall clock time.
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
