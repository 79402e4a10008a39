// SPDX-License-Identifier: MIT

public import Foundation

public final class CFStringTokenizer {
  fileprivate let text: NSString
  fileprivate let tokens: [NSRange]
  /// The index of the current token. -1 before the first one.
  fileprivate var position = -1

  fileprivate init(_ text: NSString, _ range: NSRange, _ unit: TextUnit) {
    self.text = text
    tokens = unit.ranges(in: text.substring(with: range))
      .map { $0.moved(by: range.location) }
  }

  fileprivate var current: NSRange? {
    tokens.indices.contains(position) ? tokens[position] : nil
  }
}

public struct CFStringTokenizerTokenType: OptionSet, Sendable {
  public var rawValue: CFOptionFlags

  public static let normal = CFStringTokenizerTokenType(rawValue: 1)
  public static let hasSubTokensMask = CFStringTokenizerTokenType(rawValue: 2)
  public static let hasDerivedSubTokensMask = CFStringTokenizerTokenType(rawValue: 4)
  public static let hasHasNumbersMask = CFStringTokenizerTokenType(rawValue: 8)
  public static let hasNonLettersMask = CFStringTokenizerTokenType(rawValue: 16)
  public static let isCJWordMask = CFStringTokenizerTokenType(rawValue: 32)

  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
}

public let kCFStringTokenizerUnitWord: CFOptionFlags = 0
public let kCFStringTokenizerUnitSentence: CFOptionFlags = 1
public let kCFStringTokenizerUnitParagraph: CFOptionFlags = 2
public let kCFStringTokenizerUnitLineBreak: CFOptionFlags = 3
public let kCFStringTokenizerUnitWordBoundary: CFOptionFlags = 4
public let kCFStringTokenizerAttributeLatinTranscription: CFOptionFlags = 1 << 16
public let kCFStringTokenizerAttributeLanguage: CFOptionFlags = 1 << 17

/// `options` selects the unit. Line breaks and word boundaries are treated as words.
// Core Foundation declares the result so.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFStringTokenizerCreate(
  _ alloc: CFAllocator?, _ string: CFString, _ range: CFRange, _ options: CFOptionFlags,
  _ locale: NSLocale?
) -> CFStringTokenizer! {
  let unit: TextUnit =
    switch options & 0xffff {
    case kCFStringTokenizerUnitSentence: .sentence
    case kCFStringTokenizerUnitParagraph: .paragraph
    default: .word
    }
  return CFStringTokenizer(string, NSRange(location: range.location, length: range.length), unit)
}

/// - Returns: an empty set after the last token.
@discardableResult
public func CFStringTokenizerAdvanceToNextToken(
  _ tokenizer: CFStringTokenizer
) -> CFStringTokenizerTokenType {
  tokenizer.position = min(tokenizer.position + 1, tokenizer.tokens.count)
  return tokenizer.current == nil ? [] : .normal
}

@discardableResult
public func CFStringTokenizerGoToTokenAtIndex(
  _ tokenizer: CFStringTokenizer, _ index: CFIndex
) -> CFStringTokenizerTokenType {
  guard let found = tokenizer.tokens.firstIndex(where: { NSLocationInRange(index, $0) }) else {
    return []
  }
  tokenizer.position = found
  return .normal
}

/// The range of the current token. Its location is `kCFNotFound` if there is no token.
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer) -> CFRange {
  tokenizer.current.map { CFRange(location: $0.location, length: $0.length) }
    ?? CFRange(location: kCFNotFound, length: 0)
}

/// The current token in Latin letters, or the language of the text.
public func CFStringTokenizerCopyCurrentTokenAttribute(
  _ tokenizer: CFStringTokenizer, _ attribute: CFOptionFlags
) -> AnyObject? {
  guard let range = tokenizer.current else { return nil }
  let token = tokenizer.text.substring(with: range)
  switch attribute {
  case kCFStringTokenizerAttributeLatinTranscription:
    return token.applyingTransform(.toLatin, reverse: false).map { $0 as NSString }
  case kCFStringTokenizerAttributeLanguage:
    return LanguageGuess.shares(of: token).first.map { $0.language as NSString }
  default: return nil
  }
}

/// The language of a part of a text. Nil if it is unknown.
public func CFStringTokenizerCopyBestStringLanguage(
  _ string: CFString, _ range: CFRange
) -> CFString? {
  let part = string.substring(with: NSRange(location: range.location, length: range.length))
  return LanguageGuess.shares(of: part).first.map { $0.language as NSString }
}
