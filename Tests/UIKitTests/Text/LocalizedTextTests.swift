// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Lookup of localized strings. Source: Apple's documentation of NSLocalizedString and of
/// `.stringsdict` files.
struct LocalizedTextTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "plumb-texts-\(UUID().uuidString)")

  private func bundle(_ files: [String: String]) throws -> Bundle {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }

  @Test func tablesPluralFormsAndMissingKeysAreLookedUp() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try bundle([
      "en.lproj/Localizable.strings": "\"hello\" = \"Hello, %@!\";",
      "en.lproj/Other.strings": "\"hello\" = \"Hi\";",
      "en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>boats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ left of %2$@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%1$d boat</string><key>other</key><string>%1$d boats</string></dict>
      </dict></dict></plist>
      """,
    ])
    func text(_ key: String, table: String? = nil, value: String = "") -> String {
      LocalizedTexts.text(key, tableName: table, bundle: bundle, value: value, comment: "")
    }
    #expect(text("hello", table: "Other") == "Hi")
    #expect(text("none") == "none")
    #expect(text("none", value: "given") == "given")
    #expect(String(localizedFormat: text("hello"), "Ada") == "Hello, Ada!")
    #expect(String(localizedFormat: text("boats"), 1, "A") == "1 boat left of A")
    #expect(String(localizedFormat: text("boats"), 3, "B") == "3 boats left of B")
    let name = "Ada"
    #expect(String(localized: "Welcome \(name), \(3)", bundle: bundle) == "Welcome Ada, 3")
    #expect(String(localized: "100 %", bundle: bundle) == "100 %")
  }
}
