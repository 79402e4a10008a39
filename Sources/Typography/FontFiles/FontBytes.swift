// SPDX-License-Identifier: MIT

/// Reads the big-endian bytes of a font file. Reads out of bounds return nil, because files may be
/// truncated or forged.
struct FontBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  subscript(range: Range<Int>) -> ArraySlice<UInt8>? {
    range.lowerBound >= 0 && range.upperBound <= bytes.count ? bytes[range] : nil
  }

  func uint8(at offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

  func uint16(at offset: Int) -> Int? {
    guard offset >= 0, offset < bytes.count - 1 else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func int16(at offset: Int) -> Int? { uint16(at: offset).map { $0 >= 0x8000 ? $0 - 0x10000 : $0 } }

  func uint32(at offset: Int) -> Int? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  func tag(at offset: Int) -> String? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }
}

/// The positions of a font's tables in its file.
struct FontDirectory {
  let bytes: FontBytes
  private var tables: [(tag: String, range: Range<Int>)] = []

  /// - Parameter offset: the start of the font, which is not 0 in a collection.
  init?(_ bytes: FontBytes, at offset: Int) {
    self.bytes = bytes
    // TrueType, OpenType with PostScript outlines, and Apple's variant of TrueType.
    guard let version = bytes.uint32(at: offset),
      [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
      let count = bytes.uint16(at: offset + 4)
    else { return nil }
    for index in 0..<count {
      let entry = offset + 12 + 16 * index
      guard let tag = bytes.tag(at: entry), let start = bytes.uint32(at: entry + 8),
        let length = bytes.uint32(at: entry + 12), start <= bytes.count
      else { return nil }
      tables.append((tag, start..<min(start + length, bytes.count)))
    }
  }

  /// The byte range of a table, or nil if the font has no such table.
  subscript(tag: String) -> Range<Int>? { tables.first { $0.tag == tag }?.range }
}
