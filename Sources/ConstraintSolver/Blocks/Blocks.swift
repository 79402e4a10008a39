// SPDX-License-Identifier: MIT

/// All blocks. No core row of a block depends on a cut variable of another block.
struct Blocks: Hashable, Sendable {
  private var blocks: [Block] = []
  private var free: [Int32] = []
  private(set) var dirty: [Int32] = []

  var isEmpty: Bool { blocks.count == free.count }
  var indices: Range<Int32> { 0..<Int32(blocks.count) }

  subscript(block: Int32) -> Block {
    _read { yield blocks[Int(block)] }
    _modify { yield &blocks[Int(block)] }
  }

  mutating func make() -> Int32 {
    if let slot = free.popLast() { return slot }
    blocks.append(Block())
    return Int32(blocks.count - 1)
  }

  mutating func release(_ block: Int32) {
    blocks[Int(block)] = Block()
    free.append(block)
  }

  mutating func markDirty(_ block: Int32) {
    guard !blocks[Int(block)].isDirty else { return }
    blocks[Int(block)].isDirty = true
    dirty.append(block)
  }

  /// Reverts ``markDirty(_:)``.
  mutating func markClean(_ block: Int32) { blocks[Int(block)].isDirty = false }

  /// The next block to be rebuilt, if it still exists.
  mutating func takeDirty() -> Int32? {
    while let block = dirty.popLast() {
      guard blocks[Int(block)].isDirty else { continue }
      blocks[Int(block)].isDirty = false
      return block
    }
    return nil
  }
}
