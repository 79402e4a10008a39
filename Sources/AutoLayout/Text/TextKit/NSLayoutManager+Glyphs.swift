// SPDX-License-Identifier: MIT

public import Foundation

public typealias CGGlyph = UInt16

/// What managers that set glyphs themselves override or call. Here a character is a glyph, and lines are set
/// by ``NSLayoutManager`` alone.
extension NSLayoutManager {
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public static let null = GlyphProperty(rawValue: 1 << 0)
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)

    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)

    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// No effect.
  public func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties: UnsafePointer<GlyphProperty>,
    characterIndexes: UnsafePointer<Int>, font: UIFont, forGlyphRange glyphRange: NSRange
  ) {}

  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let text = textStorage?.string as NSString?, glyphIndex < text.length,
      let scalar = Unicode.Scalar(text.character(at: glyphIndex))
    else { return [] }
    if scalar.value < 0x20 { return .controlCharacter }
    return scalar == " " ? .elastic : []
  }
}
