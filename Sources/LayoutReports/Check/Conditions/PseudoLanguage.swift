// SPDX-License-Identifier: MIT

/// A pseudo-language: a change to every text that shows how a translation can affect a layout.
package enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Makes every word two fifths longer, as German and Finnish words are longer than English ones.
  case longer
  /// Adds accents to letters. A text without accents does not come from the file.
  case accented
  /// Keeps a third of the characters of every line, as in Chinese.
  case shortest
  /// Puts every line between direction marks that make it run from right to left.
  case rtl

  /// The name in reports.
  package var words: String {
    switch self {
    case .longer: "texts longer by 40 %"
    case .accented: "accented texts"
    case .shortest: "shortest texts"
    case .rtl: "texts from right to left"
    }
  }

  /// Returns `text` in this pseudo-language.
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

  /// Repeats letters at even distances. Every word grows, and the number of words stays the same.
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

  /// Accented letters, whose accents extend above or below the plain letter.
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPRSTUVWXYZabcdefghijklmnoprstuvwxyz",
      "ÅƁÇĎÉḞĜĤÎĴĶĹṀÑÖṔŘŠŢÛṼŴẌÝŽåƀçďéḟĝĥîĵķĺṁñöṕřšţûṽŵẍýž"))
}
