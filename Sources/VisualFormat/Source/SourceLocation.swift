// SPDX-License-Identifier: MIT

/// A place in a text as people count it: lines and columns from 1.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// The column, from 1, counted in Unicode scalars.
  ///
  /// Formats are ASCII, where bytes, scalars and characters agree. Scalars are counted so that text
  /// beyond ASCII, which is an error here, does not push the caret away from what it points at.
  public var column: Int

  /// Creates a location.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
