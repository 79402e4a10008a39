// SPDX-License-Identifier: MIT

/// What reading a text as one visual format gave: always a tree, and every mistake.
public struct ParsedFormat: Hashable, Sendable {
  /// The text.
  public var source: FormatSource

  /// What could be read. With diagnostics it is the reader's best guess.
  public var statement: FormatStatement

  /// The mistakes, in reading order.
  public var diagnostics: [FormatDiagnostic]
}

extension FormatStatement {
  /// Reads a format as UIKit's `constraints(withVisualFormat:options:metrics:views:)` does.
  ///
  /// Names are not looked up: that is the resolver's part. Blanks mean nothing, wherever they stand.
  /// Every text is read to its end.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func parse(_ text: String) -> ParsedFormat {
    let source = FormatSource(text)
    var parser = FormatParser(SqueezedText(source), dialect: .uikit)
    let statement = parser.parseStatement()
    return ParsedFormat(
      source: source, statement: statement, diagnostics: parser.diagnostics.inReadingOrder())
  }
}
