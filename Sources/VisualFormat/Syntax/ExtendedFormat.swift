// SPDX-License-Identifier: MIT

/// The syntax tree of a text in the extended format: a list of statements.
public struct ExtendedFormat: Hashable, Sendable {
  /// The statements in the order of the text.
  public var statements: [FormatStatement]

  /// Creates a tree from statements.
  public init(_ statements: [FormatStatement]) { self.statements = statements }
}

extension ExtendedFormat: CustomStringConvertible {
  /// The statements as text, one per line.
  public var description: String { statements.map { $0.description }.joined(separator: "\n") }
}
