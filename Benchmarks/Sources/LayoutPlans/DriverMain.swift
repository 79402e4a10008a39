// SPDX-License-Identifier: MIT

import Foundation

/// The command line of the drivers:
///
/// `DRIVER WORKLOAD N [REPS]` runs all actions and prints the cost of each, with `all` for every
/// workload. `DRIVER counts FILE` compares the work at 100 views with thresholds. `DRIVER
/// thresholds` prints them. `DRIVER loop WORKLOAD N ACTION TIMES` repeats one action, for
/// profilers.
public struct DriverMain<Way: MeasuredLayout> {
  /// Measures the solver alone with the same rows, if possible.
  public var solverTimes: ((LayoutPlan, Int) throws -> [Action: Double])?

  public init(solverTimes: ((LayoutPlan, Int) throws -> [Action: Double])? = nil) {
    self.solverTimes = solverTimes
  }

  /// - Returns: the exit status.
  public func run(_ arguments: [String]) throws -> Int32 {
    if arguments.first == "counts", arguments.count == 2 { return try check(arguments[1]) }
    if arguments.first == "loop" { return loop(Array(arguments.dropFirst())) }
    if arguments.first == "thresholds" {
      each { workload, action, cost in print(WorkCheck.line(workload, action, cost.work)) }
      return 0
    }
    guard arguments.count >= 2, let count = Int(arguments[1]), count >= 4 else {
      FileHandle.standardError.write(
        Data(
          "usage: WORKLOAD|all N [REPS] | counts FILE | thresholds | loop WORKLOAD N ACTION TIMES\n"
            .utf8))
      return 2
    }
    let workloads =
      arguments[0] == "all"
      ? LayoutWorkload.allCases : [LayoutWorkload(rawValue: arguments[0])].compactMap { $0 }
    let repeats = arguments.count > 2 ? Int(arguments[2]) ?? 3 : 3
    print(CostTable.header)
    for workload in workloads {
      let plan = workload.plan(count)
      let solver = try solverTimes?(plan, repeats) ?? [:]
      let session = Session<Way>(plan, clock: processorTime)
      for _ in 0..<repeats { session.play() }
      for action in Action.allCases {
        guard let cost = session.costs[action] else { continue }
        print(CostTable.line(workload, plan.nodes.count, action, cost, solver: solver[action]))
      }
      print("\(workload.rawValue)\t\(plan.nodes.count)\tdigest\t\(session.digest)")
    }
    return workloads.isEmpty ? 2 : 0
  }

  private func loop(_ arguments: [String]) -> Int32 {
    guard arguments.count == 4, let workload = LayoutWorkload(rawValue: arguments[0]),
      let count = Int(arguments[1]), count >= 4, let action = Action(rawValue: arguments[2]),
      let times = Int(arguments[3]), times > 0
    else {
      FileHandle.standardError.write(Data("usage: loop WORKLOAD N ACTION TIMES\n".utf8))
      return 2
    }
    let session = Session<Way>(workload.plan(count), clock: processorTime)
    let start = processorTime()
    session.loop(action, times: times)
    print((processorTime() - start) / Double(times))
    return 0
  }

  private func each(_ body: (LayoutWorkload, Action, Cost) -> Void) {
    for workload in LayoutWorkload.allCases {
      let session = Session<Way>(workload.plan(100), clock: processorTime)
      session.play()
      for action in Action.allCases {
        if let cost = session.costs[action] { body(workload, action, cost) }
      }
    }
  }

  private func check(_ path: String) throws -> Int32 {
    let check = try WorkCheck(path: path)
    var isGood = true
    each { workload, action, cost in
      for complaint in check.complaints(workload, action, cost.work) {
        print(complaint)
        isGood = false
      }
    }
    return isGood ? 0 : 1
  }
}

/// The processor time of the process in microseconds. Other processes affect it less than the wall
/// clock time.
public func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}
