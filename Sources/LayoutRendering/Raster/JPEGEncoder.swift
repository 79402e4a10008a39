// SPDX-License-Identifier: MIT

import AutoLayout

/// Writes bitmaps as baseline JPEG files on a white background.
///
/// Source: ITU-T T.81. The quantization tables are those of annex K.1. The Huffman codes have one
/// length per table, unlike those of annex K.3. The quality scales the tables as in the library of
/// the Independent JPEG Group.
public enum JPEGEncoder {
  /// `quality` ranges from 0 to 1.
  public static func encode(_ bitmap: Bitmap, quality: Double) -> [UInt8] {
    let tables = [luminance, chrominance].map { scaled($0, quality) }
    var file: [UInt8] = [0xFF, 0xD8]
    append(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0], to: &file)
    for (number, table) in tables.enumerated() {
      append(0xDB, [UInt8(number)] + zigzag.map { UInt8(table[$0]) }, to: &file)
    }
    let size = [bitmap.height >> 8, bitmap.height, bitmap.width >> 8, bitmap.width]
    append(
      0xC0,
      [8] + size.map { UInt8(truncatingIfNeeded: $0) } + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1],
      to: &file)
    append(0xC4, [0] + counts(12, length: 4) + (0..<12), to: &file)
    append(0xC4, [0x10] + counts(symbols.count, length: 8) + symbols, to: &file)
    append(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0], to: &file)
    file += scan(bitmap, tables)
    return file + [0xFF, 0xD9]
  }

  private static func append(_ marker: UInt8, _ content: [UInt8], to file: inout [UInt8]) {
    let length = content.count + 2
    file += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
  }

  private static func counts(_ number: Int, length: Int) -> [UInt8] {
    (1...16).map { $0 == length ? UInt8(number) : 0 }
  }

  /// Symbols of a run of zeros and the bit length of the next number, in the order of their codes.
  private static let symbols: [UInt8] =
    [0x00, 0xF0] + (0..<16).flatMap { run in (1...10).map { UInt8(run << 4 | $0) } }
  private static let codes: [UInt8: Int] = Dictionary(
    uniqueKeysWithValues: symbols.enumerated().map { ($0.element, $0.offset) })

  private static func scaled(_ table: [Int], _ quality: Double) -> [Int] {
    let percent = (quality * 100).limited(to: 1...100)
    let factor = percent < 50 ? 5000 / percent : 200 - 2 * percent
    return table.map { Int(((Double($0) * factor + 50) / 100).rounded(.down).limited(to: 1...255)) }
  }

  private static func scan(_ bitmap: Bitmap, _ tables: [[Int]]) -> [UInt8] {
    var bits = Bits()
    var before = [0, 0, 0]
    for top in stride(from: 0, to: bitmap.height, by: 8) {
      for left in stride(from: 0, to: bitmap.width, by: 8) {
        for (part, block) in blocks(of: bitmap, left, top).enumerated() {
          let values = quantized(transformed(block), tables[min(part, 1)])
          bits.write(values[0] - before[part]) { length in (length, 4) }
          before[part] = values[0]
          writeRest(values, to: &bits)
        }
      }
    }
    bits.align()
    return bits.bytes
  }

  private static func writeRest(_ values: [Int], to bits: inout Bits) {
    var run = 0
    for value in values.dropFirst() {
      if value == 0 {
        run += 1
        continue
      }
      while run > 15 {
        bits.write(code: codes[0xF0] ?? 0, 8)
        run -= 16
      }
      bits.write(value) { length in (codes[UInt8(run << 4 | length)] ?? 0, 8) }
      run = 0
    }
    if run > 0 { bits.write(code: codes[0x00] ?? 0, 8) }
  }

  /// Luminance and both chrominance parts of 8 × 8 pixels, centred on 0. Edge pixels are repeated
  /// beyond the bitmap.
  private static func blocks(of bitmap: Bitmap, _ left: Int, _ top: Int) -> [[Double]] {
    var blocks = [[Double]](repeating: [], count: 3)
    for y in top..<top + 8 {
      for x in left..<left + 8 {
        let color = bitmap.pixel(x, y)
        func part(_ value: Double) -> Double { 255 * (value * color.alpha + 1 - color.alpha) }
        let (r, g, b) = (part(color.red), part(color.green), part(color.blue))
        blocks[0].append(0.299 * r + 0.587 * g + 0.114 * b - 128)
        blocks[1].append(-0.168736 * r - 0.331264 * g + 0.5 * b)
        blocks[2].append(0.5 * r - 0.418688 * g - 0.081312 * b)
      }
    }
    return blocks
  }

  /// The factors of the cosine transform: row u, column x.
  private static let cosines: [[Double]] = (0..<8).map { (u: Int) -> [Double] in
    let factor: Double = u == 0 ? 0.5 / Double(2).squareRoot() : 0.5
    return (0..<8).map { (x: Int) -> Double in
      factor * cosine(Double((2 * x + 1) * u) / 16)
    }
  }

  /// The cosine of `part` of a half turn, by its power series. This module does not use Foundation.
  private static func cosine(_ part: Double) -> Double {
    var turn = part.truncatingRemainder(dividingBy: 2)
    if turn > 1 { turn = 2 - turn }
    let isBeyond = turn > 0.5
    let angle = (isBeyond ? 1 - turn : turn) * Double.pi
    var (sum, term) = (1.0, 1.0)
    for step in 1...10 {
      term *= -angle * angle / Double((2 * step - 1) * 2 * step)
      sum += term
    }
    return isBeyond ? -sum : sum
  }

  private static func transformed(_ block: [Double]) -> [Double] {
    var rows = [Double](repeating: 0, count: 64)
    var result = rows
    for y in 0..<8 {
      for u in 0..<8 { for x in 0..<8 { rows[8 * y + u] += block[8 * y + x] * cosines[u][x] } }
    }
    for v in 0..<8 {
      for u in 0..<8 { for y in 0..<8 { result[8 * v + u] += rows[8 * y + u] * cosines[v][y] } }
    }
    return result
  }

  private static func quantized(_ values: [Double], _ table: [Int]) -> [Int] {
    zigzag.map { Int((values[$0] / Double(table[$0])).rounded().limited(to: -1023...1023)) }
  }

  private static let zigzag: [Int] = (0..<15).flatMap { sum -> [Int] in
    let places = (max(0, sum - 7)...min(7, sum)).map { row in 8 * row + sum - row }
    return sum.isMultiple(of: 2) ? places.reversed() : places
  }

  private static let luminance = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
    92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]
  private static let chrominance = [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99,
    47, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  ]

  /// The bits of a scan, most significant first. A zero byte follows each 0xFF byte, which would
  /// start a marker.
  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private var pending = 0
    private var count = 0

    mutating func write(code: Int, _ length: Int) {
      pending = pending << length | code
      count += length
      while count >= 8 {
        let byte = UInt8(truncatingIfNeeded: pending >> (count - 8))
        bytes.append(byte)
        if byte == 0xFF { bytes.append(0) }
        count -= 8
        pending &= (1 << count) - 1
      }
    }

    /// Writes the code of a number's bit length, then the number.
    mutating func write(_ value: Int, code: (Int) -> (Int, Int)) {
      let length = Int.bitWidth - value.magnitude.leadingZeroBitCount
      let (symbol, width) = code(length)
      write(code: symbol, width)
      if length > 0 { write(code: value > 0 ? value : value + (1 << length) - 1, length) }
    }

    mutating func align() { if count > 0 { write(code: (1 << (8 - count)) - 1, 8 - count) } }
  }
}
