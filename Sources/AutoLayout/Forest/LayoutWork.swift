// SPDX-License-Identifier: MIT

/// The work that a forest has done since it was made, in units that do not depend on the machine.
///
/// Benchmarks compare it: what an action costs is what it makes the forest do.
public struct LayoutWork: Hashable, Sendable {
  /// Rows that were written, whether they turned out to be unchanged or not.
  public var rowsWritten = 0
  /// Rows that were new to a solver.
  public var rowsEntered = 0
  /// Frames that were found from a solution and snapped to pixels.
  public var framesFound = 0
  /// Frames that were applied and differ from what they replace.
  public var framesPlaced = 0
  /// Contents that were measured, at a width or without one.
  public var contentsMeasured = 0
  /// Items whose properties were copied as a whole.
  public var itemsCopied = 0
  /// Steps of the solvers, each of which lets one row give way.
  public var steps = 0
  /// Coefficients that the solvers read while they looked for what depends on what.
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
