// SPDX-License-Identifier: MIT

/// The result of parsing a text as one visual format: a syntax tree, even for a text with mistakes,
/// and all mistakes.
public struct ParsedFormat: Hashable, Sendable {
  /// The text.
  public var source: FormatSource

  /// The syntax tree. If there are diagnostics, it is the parser's best guess.
  public var statement: FormatStatement

  /// The mistakes, in reading order.
  public var diagnostics: [FormatDiagnostic]
}

extension FormatStatement {
  /// Parses a format as UIKit's `constraints(withVisualFormat:options:metrics:views:)` does.
  ///
  /// Names are not looked up here; that is part of resolution. Whitespace is ignored everywhere.
  /// Every text is read to its end.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func parse(_ text: String) -> ParsedFormat {
    let source = FormatSource(text)
    var parser = FormatParser(WhitespaceFreeText(source), dialect: .uikit)
    let statement = parser.parseStatement()
    return ParsedFormat(
      source: source, statement: statement, diagnostics: parser.diagnostics.inReadingOrder())
  }
}
