// SPDX-License-Identifier: MIT

/// A value in a YAML text, with its place.
struct YAMLNode: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// A text; one that is not quoted may also mean a number, a truth value or nothing.
    case text(String, isQuoted: Bool)
    case list([YAMLNode])
    case map([Entry])
  }

  struct Entry: Hashable, Sendable {
    var key: YAMLNode
    var value: YAMLNode
  }

  /// Both from 1; columns count characters.
  struct Place: Hashable, Sendable {
    var line: Int
    var column: Int
  }

  var content: Content
  var place: Place

  /// Nothing: an empty value, `~` or `null`.
  var isNull: Bool {
    guard case .text(let text, isQuoted: false) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  var text: String? { if case .text(let text, _) = content { text } else { nil } }
}

/// Why a text is not YAML, or not what is wanted, with the place.
struct YAMLError: Error, Hashable {
  var message: String
  var place: YAMLNode.Place

  init(_ message: String, at place: YAMLNode.Place) {
    self.message = message
    self.place = place
  }
}
