// SPDX-License-Identifier: MIT

import Foundation

/// How long a history is, from the environment: a normal run is short.
struct ChurnPlan {
  var views = 50
  var steps = 100
  /// After how many steps a fresh hierarchy is laid out for comparison.
  var every = 4
  var seed: UInt64 = 1

  /// `PLUMB_CHURN` is `VIEWS,STEPS,EVERY,SEED`, as many of them as wanted: `2000,10000,1,1`.
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

/// Random numbers that are the same in every run of the same seed (SplitMix64).
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
