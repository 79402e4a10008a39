// SPDX-License-Identifier: MIT

/// What an `&` starts.
struct MarkupReference {
  enum Meaning {
    case character(Unicode.Scalar)
    case unknown(Range<Int>)
    case badCharacter
    case none
  }

  var meaning: Meaning
  /// Behind the semicolon, or behind the `&` of what is no reference.
  var end: Int

  /// Looks at the `&` at `position` of a text that has characters up to `end`.
  init(in text: [UInt8], at position: Int, end limit: Int) {
    meaning = .none
    end = position + 1
    var index = position + 1
    if index < limit, text[index] == UInt8(ascii: "#") {
      guard let value = Self.number(in: text, at: &index, end: limit) else { return }
      end = index
      let isAllowed =
        value >= 0x20 && value & ~1 != 0xFFFE || value == 0x09 || value == 0x0A || value == 0x0D
      meaning =
        isAllowed ? Unicode.Scalar(value).map(Meaning.character) ?? .badCharacter : .badCharacter
      return
    }
    while index < limit, let scalar = text.scalar(at: index), MarkupNames.isPart(scalar.value) {
      if index == position + 1, !MarkupNames.isStart(scalar.value) { return }
      index += scalar.length
    }
    guard index < limit, index > position + 1, text[index] == UInt8(ascii: ";") else { return }
    end = index + 1
    let name = position + 1..<index
    meaning = Self.entity(text[name]).map(Meaning.character) ?? .unknown(name)
  }

  /// The five entities that need no declaration.
  private static func entity(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.elementsEqual("amp".utf8) { return "&" }
    if name.elementsEqual("lt".utf8) { return "<" }
    if name.elementsEqual("gt".utf8) { return ">" }
    if name.elementsEqual("quot".utf8) { return "\"" }
    if name.elementsEqual("apos".utf8) { return "'" }
    return nil
  }

  /// The number of `#65;` or `#x41;` at `index`, which is moved behind the semicolon; beyond
  /// Unicode where it has too many digits, `nil` where it is no number.
  private static func number(in text: [UInt8], at index: inout Int, end: Int) -> UInt32? {
    index += 1
    var radix: UInt32 = 10
    if index < end, text[index] == UInt8(ascii: "x") {
      radix = 16
      index += 1
    }
    let start = index
    var value: UInt32 = 0
    while index < end, let digit = digit(text[index]), digit < radix {
      value = min(value * radix + digit, 0x11_0000)
      index += 1
    }
    guard index > start, index < end, text[index] == UInt8(ascii: ";") else { return nil }
    index += 1
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x61 + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x41 + 10
    default: nil
    }
  }

  /// Adds the character in UTF-8; nothing where it is none.
  func append(to bytes: inout [UInt8]) {
    guard case .character(let scalar) = meaning else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
