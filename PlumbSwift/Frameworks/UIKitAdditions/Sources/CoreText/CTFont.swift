// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Core Text's fonts are UIKit's, with the same measures.

public typealias CTFont = UIFont

public typealias CTFontDescriptor = UIFontDescriptor

public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension UIFontDescriptor.SymbolicTraits {
  public static let italicTrait = traitItalic
  public static let boldTrait = traitBold
  public static let monoSpaceTrait = traitMonoSpace
  public static let expandedTrait = traitExpanded
  public static let condensedTrait = traitCondensed
}

/// The matrix has no effect. A size of 0 means 12.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFontCreateWithFontDescriptor(CTFontDescriptor(name: String(name), size: 12), size, matrix)
}

/// The matrix has no effect. A size of 0 means the descriptor's size.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { CTFont(descriptor: descriptor, size: size) }

/// The matrix has no effect. A size of 0 means the font's size.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  CTFont(
    descriptor: attributes ?? font.fontDescriptor, size: size > 0 ? size : font.pointSize)
}

/// - Returns: Nil if the family has no such font.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let kept = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
  return font.fontDescriptor
    .withSymbolicTraits(kept.union(symTraitValue.intersection(symTraitMask)))
    .map { CTFont(descriptor: $0, size: size) }
}

public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor { CTFontDescriptor(name: String(name), size: size) }

/// Only attributes of ``UIFontDescriptor`` have an effect.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  var known: [UIFontDescriptor.AttributeName: Any] = [:]
  for key in attributes.allKeys {
    let value = attributes.object(forKey: key)
    known[UIFontDescriptor.AttributeName(rawValue: "\(key)")] =
      switch value {
      case let number as NSNumber: CGFloat(number.doubleValue)
      case let text as NSString: String(text)
      default: value
      }
  }
  return CTFontDescriptor(fontAttributes: known)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.fontDescriptor.symbolicTraits
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }

public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }

/// The PostScript name with spaces.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  NSString(string: font.fontName.replacingOccurrences(of: "-", with: " "))
}

public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
