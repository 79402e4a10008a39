// SPDX-License-Identifier: MIT

extension FontFace {
  /// The advance of a scalar in 1/1000 em, or `nil` if the face does not have it.
  func advance(_ scalar: UInt32, in tables: SystemFontTables) -> Double? {
    switch glyphs {
    case .system(let system):
      guard scalar != 0xAD, let glyph = GlyphIndex.advance(scalar) else { return nil }
      return system.advance(glyph, similarTo: GlyphIndex.base(of: scalar), in: tables)
    case .core(let core, let factor):
      return core.advance(scalar).map { $0 * factor }
    case .monospaced(let em):
      return GlyphIndex.advance(scalar) == nil || scalar == 0xAD ? nil : em
    case .family(let table, let first, let share, let factor):
      return table.advance(scalar, (first, share)).map { $0 * factor }
    case .icons(let advances):
      guard scalar >= 0xF000, advances.indices.contains(Int(scalar) - 0xF000) else { return nil }
      let advance = advances[Int(scalar) - 0xF000]
      return advance > 0 ? Double(advance) : nil
    case .file(let file):
      return file.advance(scalar)
    }
  }

  /// The index of a scalar for ``kerning(_:_:in:)``, or `nil` for a scalar that is never kerned.
  func kerned(_ scalar: UInt32) -> Int? {
    if case .file = glyphs { return Int(scalar) }
    return GlyphIndex.kerned(scalar)
  }

  /// The extra space between two glyphs, given by their ``kerned(_:)`` index, in 1/1000 em.
  func kerning(_ left: Int, _ right: Int, in tables: SystemFontTables) -> Double {
    if case .file(let file) = glyphs { return file.kerning(UInt32(left), UInt32(right)) }
    if case .family(let table, _, _, let factor) = glyphs {
      return table.kerning(left, right) * factor
    }
    guard case .system(let system) = glyphs, let kerning = system.kerning else { return 0 }
    let pair = left * GlyphIndex.kernedCount + right
    return system.masters?.kerning(pair, in: tables) ?? Double(tables.kerning[kerning + pair])
  }
}

extension FontFace.SystemGlyphs {
  /// - Parameter base: the glyph of printable ASCII that the glyph is derived from; nil if there is
  ///   none.
  func advance(_ glyph: Int, similarTo base: Int?, in tables: SystemFontTables) -> Double {
    guard let masters else { return advance(glyph, in: tables) }
    if glyph < FontMasters.count { return masters.advance(glyph, in: tables) }
    guard let base else { return advance(glyph, in: tables) }
    return masters.advance(base, in: tables) + advance(glyph, in: tables)
      - advance(base, in: tables)
  }

  private func advance(_ glyph: Int, in tables: SystemFontTables) -> Double {
    let narrow = Double(tables.advances[text + glyph])
    if corrections.indices.contains(glyph) {
      return narrow * factor + Double(corrections[glyph])
    }
    guard mix > 0 else { return narrow * factor }
    return (narrow * (1 - mix) + Double(tables.advances[display + glyph]) * mix) * factor
  }

  /// The width of a text in 1/1000 em without tracking, and its length. This is a faster path for
  /// printable ASCII, which most labels are. `nil` for any other text.
  func asciiWidth(of string: String, in tables: SystemFontTables) -> (em: Double, count: Int)? {
    guard corrections.isEmpty else { return nil }
    if let masters { return masters.asciiWidth(of: string, in: tables) }
    var narrow = 0
    var wide = 0
    var pairs = 0
    var count = 0
    var left = -1
    for byte in string.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return nil }
      let glyph = Int(byte) - 0x20
      narrow += Int(tables.advances[text + glyph])
      wide += Int(tables.advances[display + glyph])
      if let kerning, left >= 0 {
        pairs += Int(tables.kerning[kerning + left * GlyphIndex.kernedCount + glyph])
      }
      left = glyph
      count += 1
    }
    return ((Double(narrow) * (1 - mix) + Double(wide) * mix) * factor + Double(pairs), count)
  }
}
