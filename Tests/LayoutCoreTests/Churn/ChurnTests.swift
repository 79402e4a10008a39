// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore
import Testing

/// Promise: whatever the history, the same conflicts, and the same frames wherever they are unique.
struct ChurnTests {
  /// `PLUMB_CHURN_SEEDS` names how many histories are tried; each seed is one.
  private static let seeds: ClosedRange<UInt64> =
    1...(ProcessInfo.processInfo.environment["PLUMB_CHURN_SEEDS"].flatMap { UInt64($0) } ?? 8)

  @Test(arguments: seeds)
  func framesAfterAnyHistoryAreThoseOfAFreshForest(seed: UInt64) throws {
    var tree = try RandomTree(seed: seed, views: 14)
    var compared = 0
    for step in 0..<40 {
      for _ in 0...tree.random.below(3) { try tree.change() }
      let difference = try Self.difference(&tree, &compared)
      if let difference {
        Issue.record("seed \(seed), step \(step): \(difference) after \(tree.history.suffix(4))")
        return
      }
    }
    #expect(compared > 100)
  }

  /// What a fresh forest lays out in another way; nil for nothing.
  static func difference(_ tree: inout RandomTree, _ compared: inout Int) throws -> String? {
    let snapshot = tree.forest.layout(tree.root)
    var fresh = try FreshForest(copying: tree.forest, root: tree.root)
    let expected = fresh.forest.layout(fresh.root)
    let broken = Set(snapshot.conflicts.map(\.broken))
    let expectedBroken = Set(
      expected.conflicts.map { $0.broken.flatMap { fresh.originalConstraints[$0] } })
    if broken != expectedBroken { return "broken \(broken), fresh \(expectedBroken)" }
    guard snapshot.nodes.count == expected.nodes.count, snapshot.didSettle, expected.didSettle
    else { return nil }
    var isOpen: Set<ItemID> = []
    for (node, other) in zip(snapshot.nodes, expected.nodes) {
      let parent = other.parent.map { expected.nodes[$0].id }
      if parent.map({ isOpen.contains($0) }) ?? false || fresh.forest.isAmbiguous(other.id) {
        isOpen.insert(other.id)
        continue
      }
      compared += 1
      if node.frame != other.frame || node.margins != other.margins
        || node.safeArea != other.safeArea
      {
        return
          "\(node.id) \(node.kind) \(node.frame) \(node.margins), fresh \(other.frame) \(other.margins)"
      }
    }
    return nil
  }
}
