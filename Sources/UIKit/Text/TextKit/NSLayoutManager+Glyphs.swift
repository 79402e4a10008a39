// SPDX-License-Identifier: MIT

public import Foundation

public typealias CGGlyph = UInt16

/// The members that custom layout managers override or call to set glyphs. Here a glyph is a code
/// unit of the text, and only ``NSLayoutManager`` sets lines.
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

  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let text = textStorage?.string as NSString?, glyphIndex < text.length,
      let scalar = Unicode.Scalar(text.character(at: glyphIndex))
    else { return [] }
    if scalar.value < 0x20 { return .controlCharacter }
    return scalar == " " ? .elastic : []
  }

  /// The code unit of the text. 0 beyond its end.
  public func cgGlyph(at glyphIndex: Int) -> CGGlyph {
    guard let text = textStorage?.string as NSString?, 0..<text.length ~= glyphIndex else {
      return 0
    }
    return text.character(at: glyphIndex)
  }

  public func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph
  {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return cgGlyph(at: glyphIndex)
  }

  public func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let range = NSIntersectionRange(glyphRange, NSRange(location: 0, length: numberOfGlyphs))
    for place in 0..<range.length {
      let glyph = range.location + place
      glyphBuffer?[place] = cgGlyph(at: glyph)
      props?[place] = propertyForGlyph(at: glyph)
      charIndexBuffer?[place] = glyph
      bidiLevelBuffer?[place] = 0
    }
    return range.length
  }

  /// True for line breaks and other control characters.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    propertyForGlyph(at: glyphIndex).contains(.controlCharacter)
  }

  public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  /// The size of the attachment in its line. (-1, -1) if the glyph is not an attachment.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard isValidGlyphIndex(glyphIndex),
      let attributes = textStorage?.attributes(at: glyphIndex, effectiveRange: nil),
      let attachment = attributes.attachment
    else { return CGSize(width: -1, height: -1) }
    return attachment.bounds(with: attributes, at: glyphIndex).size
  }
}
