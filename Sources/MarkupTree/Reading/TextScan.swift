// SPDX-License-Identifier: MIT

/// A first pass over a text: its lines, and the length of the part that is valid in XML.
struct TextScan {
  var lines = LineTable()
  /// The end of the part that consists of valid UTF-8 and of characters that XML allows (2.2).
  var end: Int
  /// The fault at `end`; nil if `end` is the end of the text.
  var fault: MarkupFault?

  init(_ text: [UInt8]) {
    let count = text.count
    var position = 0
    scan: while position < count {
      let byte = text[position]
      switch byte {
      case 0x20..<0x80, 0x09:
        position += 1
      case 0x0A:
        position += 1
        lines.starts.append(Int32(position))
      case 0x0D:
        position += position + 1 < count && text[position + 1] == 0x0A ? 2 : 1
        lines.starts.append(Int32(position))
      case 0..<0x20:
        fault = MarkupFault(.controlCharacter(UInt32(byte)), at: position)
        break scan
      default:
        guard let scalar = text.scalar(at: position) else {
          fault = MarkupFault(.notUTF8, at: position)
          break scan
        }
        guard scalar.value & ~1 != 0xFFFE else {
          fault = MarkupFault(.controlCharacter(scalar.value), at: position)
          break scan
        }
        position += scalar.length
      }
    }
    end = position
  }
}

extension [UInt8] {
  /// The UTF-8 character at `position`; `nil` if the bytes are invalid.
  func scalar(at position: Int) -> (value: UInt32, length: Int)? {
    let first = UInt32(self[position])
    let (length, least): (Int, UInt32)
    switch first {
    case 0..<0x80: return (first, 1)
    case 0xC2..<0xE0: (length, least) = (2, 0x80)
    case 0xE0..<0xF0: (length, least) = (3, 0x800)
    case 0xF0..<0xF5: (length, least) = (4, 0x1_0000)
    default: return nil
    }
    guard position + length <= count else { return nil }
    var value = first & (0x7F >> UInt32(length))
    for index in position + 1..<position + length {
      let byte = UInt32(self[index])
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | byte & 0x3F
    }
    guard value >= least, value <= 0x10_FFFF, !(0xD800..<0xE000).contains(value) else { return nil }
    return (value, length)
  }
}
