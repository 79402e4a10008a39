// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Changes to a text. Ranges are UTF-8 offsets in the original text.
struct EditList {
  private struct Edit {
    var range: Range<Int>
    var replacement: String
    var order: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range with `text`. If two ranges overlap, the one that starts first wins. If both
  /// start at the same offset, the one that was added first wins.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, replacement: text, order: edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Replaces a node without its trivia. The text is padded with blanks to the node's length, or
  /// with line breaks to its number of lines.
  mutating func replace(_ node: some SyntaxProtocol, padding text: String) {
    let newline = UInt8(ascii: "\n")
    let lines = node.trimmedDescription.utf8.count { $0 == newline }
    let length = node.range.count
    let padding =
      lines > 0
      ? String(repeating: "\n", count: max(0, lines - text.utf8.count { $0 == newline }))
      : String(repeating: " ", count: max(0, length - text.utf8.count))
    // With blanks before it, the mark would be another operator: `case #keyPath(name)?:`.
    let isMarked = node.is(MacroExpansionExprSyntax.self) && node.isBeforeMark
    replace(node.range, with: isMarked ? padding + text : text + padding)
  }

  /// Replaces a node without its trivia by blanks. Line breaks stay.
  mutating func blank(_ node: some SyntaxProtocol) {
    let bytes = node.trimmedDescription.utf8.map { byte -> UInt8 in
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
    }
    replace(node.range, with: String(decoding: bytes, as: UTF8.self))
  }

  /// Replaces a range of a text by blanks. Line breaks stay.
  mutating func blank(_ range: Range<Int>, of text: String) {
    guard !range.isEmpty else { return }
    let bytes = text.utf8.dropFirst(range.lowerBound).prefix(range.count).map { byte -> UInt8 in
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
    }
    replace(range, with: String(decoding: bytes, as: UTF8.self))
  }

  /// The text with all changes.
  func applied(to text: String) -> String { applied(to: text, in: 0..<text.utf8.count) }

  /// A part of the text with the changes in it.
  func applied(to text: String, in range: Range<Int>) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(range.count + 1024)
    var position = range.lowerBound
    let sorted = edits.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, $0.order)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, $1.order)
    }
    for edit in sorted where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    result += bytes[position..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// Whether `?` or `!` follows directly.
  fileprivate var isBeforeMark: Bool {
    let next = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    return next?.tokenKind == .postfixQuestionMark || next?.tokenKind == .exclamationMark
  }

  /// The UTF-8 offsets of the node without its trivia.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
