// SPDX-License-Identifier: MIT

/// The decoded metrics of a free font family, in 1/1000 em.
struct FamilyTable: Sendable {
  let vertical: VerticalMetrics
  /// The columns of advances, one for each of ``weights``.
  private let advances: [Int16]
  /// The extra space between two characters of printable ASCII, by pair.
  private let kerning: [Int: Int16]

  private static let weights = [300.0, 400, 600, 700, 900]
  private static let count = 111

  /// Decodes a literal of ``FamilyData``.
  init(_ literal: StaticString) {
    let numbers = CompactTable.decode(literal)
    vertical = VerticalMetrics(
      ascender: Double(numbers[0]) / 1000, descender: Double(numbers[1]) / 1000,
      capHeight: Double(numbers[2]) / 1000, xHeight: Double(numbers[3]) / 1000)
    let end = 4 + Self.weights.count * Self.count
    advances = Array(numbers[4..<end])
    var kerning: [Int: Int16] = [:]
    var pair = 0
    for entry in stride(from: end, to: numbers.count, by: 2) {
      pair += Int(numbers[entry])
      kerning[pair] = numbers[entry + 1] - 1000
    }
    self.kerning = kerning
  }

  /// The first of two columns for a weight, and the share of the second.
  static func columns(for weight: FontWeight) -> (first: Int, share: Double) {
    let number = 400 + 100 * Double(weight.rawValue - FontWeight.regular.rawValue)
    let kept = min(max(number, 300), 900)
    let first = weights.indices.dropLast().last { weights[$0] <= kept } ?? 0
    return (first, (kept - weights[first]) / (weights[first + 1] - weights[first]))
  }

  /// The advance of a scalar between two columns; nil for a scalar without one.
  func advance(_ scalar: UInt32, _ columns: (first: Int, share: Double)) -> Double? {
    guard let glyph = Self.glyph(scalar) else { return nil }
    let start = columns.first * Self.count + glyph
    let one = Double(advances[start])
    return one + (Double(advances[start + Self.count]) - one) * columns.share
  }

  /// The extra space between two characters, given by their index in ``GlyphIndex``.
  func kerning(_ left: Int, _ right: Int) -> Double {
    left < 95 && right < 95 ? Double(kerning[left * 95 + right] ?? 0) : 0
  }

  /// The place in a column. A letter with an accent has the advance of the letter.
  private static func glyph(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20...0x7E: Int(scalar) - 0x20
    case 0xA9: 95
    case 0xAE: 96
    case 0xB0: 97
    case 0xB7: 98
    case 0xAB: 99
    case 0xBB: 100
    case 0x20AC: 101
    case 0x2013: 102
    case 0x2014: 103
    case 0x2018: 104
    case 0x2019: 105
    case 0x201C: 106
    case 0x201D: 107
    case 0x2022: 108
    case 0x2026: 109
    case 0x2122: 110
    default: GlyphIndex.base(of: scalar)
    }
  }
}
