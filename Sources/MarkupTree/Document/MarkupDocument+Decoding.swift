// SPDX-License-Identifier: MIT

extension MarkupDocument {
  /// The decoded characters of `range`: references are resolved, line breaks and tabs are replaced.
  ///
  /// By XML 2.11 and 3.3.3, any line break is read as `\n`, or as a space in an attribute. Line
  /// breaks that are written as references stay unchanged.
  func decoded(_ range: Range<Int>, lineBreak: UInt8, tab: UInt8) -> String {
    let needsDecoding = text[range].contains {
      $0 == UInt8(ascii: "&") || $0 == 0x0D || ($0 == 0x0A && lineBreak != 0x0A)
        || ($0 == 0x09 && tab != 0x09)
    }
    guard needsDecoding else { return string(in: range) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      switch text[position] {
      case UInt8(ascii: "&"):
        let reference = MarkupReference(in: text, at: position, end: range.upperBound)
        reference.append(to: &result)
        position = reference.end
      case 0x0D:
        result.append(lineBreak)
        position += position + 1 < range.upperBound && text[position + 1] == 0x0A ? 2 : 1
      case 0x0A:
        result.append(lineBreak)
        position += 1
      case 0x09:
        result.append(tab)
        position += 1
      case let byte:
        result.append(byte)
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The characters in `range` with line breaks normalized. References are not resolved.
  func withUnixLineBreaks(_ range: Range<Int>) -> String {
    guard text[range].contains(0x0D) else { return string(in: range) }
    var result: [UInt8] = []
    for position in range where text[position] != 0x0A || text[position - 1] != 0x0D {
      result.append(text[position] == 0x0D ? 0x0A : text[position])
    }
    return String(decoding: result, as: UTF8.self)
  }
}
