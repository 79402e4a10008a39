// SPDX-License-Identifier: MIT

/// A language that does not exist: a change to every text that shows what a real one may do to a layout.
package enum PseudoLanguage: String, Hashable, Sendable, CaseIterable, Decodable {
  /// Every word is two fifths longer, as German and Finnish ones are beside English.
  case longer
  /// Letters carry accents; what stays plain is a text that is not in the file.
  case accented
  /// Every line has a third of its characters, as in Chinese.
  case shortest
  /// The text runs from right to left, between marks that say so.
  case rtl

  /// The words for reports.
  package var words: String {
    switch self {
    case .longer: "texts longer by 40 %"
    case .accented: "accented texts"
    case .shortest: "shortest texts"
    case .rtl: "texts from right to left"
    }
  }

  /// The text in this language.
  package func transform(_ text: String) -> String {
    switch self {
    case .longer: Self.lengthened(text)
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .shortest: Self.eachLine(of: text) { line in String(line.prefix((line.count + 2) / 3)) }
    case .rtl:
      Self.eachLine(of: text) { line in
        line.isEmpty ? "" : "\u{202E}\(line)\u{202C}"
      }
    }
  }

  /// Letters are repeated at even distances, so that no word stays short and none breaks anew.
  private static func lengthened(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      if word.isEmpty { result.append(first) }
      let (count, added) = (word.count, (word.count * 2 + 4) / 5)
      for (index, letter) in word.enumerated() {
        result.append(letter)
        if (index + 1) * added / count > index * added / count { result.append(letter) }
      }
      rest = rest.dropFirst(max(1, count))
    }
    return result
  }

  private static func eachLine(of text: String, _ change: (Substring) -> String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(change)
      .joined(separator: "\n")
  }

  /// Letters with the accents that stand above and below the plain ones' outlines.
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPRSTUVWXYZabcdefghijklmnoprstuvwxyz",
      "ÅƁÇĎÉḞĜĤÎĴĶĹṀÑÖṔŘŠŢÛṼŴẌÝŽåƀçďéḟĝĥîĵķĺṁñöṕřšţûṽŵẍýž"))
}
