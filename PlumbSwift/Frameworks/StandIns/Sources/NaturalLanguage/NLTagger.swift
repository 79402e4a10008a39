// SPDX-License-Identifier: MIT

@_exported import Foundation
import UIKit

// Text is cut into words, sentences and paragraphs, and languages are guessed; kinds of words are not known.

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let undetermined = NLLanguage(rawValue: "und")
  public static let english = NLLanguage(rawValue: "en")
  public static let german = NLLanguage(rawValue: "de")
  public static let french = NLLanguage(rawValue: "fr")
  public static let spanish = NLLanguage(rawValue: "es")
  public static let italian = NLLanguage(rawValue: "it")
  public static let portuguese = NLLanguage(rawValue: "pt")
  public static let dutch = NLLanguage(rawValue: "nl")
  public static let russian = NLLanguage(rawValue: "ru")
  public static let japanese = NLLanguage(rawValue: "ja")
  public static let korean = NLLanguage(rawValue: "ko")
  public static let simplifiedChinese = NLLanguage(rawValue: "zh-Hans")
  public static let traditionalChinese = NLLanguage(rawValue: "zh-Hant")
  public static let arabic = NLLanguage(rawValue: "ar")

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

public enum NLTokenUnit: Int, Sendable {
  case word = 0
  case sentence, paragraph, document
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let word = NLTag(rawValue: "Word")
  public static let punctuation = NLTag(rawValue: "Punctuation")
  public static let whitespace = NLTag(rawValue: "Whitespace")
  public static let other = NLTag(rawValue: "Other")
  public static let otherWord = NLTag(rawValue: "OtherWord")
  public static let noun = NLTag(rawValue: "Noun")
  public static let verb = NLTag(rawValue: "Verb")
  public static let adjective = NLTag(rawValue: "Adjective")
  public static let adverb = NLTag(rawValue: "Adverb")
  public static let pronoun = NLTag(rawValue: "Pronoun")
  public static let determiner = NLTag(rawValue: "Determiner")
  public static let preposition = NLTag(rawValue: "Preposition")
  public static let conjunction = NLTag(rawValue: "Conjunction")
  public static let number = NLTag(rawValue: "Number")
  public static let interjection = NLTag(rawValue: "Interjection")
  public static let personalName = NLTag(rawValue: "PersonalName")
  public static let placeName = NLTag(rawValue: "PlaceName")
  public static let organizationName = NLTag(rawValue: "OrganizationName")

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  public static let nameType = NLTagScheme(rawValue: "NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  public static let language = NLTagScheme(rawValue: "Language")
  public static let script = NLTagScheme(rawValue: "Script")
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")

  public init(rawValue: String) { self.rawValue = rawValue }
}

open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public var rawValue: UInt

    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public let unit: NLTokenUnit
  open var string: String?

  public init(unit: NLTokenUnit) { self.unit = unit }

  open func setLanguage(_ language: NLLanguage) {}

  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    Self.parts(of: string ?? "", in: range, unit)
  }

  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for part in tokens(for: range) {
      let isNumber = (string ?? "")[part].allSatisfy(\.isNumber)
      guard block(part, isNumber ? .numeric : []) else { return }
    }
  }

  static func parts(
    of text: String, in range: Range<String.Index>, _ unit: NLTokenUnit
  ) -> [Range<String.Index>] {
    let separates: (Character) -> Bool =
      switch unit {
      case .word: { !$0.isLetter && !$0.isNumber && $0 != "'" }
      case .sentence: { ".!?".contains($0) || $0.isNewline }
      case .paragraph: \.isNewline
      case .document: { _ in false }
      }
    return text[range].split(whereSeparator: separates).map { $0.startIndex..<$0.endIndex }
  }
}

open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public var rawValue: UInt

    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public let tagSchemes: [NLTagScheme]
  open var string: String?
  /// By letters and common words.
  open var dominantLanguage: NLLanguage? {
    string.flatMap(NLLanguageRecognizer.dominantLanguage)
  }

  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

  /// Words are words; of what kind is not known.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme,
    options: Options = [], using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for part in NLTokenizer.parts(of: string ?? "", in: range, unit) {
      guard block(tag(scheme), part) else { return }
    }
  }

  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    NLTokenizer.parts(of: string ?? "", in: range, unit).map { (tag(scheme), $0) }
  }

  private func tag(_ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .tokenType: .word
    case .lexicalClass, .nameTypeOrLexicalClass: .otherWord
    case .language: dominantLanguage.map { NLTag(rawValue: $0.rawValue) }
    default: nil
    }
  }

  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    let text = string ?? ""
    let found = tags(in: text.startIndex..<text.endIndex, unit: unit, scheme: scheme)
    return found.first { $0.1.contains(index) } ?? (nil, index..<index)
  }
}

/// Knows languages by their letters and commonest words.
open class NLLanguageRecognizer: NSObject {
  private var text = ""
  /// No effect.
  open var languageHints: [NLLanguage: Double] = [:]
  /// Where there are some, a language that is none of them is not recognised.
  open var languageConstraints: [NLLanguage] = []

  public override init() { super.init() }

  open var dominantLanguage: NLLanguage? {
    let found = Self.dominantLanguage(for: text)
    return found.flatMap {
      languageConstraints.isEmpty || languageConstraints.contains($0) ? $0 : nil
    }
  }

  open class func dominantLanguage(for string: String) -> NLLanguage? {
    NSLinguisticTagger.dominantLanguage(for: string).map { NLLanguage(rawValue: $0) }
  }

  open func processString(_ string: String) { text += string }
  open func reset() { text = "" }

  /// The dominant language for certain.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    guard maxHypotheses > 0, let language = dominantLanguage else { return [:] }
    return [language: 1]
  }
}

/// Knows no words.
open class NLEmbedding: NSObject {
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open func distance(between first: String, and second: String) -> Double { 2 }
}
