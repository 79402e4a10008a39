// SPDX-License-Identifier: MIT

/// The result of parsing a text in the extended format: a syntax tree, even for a text with
/// mistakes, and all mistakes.
public struct ParsedExtendedFormat: Hashable, Sendable {
  /// The text.
  public var source: FormatSource

  /// The syntax tree. If there are diagnostics, it is the parser's best guess.
  public var format: ExtendedFormat

  /// The mistakes, in reading order.
  public var diagnostics: [FormatDiagnostic]
}

extension ExtendedFormat {
  /// Parses a text in the extended format.
  ///
  /// Statements end at line breaks and at `;`. A line that begins with `-` or `~` continues the
  /// previous statement. A comment begins with `//` and ends with the line. Within a statement the
  /// grammar is a superset of UIKit's: a one-line format that UIKit reads without an exception has
  /// the same meaning here.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func parse(_ text: String) -> ParsedExtendedFormat {
    let source = FormatSource(text)
    var statements: [FormatStatement] = []
    var diagnostics: [FormatDiagnostic] = []
    for parts in source.statements {
      var parser = FormatParser(WhitespaceFreeText(source.bytes, in: parts), dialect: .extended)
      statements.append(parser.parseStatement())
      diagnostics += parser.diagnostics
    }
    if statements.isEmpty { diagnostics.append(FormatDiagnostic(.emptyFormat, at: 0..<0)) }
    return ParsedExtendedFormat(
      source: source, format: ExtendedFormat(statements),
      diagnostics: diagnostics.inReadingOrder())
  }
}

extension FormatSource {
  /// The parts of the text that form each statement, without comments and blank lines.
  fileprivate var statements: [[Range<Int>]] {
    var statements: [[Range<Int>]] = []
    var canContinue = false
    var start = 0
    while start < count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? count
      let parts = bytes[start..<(commentStart(in: start..<end) ?? end)]
        .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      for part in parts {
        if part.startIndex > start { canContinue = false }  // The part follows a `;`.
        guard let first = part.first(where: { !$0.isBlank }) else { continue }
        if canContinue, first == UInt8(ascii: "-") || first == UInt8(ascii: "~") {
          statements[statements.count - 1].append(part.indices)
        } else {
          statements.append([part.indices])
        }
        canContinue = true
      }
      start = end + 1
    }
    return statements
  }

  private func commentStart(in line: Range<Int>) -> Int? {
    let slash = UInt8(ascii: "/")
    return line.dropLast().first { bytes[$0] == slash && bytes[$0 + 1] == slash }
  }
}
