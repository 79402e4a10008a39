// SPDX-License-Identifier: MIT

/// The dialect of a text.
public enum FormatDialect: Hashable, Sendable {
  /// The grammar of UIKit's `constraints(withVisualFormat:options:metrics:views:)`.
  case uikit

  /// A superset of UIKit's grammar: several lines, both axes at once, percentages, arithmetic,
  /// attributes, equal spacers, lists and ranges of views.
  case extended

  /// Whether a link, or the view or `|` after an empty link, can begin with this byte.
  func startsLink(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte.endsLink || self == .extended && byte == UInt8(ascii: "~")
  }
}
