// SPDX-License-Identifier: MIT

/// The work that a forest has done since it was created, in counts that do not depend on the
/// machine.
///
/// Benchmarks use the difference before and after an action as the cost of the action.
public struct LayoutWork: Hashable, Sendable {
  /// The number of rows written, including rows that were unchanged.
  public var rowsWritten = 0
  /// The number of rows that were new to a solver.
  public var rowsEntered = 0
  /// The number of frames read from a solution and snapped to pixels.
  public var framesFound = 0
  /// The number of applied frames that differ from the previous frame.
  public var framesPlaced = 0
  /// The number of contents measured, with or without a width.
  public var contentsMeasured = 0
  /// The number of items whose properties were copied as a whole.
  public var itemsCopied = 0
  /// The number of solver steps. Each step lets one row give way.
  public var steps = 0
  /// The number of coefficients that the solvers read while they searched for dependencies.
  public var entriesTouched = 0

  public init() {}

  public static func - (after: LayoutWork, before: LayoutWork) -> LayoutWork {
    var result = LayoutWork()
    result.rowsWritten = after.rowsWritten - before.rowsWritten
    result.rowsEntered = after.rowsEntered - before.rowsEntered
    result.framesFound = after.framesFound - before.framesFound
    result.framesPlaced = after.framesPlaced - before.framesPlaced
    result.contentsMeasured = after.contentsMeasured - before.contentsMeasured
    result.itemsCopied = after.itemsCopied - before.itemsCopied
    result.steps = after.steps - before.steps
    result.entriesTouched = after.entriesTouched - before.entriesTouched
    return result
  }
}
