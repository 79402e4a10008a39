// SPDX-License-Identifier: MIT

import UIKit

/// A QR code of bytes: which modules of a square are dark.
///
/// Source: ISO/IEC 18004, model 2, byte mode. The smallest version that holds the bytes is taken, and the
/// mask with the lowest penalty.
struct QRCode {
  enum Correction: String {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    fileprivate var formatBits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }

    fileprivate var row: Int {
      switch self {
      case .low: 0
      case .medium: 1
      case .quartile: 2
      case .high: 3
      }
    }
  }

  /// Modules along a side.
  private(set) var size: Int
  private(set) var dark: [Bool]
  private var isFunction: [Bool]
  private var version: Int

  /// - Returns: nil where no version holds the bytes.
  init?(_ bytes: [UInt8], _ correction: Correction) {
    guard let version = (1...40).first(where: { Self.holds(bytes.count, $0, correction) }) else {
      return nil
    }
    self.version = version
    size = version * 4 + 17
    dark = Array(repeating: false, count: size * size)
    isFunction = dark
    drawFunctions()
    let codewords = Self.interleaved(
      Self.dataCodewords(bytes, version, correction), version, correction)
    place(codewords)
    let plain = self
    var best: (code: QRCode, penalty: Int)?
    for mask in 0..<8 {
      var code = plain
      code.apply(mask)
      code.drawFormat(correction, mask)
      let penalty = code.penalty
      if penalty < best?.penalty ?? .max { best = (code, penalty) }
    }
    if let best { self = best.code }
  }

  func isDark(_ x: Int, _ y: Int) -> Bool { dark[y * size + x] }

  // MARK: Capacity

  /// Codewords for correction in each block, by level and version.
  private static let correctionLengths: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blockCounts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// Modules of a version that are neither patterns nor format, in whole codewords.
  private static func allCodewords(_ version: Int) -> Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let rows = version / 7 + 2
      modules -= (25 * rows - 10) * rows - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  private static func dataLength(_ version: Int, _ correction: Correction) -> Int {
    allCodewords(version)
      - correctionLengths[correction.row][version - 1] * blockCounts[correction.row][version - 1]
  }

  private static func holds(_ count: Int, _ version: Int, _ correction: Correction) -> Bool {
    4 + (version < 10 ? 8 : 16) + 8 * count <= 8 * dataLength(version, correction)
  }

  // MARK: Codewords

  private static func dataCodewords(
    _ bytes: [UInt8], _ version: Int, _ correction: Correction
  ) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for shift in (0..<count).reversed() { bits.append(value >> shift & 1 == 1) }
    }
    append(0b0100, 4)
    append(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    let length = dataLength(version, correction)
    append(0, min(4, length * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var result = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var fills = false
    while result.count < length {
      fills.toggle()
      result.append(fills ? 0xEC : 0x11)
    }
    return result
  }

  /// The codewords of all blocks, column by column, those for correction behind them.
  private static func interleaved(
    _ data: [UInt8], _ version: Int, _ correction: Correction
  ) -> [UInt8] {
    let count = blockCounts[correction.row][version - 1]
    let length = correctionLengths[correction.row][version - 1]
    let all = allCodewords(version)
    let short = all / count - length
    let shortBlocks = count - all % count
    let divisor = ReedSolomon.divisor(length)
    var blocks: [(data: ArraySlice<UInt8>, correction: [UInt8])] = []
    var start = 0
    for index in 0..<count {
      let end = start + short + (index < shortBlocks ? 0 : 1)
      blocks.append((data[start..<end], ReedSolomon.remainder(data[start..<end], divisor)))
      start = end
    }
    var result: [UInt8] = []
    for column in 0...short {
      for block in blocks where column < block.data.count {
        result.append(block.data[block.data.startIndex + column])
      }
    }
    for column in 0..<length { for block in blocks { result.append(block.correction[column]) } }
    return result
  }

  // MARK: Patterns

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard 0..<size ~= x, 0..<size ~= y else { return }
    dark[y * size + x] = isDark
    isFunction[y * size + x] = true
  }

  private mutating func drawFunctions() {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let places = alignmentPlaces
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let last = places.count - 1
        if (row, column) == (0, 0) || (row, column) == (0, last) || (row, column) == (last, 0) {
          continue
        }
        for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    drawFormat(.low, 0)
    drawVersion()
  }

  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  /// The level of correction and the mask, twice, with the bits that correct them.
  static func format(_ correction: Correction, _ mask: Int) -> Int {
    let data = correction.formatBits << 3 | mask
    var remainder = data
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    return (data << 10 | remainder) ^ 0x5412
  }

  private mutating func drawFormat(_ correction: Correction, _ mask: Int) {
    let bits = Self.format(correction, mask)
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var remainder = version
    for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
    let bits = version << 12 | remainder
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      let (across, along) = (size - 11 + index % 3, index / 3)
      set(across, along, isDark)
      set(along, across, isDark)
    }
  }

  // MARK: Data

  /// Places the codewords in columns of two, from the right, up and down in turn.
  private mutating func place(_ codewords: [UInt8]) {
    var index = 0
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      let upward = (right + 1) & 2 == 0
      for step in 0..<size {
        for x in [right, right - 1] {
          let y = upward ? size - 1 - step : step
          guard !isFunction[y * size + x], index < codewords.count * 8 else { continue }
          dark[y * size + x] = codewords[index >> 3] >> (7 - index & 7) & 1 == 1
          index += 1
        }
      }
      right -= 2
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFunction[y * size + x] {
        let flips =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if flips { dark[y * size + x].toggle() }
      }
    }
  }

  /// How much the pattern could mislead readers: long runs, squares, what looks like finders, and an
  /// uneven share of dark modules.
  private var penalty: Int {
    var penalty = 0
    let finder = [true, false, true, true, true, false, true]
    let quiet = [false, false, false, false]
    for isRow in [true, false] {
      for line in 0..<size {
        let modules = (0..<size).map { isRow ? isDark($0, line) : isDark(line, $0) }
        var run = 1
        for index in 1..<size {
          if modules[index] == modules[index - 1] {
            run += 1
            if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
          } else {
            run = 1
          }
        }
        for start in 0...size - 11 {
          let part = Array(modules[start..<start + 11])
          if part == finder + quiet || part == quiet + finder { penalty += 40 }
        }
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let module = isDark(x, y)
        if isDark(x + 1, y) == module, isDark(x, y + 1) == module, isDark(x + 1, y + 1) == module {
          penalty += 3
        }
      }
    }
    let share = dark.count { $0 } * 20
    return penalty + abs(share - dark.count * 10) / dark.count * 10
  }
}

/// Codewords that correct others, over the field of 256 elements.
enum ReedSolomon {
  static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var result = 0
    for shift in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(second >> shift & 1) * Int(first)
    }
    return UInt8(truncatingIfNeeded: result)
  }

  static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  static func remainder(_ data: some Sequence<UInt8>, _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in result.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }
}
