// SPDX-License-Identifier: MIT

/// The decoded metrics of San Francisco, in 1/1000 em.
struct SystemFontTables: Sendable {
  /// Ten columns of ``GlyphIndex/count`` advances: text light to bold, display light to bold.
  let advances: [Int16]
  /// Four square tables, regular to bold, of the extra space between two glyphs. It is negative for
  /// a smaller distance.
  let kerning: [Int16]
  /// Ten times the tracking at 6, 7, 8… points.
  let tracking9: [Int16]
  let tracking13: [Int16]
  /// Six columns of printable ASCII in 1/2048 em, for ``FontMasters``.
  let masters: [Int16]
  /// The square table of the extra space between two glyphs of ``masters``.
  let mastersKerning: [Int16]
  /// The tracking of ``masters`` at 6, 7, 8… points, in 1/2048 em.
  let mastersTracking: [Int16]

  /// Decoded once, on first use.
  static let shared = SystemFontTables()

  private init() {
    advances = CompactTable.decode(SystemFontData.advances)
    tracking9 = CompactTable.decode(SystemFontData.tracking9, offset: 1000)
    tracking13 = CompactTable.decode(SystemFontData.tracking13, offset: 1000)
    masters = CompactTable.decode(SystemFontData.masters)
    mastersTracking = CompactTable.decode(SystemFontData.mastersTracking, offset: 1000)
    kerning = Self.decodeKerning()
    mastersKerning = Self.correctedKerning(of: kerning)
  }

  /// Expands the list of pairs into square tables, so that a look-up is one addition.
  private static func decodeKerning() -> [Int16] {
    let square = GlyphIndex.kernedCount * GlyphIndex.kernedCount
    var kerning = [Int16](repeating: 0, count: 4 * square)
    let numbers = CompactTable.decode(SystemFontData.kerning)
    var pair = 0
    for entry in stride(from: 0, to: numbers.count, by: 5) {
      pair += Int(numbers[entry])
      for weight in 0..<4 { kerning[weight * square + pair] = numbers[entry + 1 + weight] - 200 }
    }
    return kerning
  }

  /// The pairs of regular with the corrections for ``masters``.
  private static func correctedKerning(of kerning: [Int16]) -> [Int16] {
    var corrected = Array(kerning[..<(GlyphIndex.kernedCount * GlyphIndex.kernedCount)])
    let numbers = CompactTable.decode(SystemFontData.mastersKerning)
    var pair = 0
    for entry in stride(from: 0, to: numbers.count, by: 2) {
      pair += Int(numbers[entry])
      corrected[pair] += numbers[entry + 1] - 200
    }
    return corrected
  }

  /// The tracking at a size in points, in 1/1000 em.
  func tracking(size: Double, era: TypographyEra) -> Double {
    interpolate(era < .sanFrancisco13 ? tracking9 : tracking13, at: size) / 10
  }

  /// The tracking of ``masters`` at a size in points, in 1/1000 em.
  func trackingOfMasters(size: Double) -> Double {
    interpolate(mastersTracking, at: size) * FontMasters.unit
  }

  /// The figure at a size in points. It is interpolated between whole sizes, and constant beyond
  /// the ends of the table.
  private func interpolate(_ table: [Int16], at size: Double) -> Double {
    let position = min(max(size - 6, 0), Double(table.count - 1))
    let index = min(Int(position), table.count - 2)
    let share = position - Double(index)
    return Double(table[index]) * (1 - share) + Double(table[index + 1]) * share
  }
}
