// SPDX-License-Identifier: MIT

public import Foundation

/// Joins words in English. Foundation has this class only on Apple's platforms.
// Clients configure a formatter before they share it.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// No effect.
  open var locale = Locale.current
  /// Formats the items that are not strings.
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0: ""
    case 1: strings[0]
    case 2: "\(strings[0]) and \(strings[1])"
    default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }
  }

  open func string(from items: [Any]) -> String? {
    Self.localizedString(
      byJoining: items.map { item in itemFormatter?.string(for: item) ?? "\(item)" })
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
