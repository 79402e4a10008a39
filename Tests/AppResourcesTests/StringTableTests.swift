// SPDX-License-Identifier: MIT

import AppResources
import Foundation
import Testing

/// Tables of texts, by Apple's "Stringsdict File Format" and "Localizing and varying text with a
/// string catalog". Plural forms are by Unicode CLDR, "Language Plural Rules".
struct StringTableTests {
  private let folder = TemporaryFolder()

  private func table(_ languages: String...) -> StringTable {
    StringTable(
      named: "Localizable", in: folder.url, languages: languages.compactMap { AppLanguage($0) })
  }

  private func plural(_ key: String, _ table: StringTable) throws -> PluralText {
    let text: PluralText? = if case .plural(let text) = table.texts[key] { text } else { nil }
    return try #require(text)
  }

  private func dictionary(_ forms: [String: String]) -> String {
    let entries = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>boats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@boats@, 100%% sure</string>
      <key>boats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(entries)</dict></dict></dict></plist>
      """
  }

  @Test func textsAreInTheFirstAvailableLanguage() throws {
    try folder.write("en.lproj/Localizable.strings", "\"a\" = \"one\";")
    try folder.write("de.lproj/Localizable.strings", "\"a\" = \"eins\";")
    #expect(table("fr", "de-AT").texts["a"] == .plain("eins"))
    #expect(table("fr").texts["a"] == .plain("one"))
  }

  @Test(arguments: [
    ("en", 1, "one"), ("en", 0, "other"), ("en", 21, "other"), ("fr", 0, "one"), ("ja", 1, "other"),
    ("ru", 21, "one"), ("ru", 3, "few"), ("ru", 12, "many"), ("pl", 22, "few"), ("pl", 21, "many"),
    ("ar", 0, "zero"), ("ar", 2, "two"), ("ar", 105, "few"), ("ar", 11, "many"), ("cs", 4, "few"),
    ("sl", 102, "two"), ("he", 2, "two"), ("lt", 11, "other"), ("lv", 10, "zero"),
    ("ro", 19, "few"),
  ])
  func languageDecidesThePluralForm(_ language: String, _ number: Int, _ form: String) throws {
    var forms = Dictionary(
      uniqueKeysWithValues: ["one", "two", "few", "many", "other"].map { ($0, $0) })
    if language == "ar" || language == "lv" { forms["zero"] = "zero" }
    try folder.write("\(language).lproj/Localizable.stringsdict", dictionary(forms))
    let text = try plural("boats", table(language))
    #expect(text.format(for: [number]) == "\(form), 100%% sure")
  }

  @Test func zeroFormAppliesInEveryLanguage() throws {
    try folder.write(
      "en.lproj/Localizable.stringsdict", dictionary(["zero": "none", "other": "%d boats"]))
    let text = try plural("boats", table("en"))
    #expect(text.format(for: [0]) == "none, 100%% sure")
    #expect(text.format(for: [7]) == "%d boats, 100%% sure")
  }

  @Test func stringCatalogsHavePluralFormsAndSubstitutions() throws {
    try folder.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "plain": {"localizations": {"de": {"stringUnit": {"value": "schlicht"}}}},
        "%lld items": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld item"}},
          "other": {"stringUnit": {"value": "%lld items"}}}}}}},
        "both": {"localizations": {"en": {"stringUnit": {"value": "%#@cats@ and %#@dogs@"},
          "substitutions": {
            "cats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "a cat"}},
              "other": {"stringUnit": {"value": "%arg cats"}}}}},
            "dogs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "a dog"}},
              "other": {"stringUnit": {"value": "%arg dogs"}}}}}}}}}}}
      """)
    let german = table("de")
    #expect(german.texts["plain"] == .plain("schlicht"))
    let items = try plural("%lld items", german)
    #expect(items.format(for: [1]) == "%lld item")
    #expect(items.format(for: [2]) == "%lld items")
    #expect(try plural("both", german).format(for: [1, 3]) == "a cat and %lld dogs")
  }

  @Test func unreadableTablesAreEmpty() throws {
    try folder.write("en.lproj/Localizable.strings", "\"a\" = ")
    try folder.write("en.lproj/Localizable.stringsdict", "<plist>")
    try folder.write("Localizable.xcstrings", "{}")
    #expect(table("en").isEmpty)
  }
}
