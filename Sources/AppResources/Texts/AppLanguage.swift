// SPDX-License-Identifier: MIT

package import AutoLayout

/// A language of an app, such as `de`, `pt-BR` or `zh-Hans`.
package struct AppLanguage: Hashable, Sendable {
  /// The possible names of its folders, the most specific first.
  package var spellings: [String]
  package var direction: LayoutDirection

  /// The entries of the most specific spelling that has entries. Without any, the entries without a
  /// language.
  static func chosen<Entry>(
    from entries: [Entry], in language: AppLanguage?, by locale: (Entry) -> String?
  ) -> [Entry] {
    for spelling in language?.spellings ?? [] {
      let own = entries.filter { locale($0) == spelling }
      if !own.isEmpty { return own }
    }
    return entries.filter { locale($0) == nil }
  }

  /// Parses a language tag. Returns nil if the tag is invalid.
  ///
  /// - Parameter identifier: a language tag, with `-` or `_` between its parts.
  package init?(_ identifier: String) {
    let parts = identifier.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.count), parts.count <= 4,
      parts.allSatisfy({ part in part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }),
      first.allSatisfy(\.isLetter)
    else { return nil }
    direction = Self.direction(parts.map { $0.lowercased() })
    spellings = []
    for count in stride(from: parts.count, through: 1, by: -1) {
      let head = parts.prefix(count)
      for separator in ["-", "_"] {
        let spelling = head.joined(separator: separator)
        if !spellings.contains(spelling) { spellings.append(spelling) }
      }
    }
  }
}
