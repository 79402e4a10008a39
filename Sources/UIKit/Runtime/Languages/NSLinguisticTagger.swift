// SPDX-License-Identifier: MIT

public import Foundation

/// Cuts a text into words, marks and blanks, and guesses its language by common words.
///
/// Words are of the kind ``NSLinguisticTag/otherWord``: their part of speech, what they are forms of and whether they are
/// names is not known.
open class NSLinguisticTagger: NSObject {
  public struct Options: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let omitWords = Options(rawValue: 1 << 0)
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    public static let omitOther = Options(rawValue: 1 << 3)
    /// No effect.
    public static let joinNames = Options(rawValue: 1 << 4)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public let tagSchemes: [NSLinguisticTagScheme]
  open var string: String?

  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int = 0) {
    self.tagSchemes = tagSchemes
  }

  /// The code of the language that the text seems to be in.
  open var dominantLanguage: String? { string.flatMap(Self.dominantLanguage) }

  open class func dominantLanguage(for string: String) -> String? {
    LanguageGuess.shares(of: string).first?.language
  }

  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
    [.tokenType, .language, .script]
  }

  open class func availableTagSchemes(
    for unit: NSLinguisticTaggerUnit, language: String
  ) -> [NSLinguisticTagScheme] {
    unit == .word ? availableTagSchemes(forLanguage: language) : [.language, .script]
  }

  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let text = string.map({ $0 as NSString }) else { return }
    var stop: ObjCBool = false
    for token in tokens(in: range, unit) where !options.omits(token.type) {
      block(tag(of: text.substring(with: token.range), token, scheme), token.range, &stop)
      if stop.boolValue { return }
    }
  }

  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let sentences = tokens(in: range, .sentence).map(\.range)
    enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, token, stop in
      block(tag, token, sentences.first { NSLocationInRange(token.location, $0) } ?? range, stop)
    }
  }

  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    tokenRange: UnsafeMutablePointer<NSRange>?
  ) -> NSLinguisticTag? {
    guard let text = string.map({ $0 as NSString }) else { return nil }
    let whole = NSRange(location: 0, length: text.length)
    let token = tokens(in: whole, unit).first { NSLocationInRange(charIndex, $0.range) }
    guard let token else { return nil }
    tokenRange?.pointee = token.range
    return tag(of: text.substring(with: token.range), token, scheme)
  }

  open func tags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: Options = [], tokenRanges: UnsafeMutablePointer<NSArray?>? = nil
  ) -> [NSLinguisticTag] {
    var (tags, ranges): ([NSLinguisticTag], [NSValue]) = ([], [])
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, range, _ in
      tags.append(tag ?? NSLinguisticTag(rawValue: ""))
      ranges.append(NSValue(range: range))
    }
    tokenRanges?.pointee = ranges as NSArray
    return tags
  }

  open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
    var range = NSRange(location: NSNotFound, length: 0)
    _ = tag(at: charIndex, unit: unit, scheme: .tokenType, tokenRange: &range)
    return range
  }

  // MARK: Tokens

  private struct Token {
    var range: NSRange
    var type: NSLinguisticTag
  }

  private func tokens(in range: NSRange, _ unit: NSLinguisticTaggerUnit) -> [Token] {
    guard let text = string.map({ $0 as NSString }) else { return [] }
    let part = text.substring(with: range)
    func units(_ granularity: UITextGranularity) -> [Token] {
      UITextInputStringTokenizer.units(of: part, granularity).map {
        Token(range: $0.moved(by: range.location), type: .word)
      }
    }
    switch unit {
    case .sentence: return units(.sentence)
    case .paragraph: return units(.paragraph)
    case .document: return [Token(range: range, type: .word)]
    case .word:
      let words = units(.word)
      var all: [Token] = []
      var end = range.location
      for word in words + [
        Token(range: NSRange(location: NSMaxRange(range), length: 0), type: .word)
      ] {
        let gap = NSRange(location: end, length: word.range.location - end)
        all += Self.marks(of: text.substring(with: gap)).map {
          Token(range: $0.range.moved(by: end), type: $0.type)
        }
        if word.range.length > 0 { all.append(word) }
        end = NSMaxRange(word.range)
      }
      return all
    }
  }

  /// Blanks in runs, and marks one by one.
  private static func marks(of text: String) -> [Token] {
    var tokens: [Token] = []
    for index in text.indices {
      let range = NSRange(index...index, in: text)
      let character = text[index]
      let type: NSLinguisticTag =
        character.isWhitespace
        ? .whitespace : character.isPunctuation ? .punctuation : .other
      if type == .whitespace, tokens.last?.type == .whitespace {
        tokens[tokens.count - 1].range.length += range.length
      } else {
        tokens.append(Token(range: range, type: type))
      }
    }
    return tokens
  }

  private func tag(
    of text: String, _ token: Token, _ scheme: NSLinguisticTagScheme
  ) -> NSLinguisticTag? {
    switch scheme {
    case .tokenType: token.type
    case .language: dominantLanguage.map { NSLinguisticTag(rawValue: $0) }
    case .script: LanguageGuess.script(of: text).map { NSLinguisticTag(rawValue: $0) }
    case .lexicalClass, .nameTypeOrLexicalClass:
      switch token.type {
      case .word: .otherWord
      case .punctuation: ".!?".contains(text) ? .sentenceTerminator : .otherPunctuation
      case .whitespace: text.contains(where: \.isNewline) ? .paragraphBreak : .otherWhitespace
      default: .other
      }
    default: nil
    }
  }
}

extension NSLinguisticTagger.Options {
  fileprivate func omits(_ type: NSLinguisticTag) -> Bool {
    switch type {
    case .word: contains(.omitWords)
    case .punctuation: contains(.omitPunctuation)
    case .whitespace: contains(.omitWhitespace)
    default: contains(.omitOther)
    }
  }
}
