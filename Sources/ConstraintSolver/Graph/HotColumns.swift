// SPDX-License-Identifier: MIT

/// The few columns that are kept.
struct HotColumns: ~Copyable, Sendable {
  static let count = 4

  private var columns = FixedStorage(count: HotColumns.count) { HotColumn() }
  /// How many of them hold a column.
  var inUse = 0
  /// Uses of any column.
  var uses = 0

  subscript(slot: Int) -> HotColumn {
    @inline(__always) unsafeAddress { columns.address(slot) }
    @inline(__always) unsafeMutableAddress { columns.mutableAddress(slot) }
  }
}
