// SPDX-License-Identifier: MIT

/// The project's catalogs and translations, as far as the rules need them.
package struct CheckResources: Hashable, Sendable {
  /// Whether the project has any asset catalog. Without one the rules report no missing image or
  /// colour.
  package var hasCatalogs = false
  package var images: Set<String> = []
  package var colors: Set<String> = []
  /// The file's tables of texts, by language.
  package var strings: [String: LocalizedTexts] = [:]

  package init() {}
}

/// The texts of a file in one language, by keys such as `abc-12-xyz.text`.
package struct LocalizedTexts: Hashable, Sendable {
  package var texts: [String: String]

  package init(_ texts: [String: String]) { self.texts = texts }

  /// The properties of an object that a table can translate.
  static let members = [
    "text", "normalTitle", "title", "placeholder", "prompt", "configuration.title",
  ]

  func hasText(of id: String) -> Bool { Self.members.contains { texts["\(id).\($0)"] != nil } }
}
