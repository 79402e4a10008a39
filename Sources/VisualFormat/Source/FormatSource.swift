// SPDX-License-Identifier: MIT

/// The source text of a format.
///
/// Every position in this module is a UTF-8 offset into such a text. The source converts offsets to
/// lines and columns, and to UIKit's columns, which do not count whitespace.
public struct FormatSource: Hashable, Sendable {
  /// The text, unchanged.
  public let text: String

  let bytes: [UInt8]

  /// Wraps a text. Copies its bytes once.
  public init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The length of the text in UTF-8 code units.
  public var count: Int { bytes.count }

  /// The line and column of an offset. Offsets outside the text are clamped.
  ///
  /// - Complexity: O(*n*) in the offset.
  public func location(at offset: Int) -> SourceLocation {
    var location = SourceLocation(line: 1, column: 1)
    for byte in bytes[..<clamped(offset)] {
      if byte == UInt8(ascii: "\n") {
        location.line += 1
        location.column = 1
      } else if !byte.continuesScalar {
        location.column += 1
      }
    }
    return location
  }

  /// The line that contains an offset, without its line break, and the line's start offset.
  public func line(at offset: Int) -> (text: String, start: Int) {
    let offset = clamped(offset)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    return (String(decoding: bytes[start..<end], as: UTF8.self), start)
  }

  /// A part of the text. Offsets outside the text are clamped.
  public func text(in range: Range<Int>) -> String {
    let part = bytes[clamped(range.lowerBound)..<clamped(range.upperBound)]
    return String(decoding: part, as: UTF8.self)
  }

  /// The text without whitespace, as UIKit reads it and prints it in its exceptions.
  public var withoutWhitespace: String {
    String(decoding: bytes.filter { !$0.isBlank }, as: UTF8.self)
  }

  /// The number of characters of ``withoutWhitespace`` before an offset of the text.
  public func columnWithoutWhitespace(at offset: Int) -> Int {
    bytes[..<clamped(offset)].count { !$0.isBlank && !$0.continuesScalar }
  }

  private func clamped(_ offset: Int) -> Int { min(max(offset, 0), bytes.count) }
}
