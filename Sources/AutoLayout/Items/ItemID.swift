// SPDX-License-Identifier: MIT

/// Names an item of a ``LayoutForest``.
///
/// An id never changes and is never given out again: a stale one names nothing, and every operation
/// of the forest on it is harmless.
public struct ItemID: Hashable, Sendable {
  package var index: Int32
  package var generation: UInt32

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
