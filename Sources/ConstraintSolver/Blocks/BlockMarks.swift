// SPDX-License-Identifier: MIT

/// A set of blocks that is filled again and again.
struct BlockMarks: Sendable {
  private var marks: [UInt32] = []
  private var epoch: UInt32 = 0

  /// Empties the set.
  ///
  /// - Parameter count: how many blocks there are at most.
  mutating func begin(_ count: Int) {
    epoch &+= 1
    if marks.count < count {
      marks.append(contentsOf: repeatElement(0, count: count - marks.count))
    }
  }

  /// - Returns: whether the block was not in it.
  mutating func insert(_ block: Int32) -> Bool {
    guard marks[Int(block)] != epoch else { return false }
    marks[Int(block)] = epoch
    return true
  }
}
