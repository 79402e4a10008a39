// SPDX-License-Identifier: MIT

import TestSettings

/// The length of a run of random changes.
struct ChurnPlan {
  let views: Int
  let steps: Int
  /// The number of steps between two comparisons with a fresh hierarchy.
  let every: Int
  let seed = TestSettings.firstSeed

  static let current =
    TestSettings.isLong
    ? ChurnPlan(views: 2000, steps: TestSettings.cases(0, long: 200), every: 1)
    : ChurnPlan(views: 50, steps: 100, every: 4)
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
