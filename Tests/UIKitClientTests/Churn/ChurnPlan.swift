// SPDX-License-Identifier: MIT

import Foundation

/// The length of a run, from the environment. The default run is short.
struct ChurnPlan {
  var views = 50
  var steps = 100
  /// The number of steps between two comparisons with a fresh hierarchy.
  var every = 4
  var seed: UInt64 = 1

  /// `PLUMB_CHURN` is `VIEWS,STEPS,EVERY,SEED`, such as `2000,10000,1,1`. Trailing values can be
  /// omitted.
  static let current: ChurnPlan = {
    var plan = ChurnPlan()
    let values = (ProcessInfo.processInfo.environment["PLUMB_CHURN"] ?? "")
      .split(separator: ",").compactMap { Int($0) }
    if values.count > 0 { plan.views = values[0] }
    if values.count > 1 { plan.steps = values[1] }
    if values.count > 2 { plan.every = max(values[2], 1) }
    if values.count > 3 { plan.seed = UInt64(values[3]) }
    return plan
  }()
}

/// A generator of random numbers (SplitMix64). The same seed gives the same numbers in every run.
struct ChurnRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
