// SPDX-License-Identifier: MIT

/// Turns the pieces of a text into UTF-8, also where it is in UTF-16, as shells of Windows write it.
struct TextEncoding: Sendable {
  private enum Form: Sendable { case unknown, plain, littleEndian, bigEndian }

  private var form = Form.unknown
  /// What has come and does not make a character yet.
  private var rest: [UInt8] = []

  /// The next piece in UTF-8. Nothing is lost; a character that is cut in two comes with the next.
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

  /// What is left at the end.
  mutating func finish() -> [UInt8] {
    defer { rest = [] }
    return form == .unknown ? rest : []
  }

  /// By the mark at the beginning, or by the zeros that every other byte of ASCII is.
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
