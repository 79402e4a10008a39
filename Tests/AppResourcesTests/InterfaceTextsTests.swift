// SPDX-License-Identifier: MIT

import AppResources
import AutoLayout
import Foundation
import Testing

/// The locations of localized texts in an app, by Apple's "Localization" documentation.
struct InterfaceTextsTests {
  private func texts(
    _ folder: TemporaryFolder, _ file: String, _ language: String
  ) throws -> InterfaceTexts {
    let language = try #require(AppLanguage(language))
    return try InterfaceTexts(of: folder.url.appendingPathComponent(file), in: language)
  }

  @Test func stringsAreReadFromTheLanguageFolder() throws {
    let folder = TemporaryFolder()
    let german = "/* a label */\n\"a.text\" = \"Grüß \\\"Gott\\\"\";\n\"b.title\" = \"Zurück\";\n"
    try folder.write("de.lproj/Main.strings", try #require(german.data(using: .utf16)))
    try folder.write("de-AT.lproj/Main.strings", "\"a.text\" = \"Servus\";")
    let file = "Base.lproj/Main.storyboard"
    #expect(
      try texts(folder, file, "de").texts == ["a.text": "Grüß \"Gott\"", "b.title": "Zurück"])
    #expect(try texts(folder, file, "de_AT").texts == ["a.text": "Servus", "b.title": "Zurück"])
    #expect(try texts(folder, file, "fr").isEmpty)
    #expect(try texts(folder, "Base.lproj/Other.storyboard", "de").isEmpty)
  }

  @Test func stringCatalogContainsAllLanguages() throws {
    let folder = TemporaryFolder()
    try folder.write(
      "mul.lproj/Main.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
          "pt-BR": {"variations": {"device": {
            "iphone": {"stringUnit": {"state": "translated", "value": "Oi"}},
            "other": {"stringUnit": {"state": "translated", "value": "Olá"}}}}}}},
        "b.text": {"comment": "not yet"}}}
      """)
    #expect(try texts(folder, "Base.lproj/Main.storyboard", "de").texts == ["a.text": "Hallo"])
    #expect(try texts(folder, "Base.lproj/Main.storyboard", "pt-BR").texts == ["a.text": "Oi"])
    #expect(try texts(folder, "Base.lproj/Main.storyboard", "pt").isEmpty)
  }

  @Test func localizedFileReplacesTheBaseFile() throws {
    let folder = TemporaryFolder()
    try folder.write("fr.lproj/Main.storyboard", "<document/>")
    let found = try texts(folder, "Base.lproj/Main.storyboard", "fr-CA").file
    #expect(found?.lastPathComponent == "Main.storyboard")
    #expect(found?.deletingLastPathComponent().lastPathComponent == "fr.lproj")
  }

  @Test func invalidStringsFileIsAnError() throws {
    let folder = TemporaryFolder()
    try folder.write("de.lproj/Main.strings", "\"a.text\" = ")
    #expect(throws: UnreadableTexts.self) { try texts(folder, "Base.lproj/Main.xib", "de") }
    try folder.write("de.lproj/Main.strings", " \n")
    try folder.write("Main.xcstrings", "{")
    #expect(throws: UnreadableTexts.self) { try texts(folder, "Base.lproj/Main.xib", "de") }
  }

  @Test func onlyLanguageTagsAreAccepted() throws {
    #expect(AppLanguage("zh-Hans-CN")?.spellings.first == "zh-Hans-CN")
    #expect(AppLanguage("zh-Hans-CN")?.spellings.last == "zh")
    #expect(AppLanguage("ar")?.direction == .rightToLeft)
    #expect(AppLanguage("he_IL")?.direction == .rightToLeft)
    #expect(AppLanguage("de")?.direction == .leftToRight)
    for wrong in ["", "1", "german", "../de", "d", "de..x"] {
      #expect(AppLanguage(wrong) == nil, "\(wrong)")
    }
  }
}
