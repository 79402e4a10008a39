// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Measures of fonts. A glyph is a character code, as in `NSLayoutManager`.

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// The distance below the baseline, which is positive, unlike UIKit's.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// A tenth of the size below the baseline, for every font.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize / 10 }

/// A twentieth of the size, for every font.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 20 }

/// 12° for slanted fonts. Their own angle is not known.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  font.fontDescriptor.symbolicTraits.contains(.traitItalic) ? -12 : 0
}

/// Always 1000, the unit of Plumb's font measures.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 1000 }

public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }

/// A box as wide as the font's size. It reaches from the descender to the ascender.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.ascender - font.descender)
}

/// Returns the character codes as glyphs.
///
/// - Returns: Always true.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  for index in 0..<max(0, count) { glyphs[index] = characters[index] }
  return true
}

public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

/// The widths of the characters, without kerning.
///
/// - Returns: The sum of the widths.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  (0..<max(0, count)).reduce(0) { sum, index in
    let width = font.width(of: glyphs[index])
    advances?[index] = CGSize(width: width, height: 0)
    return sum + width
  }
}

/// Boxes as wide as the characters. They reach from the descender to the ascender, because glyph
/// outlines are not known.
///
/// - Returns: The box around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  (0..<max(0, count)).reduce(CGRect.null) { whole, index in
    let box = CGRect(
      x: 0, y: font.descender, width: font.width(of: glyphs[index]),
      height: font.ascender - font.descender)
    boundingRects?[index] = box
    return whole.union(box)
  }
}

/// Always nil, because glyph outlines are not known.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? { nil }

extension UIFont {
  /// The width is 0 for half of a surrogate pair.
  fileprivate func width(of glyph: CGGlyph) -> Double {
    Unicode.Scalar(glyph).map {
      NSAttributedString(string: String(Character($0)), attributes: [.font: self]).size().width
    } ?? 0
  }
}
