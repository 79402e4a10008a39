// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Source: Apple's headers, in which the updates of `performBatchUpdates` do not escape.
@MainActor
struct NonescapingUpdatesTests {
  private final class Table: UITableView {
    var log: [String] = []
    func note(_ text: String) { log.append(text) }

    // Neither `@escaping` nor `self`.
    func change(_ updates: () -> Void) {
      performBatchUpdates(updates)
      performBatchUpdates {
        note("own")
      }
    }

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      note("override")
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test func updatesNeedNotEscape() {
    let table = Table()
    table.change { table.note("given") }
    #expect(table.log == ["override", "given", "override", "own"])
  }

  @Test func collectionsAgree() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var calls = 0
    func change(_ updates: () -> Void) { collection.performBatchUpdates(updates) }
    change { calls += 1 }
    collection.performBatchUpdates(nil)
    #expect(calls == 1)
  }
}
