// SPDX-License-Identifier: MIT

/// Writes bitmaps as PNG files with 8 bits per channel and an alpha channel.
///
/// Source: PNG, third edition (W3C): chunks, filter type 2 (Up) and the checksums of its annex. RFC
/// 1950 and 1951 define the compressed stream. It uses the fixed codes and matches at a distance of
/// one byte or one pixel.
public enum PNGEncoder {
  /// `note` is a text that the file contains under the keyword `Comment`; empty for none.
  public static func encode(_ bitmap: Bitmap, note: String = "") -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = bigEndian(UInt32(bitmap.width)) + bigEndian(UInt32(bitmap.height))
    append("IHDR", size + [8, 6, 0, 0, 0], to: &file)
    append("sRGB", [0], to: &file)
    if !note.isEmpty { append("tEXt", Array("Comment".utf8) + [0] + Array(note.utf8), to: &file) }
    append("IDAT", compressed(filtered(bitmap)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ kind: String, _ content: [UInt8], to file: inout [UInt8]) {
    let chunk = Array(kind.utf8) + content
    file += bigEndian(UInt32(content.count)) + chunk + bigEndian(Checksums.crc(chunk))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Each row as its difference from the row above, with colours that are not premultiplied.
  private static func filtered(_ bitmap: Bitmap) -> [UInt8] {
    let length = 4 * bitmap.width
    var above = [UInt8](repeating: 0, count: length)
    var result: [UInt8] = []
    result.reserveCapacity((length + 1) * bitmap.height)
    for row in 0..<bitmap.height {
      var line = Array(bitmap.bytes[row * length..<(row + 1) * length])
      for start in stride(from: 0, to: length, by: 4) {
        let alpha = Int(line[start + 3])
        guard alpha > 0, alpha < 255 else { continue }
        for part in start..<start + 3 {
          line[part] = UInt8(min(255, (Int(line[part]) * 255 + alpha / 2) / alpha))
        }
      }
      result.append(2)
      for place in 0..<length { result.append(line[place] &- above[place]) }
      above = line
    }
    return result
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var bits = BitWriter()
    bits.bytes = [0x78, 0x01]
    // A single block with fixed codes.
    bits.write(0b011, 3)
    var place = 0
    while place < bytes.count {
      if let (distance, length) = match(bytes, at: place) {
        bits.writeMatch(length: length, distance: distance)
        place += length
      } else {
        bits.writeSymbol(Int(bytes[place]))
        place += 1
      }
    }
    bits.writeSymbol(256)
    bits.align()
    return bits.bytes + bigEndian(Checksums.adler(bytes))
  }

  private static func match(_ bytes: [UInt8], at place: Int) -> (distance: Int, length: Int)? {
    for distance in [1, 4] where place >= distance {
      let limit = min(258, bytes.count - place)
      var length = 0
      while length < limit, bytes[place + length] == bytes[place + length - distance] {
        length += 1
      }
      if length >= 3 { return (distance, length) }
    }
    return nil
  }
}

/// The bits of a deflate stream, least significant first.
private struct BitWriter {
  var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count: UInt32 = 0

  mutating func write(_ value: Int, _ length: Int) {
    pending |= UInt32(value) << count
    count += UInt32(length)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Writes a Huffman code, whose most significant bit comes first.
  private mutating func writeCode(_ code: Int, _ length: Int) {
    write((0..<length).reduce(0) { $0 | ((code >> $1) & 1) << (length - 1 - $1) }, length)
  }

  mutating func writeSymbol(_ symbol: Int) {
    switch symbol {
    case 0..<144: writeCode(0x30 + symbol, 8)
    case 144..<256: writeCode(0x190 + symbol - 144, 9)
    case 256..<280: writeCode(symbol - 256, 7)
    default: writeCode(0xC0 + symbol - 280, 8)
    }
  }

  /// - Parameter distance: 1 to 4. These distances need no extra bits.
  mutating func writeMatch(length: Int, distance: Int) {
    let index = Deflate.lengths.lastIndex { $0.base <= length } ?? 0
    writeSymbol(257 + index)
    write(length - Deflate.lengths[index].base, Deflate.lengths[index].bits)
    writeCode(distance - 1, 5)
  }

  mutating func align() { if count > 0 { write(0, 8 - Int(count)) } }
}
