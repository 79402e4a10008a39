// SPDX-License-Identifier: MIT

/// What reading a text as an extended format gave: always a tree, and every mistake.
public struct ParsedExtendedFormat: Hashable, Sendable {
  /// The text.
  public var source: FormatSource

  /// What could be read. With diagnostics it is the reader's best guess.
  public var format: ExtendedFormat

  /// The mistakes, in reading order.
  public var diagnostics: [FormatDiagnostic]
}

extension ExtendedFormat {
  /// Reads a text in the extended format.
  ///
  /// Statements end at line breaks and at `;`. A line that begins with `-` or `~` goes on with the
  /// statement before it. What follows `//` in a line is a comment. Within a statement the grammar
  /// is UIKit's and more: what UIKit reads from one line without an exception means the same here.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func parse(_ text: String) -> ParsedExtendedFormat {
    let source = FormatSource(text)
    var statements: [FormatStatement] = []
    var diagnostics: [FormatDiagnostic] = []
    for parts in source.statements {
      var parser = FormatParser(SqueezedText(source.bytes, in: parts), dialect: .extended)
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
  /// The parts of the text that make each statement: no comments, no blank lines.
  fileprivate var statements: [[Range<Int>]] {
    var statements: [[Range<Int>]] = []
    var isOpen = false
    var start = 0
    while start < count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? count
      let parts = bytes[start..<(commentStart(in: start..<end) ?? end)]
        .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      for part in parts {
        if part.startIndex > start { isOpen = false }  // Behind a `;`.
        guard let first = part.first(where: { !$0.isBlank }) else { continue }
        if isOpen, first == UInt8(ascii: "-") || first == UInt8(ascii: "~") {
          statements[statements.count - 1].append(part.indices)
        } else {
          statements.append([part.indices])
        }
        isOpen = true
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
