// SPDX-License-Identifier: MIT

/// A query for a fitting size.
struct FittingQuery: Hashable {
  var item: ItemID
  var target: FittingTarget
  var wrapped: [WrappedContent]
}

/// A cache of fitting sizes, valid until the next change. Hosts query width and height separately.
struct FittingCache {
  private var answers: [FittingQuery: FittingAnswer] = [:]
  private var changes: UInt64 = 0

  func answer(to question: FittingQuery, asOf changes: UInt64) -> FittingAnswer? {
    changes == self.changes ? answers[question] : nil
  }

  mutating func note(
    _ answer: FittingAnswer, to question: FittingQuery, asOf changes: UInt64
  ) {
    if changes != self.changes { answers.removeAll(keepingCapacity: true) }
    self.changes = changes
    answers[question] = answer
  }
}
