// SPDX-License-Identifier: MIT

/// A row: its residual r = Σ coefficient · value − constant, and a convex cost of r with one slope
/// below zero and one above.
///
/// `<= p` costs above zero, `>= p` below, `== p` on both sides, a content size by its compression
/// resistance below and its hugging above. A slope is 0, one unit at a level, or infinite.
struct Row: BitwiseCopyable, Hashable, Sendable {
  enum State: UInt8, Sendable {
    /// The slot waits to be reused.
    case free
    /// The residual may be anything; the row contributes its ``Row/slope``.
    case inactive
    /// The residual is zero, and that gives ``Row/variable`` its value.
    case definer
    /// The residual is zero, and that closes a cycle: the row belongs to a block.
    case core
  }

  enum Kind: UInt8, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual, contentSize
    /// The hidden bound of a non-negative variable.
    case bound
  }

  /// The level at which a violation is forbidden, and the one that stands for no cost.
  static let required: Float = 1000
  static let free: Float = 0
  /// Below every level that a row of the host may have.
  static let probe: Float = -0.25
  /// The levels of wishes, which decide between layouts that all rows of the host find equally good:
  /// below the probe, so that they make nothing unique.
  static func wish(_ rank: Int) -> Float { -0.5 - 0.125 * Float(min(max(rank, 0), 3)) }

  var constant: Double = 0
  /// The size of the largest coefficient, by which the tolerance of the residual grows.
  var scale: Double = 1
  /// The place of the row's entries.
  var start: Int32 = 0
  var count: Int32 = 0
  /// Rows are ordered by activation wherever an order is called for.
  var sequence: UInt32 = 0
  var below = Row.free
  var above = Row.free
  /// Of a definer, the variable it defines; of a core row, its block.
  var variable: Int32 = -1
  /// Of a definer, the entry of its variable; of a core row, its position in the block.
  var place: Int32 = -1
  /// The first part of the dual of an active row.
  var dual: Int32 = -1
  var generation: UInt32 = 0
  /// How often the constant was changed, up to the number that makes the row hot.
  var changes: UInt8 = 0
  var state = State.free
  var kind = Kind.equal
  /// What an inactive row contributes: one unit at the level below (−1) or above (1), or nothing.
  var slope: Int8 = 0
  /// Whether the row is in ``Agenda/oneSidedRows``, as the slot's last one may have been.
  var isListed = false
  /// Whether the row waits in the queue of required rows.
  var isQueuedAsRequired = false
  /// The residual with which the row waits in the queue of other rows; zero if it does not.
  var queued: Float = 0

  var entries: Range<Int32> { start..<(start + count) }

  /// Whether the row never gives way, whichever way it is pushed. Its dual is not kept.
  var isRigid: Bool { below == Row.required && above == Row.required }

  /// Whether a residual on one side costs nothing. Bounds do not count.
  var isOneSided: Bool { kind != .bound && (below == Row.free || above == Row.free) }

  var hasRequiredSide: Bool { below == Row.required || above == Row.required }

  /// The level of the side on which the residual lies.
  @inline(__always)
  func level(_ direction: Double) -> Float { direction > 0 ? above : below }

  /// The slope that an inactive row with a residual of this sign has to contribute.
  @inline(__always)
  func slope(asked direction: Double) -> Int8 {
    direction > 0 ? (above == Row.free ? 0 : 1) : (below == Row.free ? 0 : -1)
  }
}
