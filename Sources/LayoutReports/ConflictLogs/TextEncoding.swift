// SPDX-License-Identifier: MIT

/// Converts the pieces of a text to UTF-8. The text may be in UTF-16, as shells on Windows write
/// it.
struct TextEncoding: Sendable {
  private enum Form: Sendable { case unknown, plain, littleEndian, bigEndian }

  private var form = Form.unknown
  /// Received bytes that do not form a complete character yet.
  private var rest: [UInt8] = []

  /// Converts the next piece to UTF-8. A character that is split between two pieces is returned
  /// with the second one.
  mutating func plain(_ piece: [UInt8]) -> [UInt8] {
    if form == .plain { return piece }
    rest += piece
    if form == .unknown {
      guard rest.count >= 4 else { return [] }
      form = Self.form(of: rest)
      if form == .plain {
        defer { rest = [] }
        return rest
      }
    }
    var units: [UInt16] = []
    units.reserveCapacity(rest.count / 2)
    var index = 0
    while index + 1 < rest.count {
      let (first, second) = (UInt16(rest[index]), UInt16(rest[index + 1]))
      units.append(form == .littleEndian ? second << 8 | first : first << 8 | second)
      index += 2
    }
    if let last = units.last, UTF16.isLeadSurrogate(last) {
      units.removeLast()
      index -= 2
    }
    rest.removeSubrange(..<index)
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The remaining bytes at the end of the text.
  mutating func finish() -> [UInt8] {
    defer { rest = [] }
    return form == .unknown ? rest : []
  }

  /// Detects the encoding by the byte order mark, or by the zero bytes of ASCII text in UTF-16.
  private static func form(of text: [UInt8]) -> Form {
    if text.starts(with: [0xFF, 0xFE]) { return .littleEndian }
    if text.starts(with: [0xFE, 0xFF]) { return .bigEndian }
    let sample = text.prefix(256)
    var zeros = (even: 0, odd: 0)
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    let most = sample.count / 2
    if zeros.odd * 10 >= most * 7, zeros.even * 10 < most { return .littleEndian }
    if zeros.even * 10 >= most * 7, zeros.odd * 10 < most { return .bigEndian }
    return .plain
  }
}
