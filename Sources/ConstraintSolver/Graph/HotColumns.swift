// SPDX-License-Identifier: MIT

/// The columns that are kept: at most four.
struct HotColumns: ~Copyable, Sendable {
  static let count = 4

  private var columns = FixedStorage(count: HotColumns.count) { HotColumn() }
  /// The number of slots that hold a column.
  var inUse = 0
  /// The number of uses of all columns.
  var uses = 0

  subscript(slot: Int) -> HotColumn {
    @inline(__always) unsafeAddress { columns.address(slot) }
    @inline(__always) unsafeMutableAddress { columns.mutableAddress(slot) }
  }
}
