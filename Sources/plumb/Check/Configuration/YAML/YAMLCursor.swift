// SPDX-License-Identifier: MIT

/// A place in a text that is read from its beginning to its end.
struct YAMLCursor {
  private let bytes: [UInt8]
  private(set) var index = 0
  private var lineStart = 0
  private var line = 1

  /// - Parameter text: with line ends of any kind.
  init(_ text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
        // The first of the two was the line's end.
      } else {
        bytes.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
      }
      previous = byte
    }
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, lineStart) = (3, 3) }
  }

  /// The character here as far as it is ASCII; zero at the end.
  var next: UInt8 { byte(at: index) }

  /// The one behind it.
  var second: UInt8 { byte(at: index + 1) }

  var isAtEnd: Bool { index >= bytes.count }

  /// Whether nothing more is in the line.
  var isAtLineEnd: Bool { isAtEnd || next == UInt8(ascii: "\n") }

  /// How far the place is from its line's beginning.
  var indentation: Int { index - lineStart }

  /// Whether the character before is white space or a line's beginning.
  var isAfterSpace: Bool { index == lineStart || Self.isBlank(byte(at: index - 1)) }

  var place: YAMLNode.Place {
    let column = bytes[lineStart..<min(index, bytes.count)].count { $0 & 0xC0 != 0x80 } + 1
    return YAMLNode.Place(line: line, column: column)
  }

  func byte(at index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  func text(from start: Int) -> String { text(start..<index) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the text goes on with some word.
  func starts(with word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[min(index, bytes.count)...].starts(with: $0) }
  }

  mutating func advance() {
    guard !isAtEnd else { return }
    index += 1
    if bytes[index - 1] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index
    }
  }

  mutating func advance(by count: Int) { for _ in 0..<count { advance() } }

  /// Goes over white space in the line and a comment at its end.
  mutating func skipBlanks() {
    while Self.isBlank(next), !isAtEnd { advance() }
    if next == UInt8(ascii: "#"), isAfterSpace {
      while !isAtLineEnd { advance() }
    }
  }

  /// Goes to the next character that means something, in this line or one further down.
  mutating func skipLines() {
    skipBlanks()
    while isAtLineEnd, !isAtEnd {
      advance()
      skipBlanks()
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x09 }
}
