// SPDX-License-Identifier: MIT

/// The few columns that are kept.
///
/// Four fields rather than an `InlineArray`, which Embedded Swift cannot destroy.
struct HotColumns: ~Copyable, Sendable {
  static let count = 4

  private var first = HotColumn()
  private var second = HotColumn()
  private var third = HotColumn()
  private var fourth = HotColumn()
  /// How many of them hold a column.
  var inUse = 0
  /// Uses of any column.
  var uses = 0

  subscript(slot: Int) -> HotColumn {
    @inline(__always) _read {
      switch slot {
      case 0: yield first
      case 1: yield second
      case 2: yield third
      default: yield fourth
      }
    }
    @inline(__always) _modify {
      switch slot {
      case 0: yield &first
      case 1: yield &second
      case 2: yield &third
      default: yield &fourth
      }
    }
  }
}
