// SPDX-License-Identifier: MIT

public import Foundation

public typealias CFMutableString = NSMutableString

public typealias UniChar = UInt16

// Transforms by their ICU names. ICU implements them.
public var kCFStringTransformToLatin: CFString { "Any-Latin" }
public var kCFStringTransformMandarinLatin: CFString { "Han-Latin" }
public var kCFStringTransformLatinHiragana: CFString { "Latin-Hiragana" }
public var kCFStringTransformLatinKatakana: CFString { "Latin-Katakana" }
public var kCFStringTransformHiraganaKatakana: CFString { "Hiragana-Katakana" }
public var kCFStringTransformLatinCyrillic: CFString { "Latin-Cyrillic" }
public var kCFStringTransformLatinGreek: CFString { "Latin-Greek" }
public var kCFStringTransformLatinHangul: CFString { "Latin-Hangul" }
public var kCFStringTransformLatinArabic: CFString { "Latin-Arabic" }
public var kCFStringTransformLatinHebrew: CFString { "Latin-Hebrew" }
public var kCFStringTransformLatinThai: CFString { "Latin-Thai" }
public var kCFStringTransformFullwidthHalfwidth: CFString { "Fullwidth-Halfwidth" }
public var kCFStringTransformToUnicodeName: CFString { "Any-Name" }
public var kCFStringTransformToXMLHex: CFString { "Any-Hex/XML" }
public var kCFStringTransformStripDiacritics: CFString {
  NSString(string: StringTransform.stripDiacritics.rawValue)
}
public var kCFStringTransformStripCombiningMarks: CFString {
  NSString(string: StringTransform.stripCombiningMarks.rawValue)
}

/// Transforms the text, or its part in `range`. Afterwards `range` is the range of the result.
///
/// - Returns: false if the transform is unknown. Then the text does not change.
// Core Foundation declares them so.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part = range?.pointee ?? CFRange(location: 0, length: string.length)
  var changed = NSRange(location: part.location, length: part.length)
  let name = StringTransform(rawValue: String(transform))
  guard string.applyTransform(name, reverse: reverse, range: changed, updatedRange: &changed)
  else { return false }
  range?.pointee = CFRange(location: changed.location, length: changed.length)
  return true
}
