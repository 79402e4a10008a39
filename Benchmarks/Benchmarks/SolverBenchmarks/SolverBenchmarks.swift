// SPDX-License-Identifier: MIT

import Benchmark
import ConstraintSolver
import Foundation
import TraceReplay

/// Every phase of every workload with 100 views, or of every trace in the folder in `PLUMB_TRACES`,
/// such as `chain-1000.trace`.
///
///     swift package --disable-sandbox benchmark
///     swift package --disable-sandbox benchmark thresholds check
///
/// The thresholds limit counts of the workloads, which are the same on every machine.
let benchmarks: @Sendable () -> Void = {
  let steps = BenchmarkMetric.custom("dualSteps")
  let columns = BenchmarkMetric.custom("columns")
  let entries = BenchmarkMetric.custom("entriesTouched")
  let metrics = [steps, columns, entries]
  for (name, trace) in namedTraces() {
    for (index, phase) in trace.phases.enumerated() {
      let thresholds = Dictionary(
        uniqueKeysWithValues: metrics.map {
          ($0, BenchmarkThresholds(relative: [.p50: 5], absolute: [.p50: 20]))
        })
      Benchmark(
        "\(name)-\(phase.name)",
        configuration: .init(
          metrics: metrics, maxDuration: .milliseconds(500), maxIterations: 5,
          thresholds: thresholds)
      ) { benchmark in
        var replay = Replay(trace)
        for earlier in 0..<index { try replay.play(earlier) { _ in } }
        let before = replay.solver.counters
        benchmark.startMeasurement()
        try replay.play(index) { _ in }
        benchmark.stopMeasurement()
        let after = replay.solver.counters
        benchmark.measurement(steps, after.dualSteps - before.dualSteps)
        benchmark.measurement(columns, after.columns - before.columns)
        benchmark.measurement(entries, after.entriesTouched - before.entriesTouched)
      }
    }
  }
}

func namedTraces() -> [(name: String, trace: Trace)] {
  guard let folder = ProcessInfo.processInfo.environment["PLUMB_TRACES"] else {
    return Workload.allCases.compactMap { workload in
      (try? workload.trace(100)).map { ("\(workload.rawValue)-100", $0) }
    }
  }
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.sorted().filter { $0.hasSuffix(".trace") }.compactMap { name in
    guard let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8),
      let trace = try? Trace(text, mergingContentSizes: true)
    else { return nil }
    return (String(name.dropLast(6)), trace)
  }
}
