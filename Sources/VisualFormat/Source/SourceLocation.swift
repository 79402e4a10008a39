// SPDX-License-Identifier: MIT

/// A line and a column in a text, both counted from 1.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// The column, from 1, counted in Unicode scalars.
  ///
  /// Formats are ASCII, where bytes, scalars and characters agree. Non-ASCII text is an error here,
  /// but counting scalars still aligns the caret under it.
  public var column: Int

  /// Creates a location.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
