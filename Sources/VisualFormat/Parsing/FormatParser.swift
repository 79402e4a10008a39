// SPDX-License-Identifier: MIT

/// Parses one statement by recursive descent over its bytes.
///
/// The parser never fails. At a mistake it records a diagnostic and continues at the next position
/// that fits the grammar, and so finds later mistakes too. Every loop consumes at least one byte
/// per iteration, and nothing nests, which makes the time linear and the stack depth constant.
struct FormatParser {
  let text: WhitespaceFreeText
  let dialect: FormatDialect

  /// The index of the next byte in the text without whitespace.
  var position = 0

  var diagnostics: [FormatDiagnostic] = []

  init(_ text: WhitespaceFreeText, dialect: FormatDialect) {
    self.text = text
    self.dialect = dialect
  }

  var isAtEnd: Bool { position >= text.count }

  var isExtended: Bool { dialect == .extended }

  /// The byte `distance` bytes after the next one, or `nil` past the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    return index < text.count ? text.bytes[index] : nil
  }

  /// Whether the next byte is the given ASCII character.
  func isAt(_ character: Unicode.Scalar) -> Bool { peek() == UInt8(ascii: character) }

  /// Skips the given ASCII character, if it is next.
  mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    position += 1
    return true
  }

  /// Skips all bytes before the first one for which `isStop` is true.
  mutating func skip(until isStop: (UInt8) -> Bool) {
    while let byte = peek(), !isStop(byte) { position += 1 }
  }

  /// The text between two indices.
  func string(_ range: Range<Int>) -> String { String(decoding: text.bytes[range], as: UTF8.self) }

  /// The position in the source of the text consumed since `start`.
  func node(from start: Int) -> FormatPosition {
    FormatPosition(text.sourceRange(of: start..<position))
  }
}

// MARK: Diagnostics

extension FormatParser {
  /// Reports a mistake in the bytes of `range`. UIKit detects it at the index `noticedAt`.
  mutating func report(
    _ problem: FormatProblem, at range: Range<Int>, noticedAt: Int? = nil, fixing: String? = nil,
    notes: [String] = []
  ) {
    let place = text.sourceRange(of: range)
    diagnostics.append(
      FormatDiagnostic(
        problem, at: place, noticedAt: text.offset(of: noticedAt ?? range.lowerBound),
        fixIt: fixing.map { FormatFixIt(replacing: place, with: $0) }, notes: notes))
  }

  /// Reports that the next token is not allowed here. Inserting the text `inserting` before the
  /// token corrects the mistake.
  mutating func reportNext(_ problem: (String?) -> FormatProblem, inserting: String? = nil) {
    let range = rangeOfNext
    let place = text.sourceRange(of: range)
    let offset = place.lowerBound
    diagnostics.append(
      FormatDiagnostic(
        problem(isAtEnd ? nil : string(range)), at: place,
        fixIt: inserting.map { FormatFixIt(replacing: offset..<offset, with: $0) },
        notes: noteOnDialect))
  }

  /// The next word, number or character.
  private var rangeOfNext: Range<Int> {
    guard let first = peek() else { return position..<position }
    var end = position + 1
    let isWord = first.continuesName
    while end < text.count {
      let byte = text.bytes[end]
      guard isWord ? byte.continuesName : byte.continuesScalar else { break }
      end += 1
    }
    return position..<end
  }

  /// A note if the next character is part of the extended format only.
  private var noteOnDialect: [String] {
    guard dialect == .uikit, let byte = peek() else { return [] }
    switch Unicode.Scalar(byte) {
    case "%": return ["percentages belong to the extended format"]
    case "*", "/", "+": return ["arithmetic belongs to the extended format"]
    case "~": return ["equal gaps belong to the extended format"]
    case ".": return ["attributes belong to the extended format"]
    default: return []
    }
  }
}
