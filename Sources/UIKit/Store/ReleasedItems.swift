// SPDX-License-Identifier: MIT

import AutoLayout
import Synchronization

/// The items of released objects, which wait for removal. Objects may be released on any thread.
final class ReleasedItems: Sendable {
  private let items = Mutex<[ItemID]>([])
  private let hasItems = Atomic(false)

  /// Whether there are no items. Costs one atomic load.
  var isEmpty: Bool { !hasItems.load(ordering: .acquiring) }

  func append(_ item: ItemID) {
    items.withLock { $0.append(item) }
    hasItems.store(true, ordering: .releasing)
  }

  func takeAll() -> [ItemID] {
    hasItems.store(false, ordering: .sequentiallyConsistent)
    return items.withLock { list in
      defer { list = [] }
      return list
    }
  }
}
