// SPDX-License-Identifier: MIT

/// A property list in any of the three formats. Keeps only its strings and its structure.
package enum PropertyList: Decodable, Hashable, Sendable {
  case text(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])
  /// A number, a date, data or a Boolean.
  case other

  /// The maximum nesting depth of arrays and dictionaries. Deeper values are ``other``.
  private static let depthLimit = 64

  /// Returns nil if the data is not a property list.
  package init?(_ data: Data) {
    guard Self.isShallow(data), let list = try? PropertyListDecoder().decode(Self.self, from: data)
    else { return nil }
    self = list
  }

  /// Whether an XML property list is shallow enough for Foundation's parser, which recurses and
  /// would exhaust the stack.
  private static func isShallow(_ data: Data) -> Bool {
    // Removing zeros handles UTF-16, where every other byte is zero.
    var rest = data.filter { $0 != 0 }[...]
    var depth = 0
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      if rest.starts(with: "array".utf8) || rest.starts(with: "dict".utf8) {
        depth += 1
        if depth > depthLimit { return false }
      } else if rest.starts(with: "/array".utf8) || rest.starts(with: "/dict".utf8) {
        depth -= 1
      }
    }
    return true
  }

  package init(from decoder: any Decoder) throws {
    // An array in the binary format can even contain itself.
    guard decoder.codingPath.count < Self.depthLimit else {
      self = .other
      return
    }
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let entries = try? value.decode([String: PropertyList].self) {
      self = .dictionary(entries)
    } else if let items = try? value.decode([PropertyList].self) {
      self = .array(items)
    } else {
      self = .other
    }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var entries: [String: PropertyList]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The strings of an array; nil if it has other values.
  package var texts: [String]? {
    guard case .array(let items) = self else { return nil }
    let texts = items.compactMap(\.text)
    return texts.count == items.count ? texts : nil
  }
}
