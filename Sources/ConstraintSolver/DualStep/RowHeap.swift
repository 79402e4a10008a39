// SPDX-License-Identifier: MIT

/// A queue of rows that may be inconsistent, ordered by highest level, then largest size, then
/// activation.
struct RowHeap: Hashable, Sendable {
  /// The sort key of a row. The smallest key comes first.
  struct Key: Hashable, Comparable, Sendable {
    private var rank: UInt64
    private var sequence: UInt32

    /// - Parameters:
    ///   - level: at least −1.
    ///   - size: not negative.
    init(level: Float, size: Float = 0, sequence: UInt32) {
      // The bit patterns of the level plus one and of the size have the same order as the numbers.
      rank = UInt64(~(level + 1).bitPattern) << 32 | UInt64(~size.bitPattern)
      self.sequence = sequence
    }

    @inline(__always)
    static func < (a: Key, b: Key) -> Bool {
      a.rank != b.rank ? a.rank < b.rank : a.sequence < b.sequence
    }
  }

  private struct Item: Hashable, Sendable {
    var key: Key
    var row: Int32
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func insert(_ row: Int32, key: Key) {
    let item = Item(key: key, row: row)
    var index = items.count
    items.append(item)
    var heap = items.mutableSpan
    while index > 0 {
      let parent = (index - 1) / 2
      guard key < heap[unchecked: parent].key else { break }
      heap[unchecked: index] = heap[unchecked: parent]
      index = parent
    }
    heap[unchecked: index] = item
  }

  mutating func removeFirst() -> Int32? {
    guard let last = items.popLast() else { return nil }
    let count = items.count
    guard count > 0 else { return last.row }
    var heap = items.mutableSpan
    let first = heap[unchecked: 0].row
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < count else { break }
      if child + 1 < count, heap[unchecked: child + 1].key < heap[unchecked: child].key {
        child += 1
      }
      guard heap[unchecked: child].key < last.key else { break }
      heap[unchecked: index] = heap[unchecked: child]
      index = child
    }
    heap[unchecked: index] = last
    return first
  }

  /// Whether any row in the queue satisfies the predicate.
  func contains(where isAskedFor: (Int32) -> Bool) -> Bool { items.contains { isAskedFor($0.row) } }

  /// Reorders the rows by other keys: by activation alone (Bland's rule), or by level again.
  mutating func rebuild(key: (Int32) -> Key) {
    let rows = items.map { $0.row }
    items.removeAll(keepingCapacity: true)
    for row in rows { insert(row, key: key(row)) }
  }

  /// Takes over the storage of `other`, which the caller discards. See
  /// ``Engine/init(reusingStorageOf:)``.
  mutating func takeStorage(of other: inout RowHeap) {
    items.takeStorage(of: &other.items)
  }
}
