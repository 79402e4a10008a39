// SPDX-License-Identifier: MIT

/// The identity of an item of a ``LayoutForest``.
///
/// An id never changes and is never reused. After its item is destroyed the id is stale, and every
/// operation of the forest on a stale id is harmless.
public struct ItemID: Hashable, Sendable {
  package var index: Int32
  package var generation: UInt32

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
