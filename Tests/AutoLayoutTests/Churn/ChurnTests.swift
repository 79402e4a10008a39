// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import TestSettings
import Testing

/// Random histories of changes. Whatever the history, the conflicts must be the same, and so must
/// the frames that are unambiguous.
struct ChurnTests {
  private static let seeds =
    TestSettings.firstSeed..<TestSettings.firstSeed + UInt64(TestSettings.cases(4, long: 8))

  @Test func layoutAfterAnyHistoryIsThatOfAFreshForest() async throws {
    var compared = 0
    try await withThrowingTaskGroup { group in
      for seed in Self.seeds { group.addTask { try Self.compare(seed: seed) } }
      for try await count in group { compared += count }
    }
    // Single histories may leave most views ambiguous. All of them together do not.
    #expect(compared > 150 * Self.seeds.count)
  }

  /// Runs a history and reports the first difference.
  ///
  /// - Returns: the number of views compared.
  private static func compare(seed: UInt64) throws -> Int {
    var tree = try RandomTree(seed: seed, views: 14)
    var compared = 0
    for step in 0..<40 {
      for _ in 0...tree.random.below(3) { try tree.change() }
      let snapshot = tree.forest.layout(tree.root)
      var fresh = try FreshForest(copying: tree.forest, root: tree.root)
      if let difference = fresh.difference(from: snapshot, &compared) {
        Issue.record("seed \(seed), step \(step): \(difference) after \(tree.history.suffix(4))")
        break
      }
    }
    return compared
  }
}
