// SPDX-License-Identifier: MIT

public import Foundation

/// A checker without a dictionary: it finds no misspellings and makes no suggestions.
open class UITextChecker: _PlainObject {
  private static var learned: Set<String> = []

  public class var availableLanguages: [String] { [] }

  open var ignoredWords: [String]?

  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) {
    guard ignoredWords?.contains(wordToIgnore) != true else { return }
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  public class func learnWord(_ word: String) { learned.insert(word) }

  public class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  public class func unlearnWord(_ word: String) { learned.remove(word) }
}
