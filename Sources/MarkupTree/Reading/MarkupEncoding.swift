// SPDX-License-Identifier: MIT

/// The supported encodings of documents.
package enum MarkupEncoding: Hashable, Sendable {
  case utf8, utf16LittleEndian, utf16BigEndian

  /// The byte order mark in UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// `bytes` as UTF-8. Only a byte order mark identifies UTF-16. Without one, the bytes are UTF-8.
  static func decode(
    _ bytes: [UInt8]
  ) throws(MarkupError) -> (text: [UInt8], encoding: MarkupEncoding) {
    guard bytes.count < Int(Int32.max) / 2 else {
      throw MarkupError(
        MarkupFault(.tooLarge, at: 0), at: SourcePosition(line: 1, column: 1))
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return (try text(bytes, low: 0, high: 1), .utf16LittleEndian)
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return (try text(bytes, low: 1, high: 0), .utf16BigEndian)
    }
    return (bytes, .utf8)
  }

  /// Converts UTF-16 to UTF-8. `low` and `high` are the positions of the bytes in each code unit.
  private static func text(
    _ bytes: [UInt8], low: Int, high: Int
  ) throws(MarkupError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    var position = 0
    func unit(at position: Int) -> UInt32? {
      guard position + 1 < bytes.count else { return nil }
      return UInt32(bytes[position + high]) << 8 | UInt32(bytes[position + low])
    }
    while position < bytes.count {
      var scalar = unit(at: position)
      position += 2
      if let first = scalar, (0xD800..<0xDC00).contains(first) {
        scalar = unit(at: position).flatMap {
          (0xDC00..<0xE000).contains($0) ? 0x1_0000 + (first - 0xD800) << 10 + ($0 - 0xDC00) : nil
        }
        position += 2
      }
      guard let scalar = scalar.flatMap(Unicode.Scalar.init) else {
        let fault = MarkupFault(.notUTF16, at: text.count)
        throw MarkupError(fault, at: TextScan(text).lines.position(of: text.count, in: text))
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return text
  }

  /// `text`, which must be well-formed UTF-8, in this encoding.
  package func encode(_ text: [UInt8]) -> [UInt8] {
    guard self != .utf8 else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 2)
    for unit in String(decoding: text, as: UTF8.self).utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes.append(self == .utf16BigEndian ? high : low)
      bytes.append(self == .utf16BigEndian ? low : high)
    }
    return bytes
  }
}
