// SPDX-License-Identifier: MIT

/// A query for a fitting size.
struct FittingQuery: Hashable {
  var item: ItemID
  var target: FittingTarget
  var wrapped: [WrappedContent]
}

/// A cache of fitting sizes, valid until the next change. Hosts query width and height separately.
struct FittingCache {
  private var results: [FittingQuery: FittingResult] = [:]
  private var changes: UInt64 = 0

  func result(of query: FittingQuery, asOf changes: UInt64) -> FittingResult? {
    changes == self.changes ? results[query] : nil
  }

  mutating func note(
    _ result: FittingResult, of query: FittingQuery, asOf changes: UInt64
  ) {
    if changes != self.changes { results.removeAll(keepingCapacity: true) }
    self.changes = changes
    results[query] = result
  }
}
