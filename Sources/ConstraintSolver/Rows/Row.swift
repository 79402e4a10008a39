// SPDX-License-Identifier: MIT

/// A row. Its residual is r = Σ coefficient · value − constant. Its cost is a convex function of r
/// with one slope below zero and one above.
///
/// `<= p` costs above zero, `>= p` below, `== p` on both sides. A content size costs by its
/// compression resistance below and by its hugging above. A slope is 0, one unit at a level, or
/// infinite.
struct Row: BitwiseCopyable, Hashable, Sendable {
  enum State: UInt8, Sendable {
    /// The slot is free.
    case free
    /// The residual may have any value. The row contributes its ``Row/slope``.
    case inactive
    /// The residual is zero, and the row defines ``Row/variable``.
    case definer
    /// The residual is zero, and the row closes a cycle: it belongs to a block.
    case core
  }

  enum Kind: UInt8, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual, contentSize
    /// The hidden bound of a non-negative variable.
    case bound
  }

  /// The level of a required side, and the level of a side without cost.
  static let required: Float = 1000
  static let free: Float = 0
  /// A level below all levels that a row of the caller may have.
  static let probe: Float = -0.25
  /// The level of a tie-breaker: a row that only chooses between layouts that are equally good for
  /// all rows of the caller. It is below the probe's level, so tie-breakers make no value unique.
  static func tieBreaker(_ rank: Int) -> Float { -0.5 - 0.125 * Float(min(max(rank, 0), 3)) }

  var constant: Double = 0
  /// The largest absolute coefficient. The tolerance of the residual is proportional to it.
  var scale: Double = 1
  /// The index of the row's first entry.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The order of activation, which breaks all ties between rows.
  var sequence: UInt32 = 0
  var below = Row.free
  var above = Row.free
  /// The variable that a definer defines, or the block of a core row.
  var variable: Int32 = -1
  /// The entry of the variable that a definer defines, or the position of a core row in its block.
  var place: Int32 = -1
  /// The first part of the dual of an active row.
  var dual: Int32 = -1
  var generation: UInt32 = 0
  /// The number of changes of the constant, up to the number that makes the row hot.
  var changes: UInt8 = 0
  var state = State.free
  var kind = Kind.equal
  /// The contribution of an inactive row: −1 is one unit at the level below, 1 is one unit at the
  /// level above.
  var slope: Int8 = 0
  /// Whether the row is in ``PendingWork/oneSidedRows``. A new row inherits this from the last row
  /// in its slot.
  var isListed = false
  /// Whether the row is a bound that does not observe its variable. See ``Engine/deferBounds()``.
  var isDeferred = false
  /// Whether the row is in the queue of required rows.
  var isQueuedAsRequired = false
  /// The residual with which the row is in the queue of optional rows, or zero if it is not queued.
  var queued: Float = 0

  var entries: Range<Int32> { start..<(start + count) }

  /// Whether both sides are required, so that no dual step removes the row from the basis. Its dual
  /// is not stored.
  var isRigid: Bool { below == Row.required && above == Row.required }

  /// Whether a residual on one side costs nothing. False for hidden bounds.
  var isOneSided: Bool { kind != .bound && (below == Row.free || above == Row.free) }

  var hasRequiredSide: Bool { below == Row.required || above == Row.required }

  /// The level of the side that a residual of this sign is on.
  @inline(__always)
  func level(_ direction: Double) -> Float { direction > 0 ? above : below }

  /// The slope that an inactive row has to contribute if its residual has this sign.
  @inline(__always)
  func slope(forResidual direction: Double) -> Int8 {
    direction > 0 ? (above == Row.free ? 0 : 1) : (below == Row.free ? 0 : -1)
  }
}
