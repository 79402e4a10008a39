// SPDX-License-Identifier: MIT

/// A set of blocks that is reused many times.
struct BlockMarks: Sendable {
  private var marks: [UInt32] = []
  private var epoch: UInt32 = 0

  /// Empties the set.
  ///
  /// - Parameter count: the largest number of blocks.
  mutating func begin(_ count: Int) {
    epoch &+= 1
    if marks.count < count {
      marks.append(contentsOf: repeatElement(0, count: count - marks.count))
    }
  }

  /// Inserts a block.
  ///
  /// - Returns: whether the block was not in the set.
  mutating func insert(_ block: Int32) -> Bool {
    guard marks[Int(block)] != epoch else { return false }
    marks[Int(block)] = epoch
    return true
  }
}
