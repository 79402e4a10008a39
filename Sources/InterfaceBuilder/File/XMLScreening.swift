// SPDX-License-Identifier: MIT

import Foundation

/// Looks at the bytes of a file before `XMLParser` does, which traps on some of what XML allows and
/// drops in silence what others of it mean.
///
/// Interface Builder writes UTF-8, which UTF-16 is turned into, and no document type. What stands in
/// one is refused: the parser traps on declarations of attributes and of notations, and drops the
/// texts of entities. It traps as well on a processing instruction without data, which says nothing
/// and is blanked out.
struct XMLScreening {
  private var bytes: [UInt8]
  private let file: String

  /// The bytes that the parser may see, their lines as before.
  ///
  /// - Complexity: linear in the number of bytes.
  static func screened(_ data: Data, file: String) throws(IBFileError) -> Data {
    var screening = XMLScreening(bytes: utf8(data), file: file)
    if let zero = screening.bytes.firstIndex(of: 0) {
      throw screening.fault(at: zero, .malformed("a zero byte, which no text in UTF-8 has"))
    }
    try screening.refuseEncodings()
    try screening.screen()
    return Data(screening.bytes)
  }

  /// The bytes in UTF-8, without the declaration of another encoding.
  private static func utf8(_ data: Data) -> [UInt8] {
    guard data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      var text = String(data: data, encoding: .utf16)
    else { return Array(data) }
    if text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>") {
      text.removeSubrange(..<end.upperBound)
    }
    return Array(text.utf8)
  }

  /// The marks of an encoding whose bytes below 128 are not ASCII's cannot be looked for.
  private func refuseEncodings() throws(IBFileError) {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard start.hasPrefix("<?xml"), let end = start.range(of: "?>"),
      let key = start[..<end.lowerBound].range(of: "encoding")
    else { return }
    let name = start[key.upperBound..<end.lowerBound]
      .drop { " \t\r\n=\"'".contains($0) }
      .prefix { !"\"' ".contains($0) }
      .lowercased()
    let readable = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "latin", "windows-125"]
    guard name.isEmpty || readable.contains(where: { name.hasPrefix($0) }) else {
      throw fault(at: 0, .malformed(XMLFaultText.encoding))
    }
  }

  private mutating func screen() throws(IBFileError) {
    var position = 0
    while let mark = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      if starts("<!--", at: mark) {
        position = end(of: "-->", after: mark + 4)
      } else if starts("<![CDATA[", at: mark) {
        position = end(of: "]]>", after: mark + 9)
      } else if starts("<!", at: mark), mark + 2 < bytes.count {
        throw fault(at: mark, .documentType)
      } else if starts("<?", at: mark) {
        position = end(of: "?>", after: mark + 2)
        try blankOut(mark..<position)
      } else {
        position = mark + 1
      }
    }
  }

  /// Blanks an instruction out that is its name alone.
  private mutating func blankOut(_ range: Range<Int>) throws(IBFileError) {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard !bytes[range].contains(where: isSpace), bytes[range].last == UInt8(ascii: ">") else {
      return
    }
    guard !starts("<?xml?>", at: range.lowerBound) else {
      throw fault(at: range.lowerBound, .malformed("an XML declaration without its version"))
    }
    for index in range { bytes[index] = 0x20 }
  }

  private func starts(_ text: StaticString, at position: Int) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// Behind the next `text`, or at the end where there is none.
  private func end(of text: StaticString, after position: Int) -> Int {
    var position = min(position, bytes.count)
    while position < bytes.count, !starts(text, at: position) { position += 1 }
    return min(position + text.utf8CodeUnitCount, bytes.count)
  }

  private func fault(at position: Int, _ reason: IBFileError.Reason) -> IBFileError {
    let line = bytes[..<position].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    return IBFileError(file: file, line: line, reason: reason)
  }
}
