// SPDX-License-Identifier: MIT

/// The extra space between pairs of glyphs. It is negative for a smaller distance.
///
/// Source: the OpenType specification. Pairs come from "GPOS" under the feature `kern` if the font
/// has any, otherwise from "kern", format 0.
struct FontKerning: Sendable {
  private let pairs: [UInt32: Double]
  private let classes: [FontPairClasses]

  var isEmpty: Bool { pairs.isEmpty && classes.isEmpty }

  /// - Parameter unit: the length of one font unit in 1/1000 em.
  init(_ directory: FontDirectory, unit: Double) {
    let positions = FontPairPositions(directory, unit: unit)
    if positions.isEmpty {
      pairs = Self.kern(directory, unit)
      classes = []
    } else {
      pairs = positions.pairs
      classes = positions.classes
    }
  }

  subscript(left: UInt16, right: UInt16) -> Double {
    if let found = pairs[UInt32(left) << 16 | UInt32(right)] { return found }
    for table in classes {
      if let found = table.kerning(left, right) { return found }
    }
    return 0
  }

  private static func kern(_ directory: FontDirectory, _ unit: Double) -> [UInt32: Double] {
    let bytes = directory.bytes
    guard let table = directory["kern"], bytes.uint16(at: table.lowerBound) == 0,
      let count = bytes.uint16(at: table.lowerBound + 2)
    else { return [:] }
    var result: [UInt32: Double] = [:]
    var start = table.lowerBound + 4
    for _ in 0..<count {
      guard let length = bytes.uint16(at: start + 2), let coverage = bytes.uint16(at: start + 4),
        let pairs = bytes.uint16(at: start + 6)
      else { break }
      // Only horizontal kerning in format 0, without minimum values.
      if coverage & 0xFF07 == 1 {
        for index in 0..<pairs {
          let entry = start + 14 + 6 * index
          guard let key = bytes.uint32(at: entry), let value = bytes.int16(at: entry + 4) else {
            break
          }
          result[UInt32(key)] = Double(value) * unit
        }
      }
      start += max(length, 6)
    }
    return result
  }
}
