// SPDX-License-Identifier: MIT

/// The data of a font file that is needed for measuring, in 1/1000 em. The vertical metrics are in
/// em.
///
/// Source: the OpenType specification: "head", "hhea", "hmtx", "OS/2". Core Text and UIKit take
/// line heights from "hhea".
final class FontFileTables: Sendable {
  let vertical: VerticalMetrics
  /// The characters in the font, in ascending order.
  private let characters: [UInt32]
  private let glyphs: [UInt16]
  /// Advances by glyph. Glyphs beyond the last advance have that advance.
  private let advances: [Double]
  private let kerning: FontKerning
  private let outlines: FontOutlines?
  /// A number that differs between versions of the same font.
  let revision: Int

  init?(_ directory: FontDirectory) {
    let bytes = directory.bytes
    guard let head = directory["head"], let hhea = directory["hhea"], let hmtx = directory["hmtx"],
      let unitsPerEm = bytes.uint16(at: head.lowerBound + 18), unitsPerEm > 0,
      let ascender = bytes.int16(at: hhea.lowerBound + 4),
      let descender = bytes.int16(at: hhea.lowerBound + 6),
      let count = bytes.uint16(at: hhea.lowerBound + 34), count > 0,
      let map = FontCharacterMap(directory)
    else { return nil }
    let unit = Double(unitsPerEm)
    let os2 = directory["OS/2"]
    // The cap height and x-height exist from version 2 on.
    let hasHeights = os2.flatMap { bytes.uint16(at: $0.lowerBound) }.map { $0 >= 2 } ?? false
    func height(_ offset: Int, _ usual: Double) -> Double {
      guard hasHeights, let os2, let height = bytes.int16(at: os2.lowerBound + offset), height > 0
      else { return usual }
      return Double(height) / unit
    }
    vertical = VerticalMetrics(
      ascender: Double(ascender) / unit, descender: -Double(descender) / unit,
      capHeight: height(88, 0.71), xHeight: height(86, 0.52))
    var advances: [Double] = []
    for index in 0..<count {
      guard let advance = bytes.uint16(at: hmtx.lowerBound + 4 * index) else { break }
      advances.append(Double(advance) * 1000 / unit)
    }
    guard !advances.isEmpty else { return nil }
    self.advances = advances
    characters = map.characters
    glyphs = map.glyphs
    kerning = FontKerning(directory, unit: 1000 / unit)
    outlines = FontOutlines(directory)
    // The checksum in the file.
    revision = (bytes.uint32(at: head.lowerBound + 8) ?? 0) ^ bytes.count
  }

  /// The advance of a character, or nil if the font does not have it.
  func advance(_ scalar: UInt32) -> Double? {
    glyph(scalar).map { advances[min(Int($0), advances.count - 1)] }
  }

  /// The outline of a character, or nil if the font does not have it.
  func outline(_ scalar: UInt32) -> GlyphOutline? {
    glyph(scalar).flatMap { outlines?[Int($0)] }
  }

  /// The extra space between two characters.
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    guard !kerning.isEmpty, let left = glyph(left), let right = glyph(right) else { return 0 }
    return kerning[left, right]
  }

  private func glyph(_ scalar: UInt32) -> UInt16? {
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if characters[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return low < characters.count && characters[low] == scalar ? glyphs[low] : nil
  }
}
