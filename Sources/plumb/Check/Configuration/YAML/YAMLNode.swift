// SPDX-License-Identifier: MIT

/// A YAML value and its place in the text.
struct YAMLNode: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// A scalar. Without quotes it may also be a number, a Boolean or null.
    case text(String, isQuoted: Bool)
    case list([YAMLNode])
    case map([Entry])
  }

  struct Entry: Hashable, Sendable {
    var key: YAMLNode
    var value: YAMLNode
  }

  /// A line and a column, both counted from 1. Columns count characters.
  struct Place: Hashable, Sendable {
    var line: Int
    var column: Int
  }

  var content: Content
  var place: Place

  /// Whether the value is empty, `~` or `null`.
  var isNull: Bool {
    guard case .text(let text, isQuoted: false) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  var text: String? { if case .text(let text, _) = content { text } else { nil } }
}

/// An error in a YAML text or in a setting, with its place.
struct YAMLError: Error, Hashable {
  var message: String
  var place: YAMLNode.Place

  init(_ message: String, at place: YAMLNode.Place) {
    self.message = message
    self.place = place
  }
}
