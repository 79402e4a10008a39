// SPDX-License-Identifier: MIT

/// What a project holds beside a file, as far as rules ask for it.
package struct CheckResources: Hashable, Sendable {
  /// Whether there is any catalog; without one nothing is said about names.
  package var hasCatalogs = false
  package var images: Set<String> = []
  package var colors: Set<String> = []
  /// The tables of texts of the file, by language.
  package var strings: [String: LocalizedTexts] = [:]

  package init() {}
}

/// The texts of a file in one language, by keys such as `abc-12-xyz.text`.
package struct LocalizedTexts: Hashable, Sendable {
  package var texts: [String: String]

  package init(_ texts: [String: String]) { self.texts = texts }

  /// The members of an object that a table can give a text to.
  static let members = [
    "text", "normalTitle", "title", "placeholder", "prompt", "configuration.title",
  ]

  func hasText(of id: String) -> Bool { Self.members.contains { texts["\(id).\($0)"] != nil } }
}
