// SPDX-License-Identifier: MIT

/// An entity or character reference, beginning at an `&`.
struct MarkupReference {
  enum Meaning {
    case character(Unicode.Scalar)
    case unknown(Range<Int>)
    case badCharacter
    case none
  }

  var meaning: Meaning
  /// The offset after the semicolon. If the text is not a reference, the offset after the `&`.
  var end: Int

  /// Parses the `&` at `position` of a text that ends at `limit`.
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

  /// The five predefined entities.
  private static func entity(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.elementsEqual("amp".utf8) { return "&" }
    if name.elementsEqual("lt".utf8) { return "<" }
    if name.elementsEqual("gt".utf8) { return ">" }
    if name.elementsEqual("quot".utf8) { return "\"" }
    if name.elementsEqual("apos".utf8) { return "'" }
    return nil
  }

  /// Parses the number of `#65;` or `#x41;` at `index`, and moves `index` after the semicolon. A
  /// number with too many digits gives a value beyond Unicode. Returns `nil` if there is no number.
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

  /// Appends the character in UTF-8, if the reference is to a character.
  func append(to bytes: inout [UInt8]) {
    guard case .character(let scalar) = meaning else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
