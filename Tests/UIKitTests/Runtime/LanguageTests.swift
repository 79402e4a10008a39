// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Words and languages of texts. Source: Apple's documentation of `CFStringTokenizer`.
struct LanguageTests {
  @Test(arguments: [
    ("Where is the house of my friend?", "en"), ("Ich bin nicht der Mann.", "de"),
    ("Je ne suis pas dans la maison", "fr"), ("Где находится библиотека?", "ru"),
    ("これは日本語です", "ja"), ("한국어", "ko"), ("我住在北京", "zh-Hans"),
  ])
  func languagesByLettersAndCommonWords(_ text: String, _ language: String) {
    #expect(Self.language(of: text) == language)
  }

  @Test func textsWithoutLettersHaveNoLanguage() {
    #expect(Self.language(of: "12 + 3") == nil)
  }

  private static func language(of text: String) -> String? {
    CFStringTokenizerCopyBestStringLanguage(text as NSString, CFRangeMake(0, text.utf16.count))
      .map { $0 as String }
  }

  @Test func tokenizersAdvanceThroughTokens() throws {
    let text = "One two. Three." as NSString
    let words = try #require(
      CFStringTokenizerCreate(
        kCFAllocatorDefault, text, CFRangeMake(0, text.length), kCFStringTokenizerUnitWord,
        CFLocaleCopyCurrent()))
    var found: [String] = []
    while !CFStringTokenizerAdvanceToNextToken(words).isEmpty {
      let range = CFStringTokenizerGetCurrentTokenRange(words)
      found.append(text.substring(with: NSRange(location: range.location, length: range.length)))
    }
    #expect(found == ["One", "two", "Three"])
    #expect(CFStringTokenizerGetCurrentTokenRange(words).location == kCFNotFound)
    #expect(CFStringTokenizerGoToTokenAtIndex(words, 5) == .normal)
    #expect(CFStringTokenizerGetCurrentTokenRange(words).location == 4)
  }

  @Test func preferencesAreThoseOfTheUserDefaults() {
    let key = "CFPreferencesTest" as NSString
    CFPreferencesSetAppValue(key, NSNumber(value: 7), kCFPreferencesCurrentApplication)
    #expect(UserDefaults.standard.integer(forKey: key as String) == 7)
    #expect(CFPreferencesCopyAppValue(key, kCFPreferencesCurrentApplication) as? Int == 7)
    CFPreferencesSetAppValue(key, nil, kCFPreferencesCurrentApplication)
    var isThere = true
    #expect(
      CFPreferencesGetAppIntegerValue(key, kCFPreferencesCurrentApplication, &isThere) == 0)
    #expect(!isThere)
  }

  @Test func localizedResourcesAreLookedUp() {
    let name = "Bob"
    let resource: LocalizedStringResource = "Hello \(name)"
    #expect(resource.key == "Hello %@")
    #expect(String(localized: resource) == "Hello Bob")
    #expect(
      String(localized: LocalizedStringResource("greeting", defaultValue: "Hi")) == "Hi")
  }
}
