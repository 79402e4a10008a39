// SPDX-License-Identifier: MIT

/// Identifies a row of one ``Solver``.
///
/// The slot is reused after ``Solver/remove(_:)``. The generation distinguishes a stale id from a
/// valid one.
public struct RowID: Hashable, Sendable {
  /// A dense index, so that a caller can keep data about rows in an array.
  public let slot: Int32
  let generation: UInt32
}
