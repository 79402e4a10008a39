// SPDX-License-Identifier: MIT

import Foundation

/// What a tagger says of a token.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let word = NSLinguisticTag(rawValue: "Word")
  public static let punctuation = NSLinguisticTag(rawValue: "Punctuation")
  public static let whitespace = NSLinguisticTag(rawValue: "Whitespace")
  public static let other = NSLinguisticTag(rawValue: "Other")
  public static let noun = NSLinguisticTag(rawValue: "Noun")
  public static let verb = NSLinguisticTag(rawValue: "Verb")
  public static let adjective = NSLinguisticTag(rawValue: "Adjective")
  public static let adverb = NSLinguisticTag(rawValue: "Adverb")
  public static let pronoun = NSLinguisticTag(rawValue: "Pronoun")
  public static let determiner = NSLinguisticTag(rawValue: "Determiner")
  public static let particle = NSLinguisticTag(rawValue: "Particle")
  public static let preposition = NSLinguisticTag(rawValue: "Preposition")
  public static let number = NSLinguisticTag(rawValue: "Number")
  public static let conjunction = NSLinguisticTag(rawValue: "Conjunction")
  public static let interjection = NSLinguisticTag(rawValue: "Interjection")
  public static let classifier = NSLinguisticTag(rawValue: "Classifier")
  public static let idiom = NSLinguisticTag(rawValue: "Idiom")
  public static let otherWord = NSLinguisticTag(rawValue: "OtherWord")
  public static let sentenceTerminator = NSLinguisticTag(rawValue: "SentenceTerminator")
  public static let openQuote = NSLinguisticTag(rawValue: "OpenQuote")
  public static let closeQuote = NSLinguisticTag(rawValue: "CloseQuote")
  public static let openParenthesis = NSLinguisticTag(rawValue: "OpenParenthesis")
  public static let closeParenthesis = NSLinguisticTag(rawValue: "CloseParenthesis")
  public static let wordJoiner = NSLinguisticTag(rawValue: "WordJoiner")
  public static let dash = NSLinguisticTag(rawValue: "Dash")
  public static let otherPunctuation = NSLinguisticTag(rawValue: "OtherPunctuation")
  public static let paragraphBreak = NSLinguisticTag(rawValue: "ParagraphBreak")
  public static let otherWhitespace = NSLinguisticTag(rawValue: "OtherWhitespace")
  public static let personalName = NSLinguisticTag(rawValue: "PersonalName")
  public static let placeName = NSLinguisticTag(rawValue: "PlaceName")
  public static let organizationName = NSLinguisticTag(rawValue: "OrganizationName")

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a tagger is asked for.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let tokenType = NSLinguisticTagScheme(rawValue: "TokenType")
  public static let lexicalClass = NSLinguisticTagScheme(rawValue: "LexicalClass")
  public static let nameType = NSLinguisticTagScheme(rawValue: "NameType")
  public static let nameTypeOrLexicalClass = NSLinguisticTagScheme(
    rawValue: "NameTypeOrLexicalClass")
  public static let lemma = NSLinguisticTagScheme(rawValue: "Lemma")
  public static let language = NSLinguisticTagScheme(rawValue: "Language")
  public static let script = NSLinguisticTagScheme(rawValue: "Script")

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

public enum NSLinguisticTaggerUnit: Int, Sendable {
  case word = 0
  case sentence, paragraph, document
}
