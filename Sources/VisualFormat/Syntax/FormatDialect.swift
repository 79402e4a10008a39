// SPDX-License-Identifier: MIT

/// Which language a text is read as.
public enum FormatDialect: Hashable, Sendable {
  /// The grammar of UIKit's `constraints(withVisualFormat:options:metrics:views:)`.
  case uikit

  /// UIKit's grammar and what it cannot say: several lines, both axes at once, percentages,
  /// arithmetic, attributes, equal spacers, lists and ranges of views.
  case extended

  /// Whether a link, the empty one included, or what follows it can begin with this byte.
  func startsLink(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte.endsLink || self == .extended && byte == UInt8(ascii: "~")
  }
}
