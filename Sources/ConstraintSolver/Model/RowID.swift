// SPDX-License-Identifier: MIT

/// Names a row of one ``Solver``.
///
/// The slot is reused after ``Solver/remove(_:)``; the generation tells a stale id from a live one.
public struct RowID: Hashable, Sendable {
  /// Dense, so that a host can keep what it knows about rows in an array.
  public let slot: Int32
  let generation: UInt32
}
