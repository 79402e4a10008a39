// SPDX-License-Identifier: MIT

/// The outline of a glyph, filled by the non-zero winding rule. Lengths are in em from the origin of the
/// glyph on the baseline; y grows upwards.
public struct GlyphOutline: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var x, y: Double
  }

  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic curve with its control points.
    case curve(Point, Point, Point)
    case close
  }

  public internal(set) var elements: [Element] = []

  /// A limit for forged files. The glyphs of real fonts have some hundred elements.
  static let mostElements = 20_000

  /// - Returns: false if the outline has too many elements.
  mutating func append(_ element: Element) -> Bool {
    guard elements.count < Self.mostElements else { return false }
    elements.append(element)
    return true
  }
}

extension FontFile {
  /// The outline of a character. Nil if the font does not have the character, or its outlines cannot
  /// be read. The outline of a space is empty.
  public func outline(of scalar: UInt32) -> GlyphOutline? { tables.outline(scalar) }

  /// The advance of a character in em, or nil if the font does not have it.
  public func advance(of scalar: UInt32) -> Double? { tables.advance(scalar).map { $0 / 1000 } }
}

/// The outlines of a font: those of TrueType or those of PostScript.
enum FontOutlines {
  case trueType(TrueTypeOutlines)
  case compact(CompactOutlines)

  init?(_ directory: FontDirectory) {
    if let outlines = TrueTypeOutlines(directory) {
      self = .trueType(outlines)
    } else if let outlines = CompactOutlines(directory) {
      self = .compact(outlines)
    } else {
      return nil
    }
  }

  subscript(glyph: Int) -> GlyphOutline? {
    switch self {
    case .trueType(let outlines): outlines[glyph]
    case .compact(let outlines): outlines[glyph]
    }
  }
}
