// SPDX-License-Identifier: MIT

import Foundation

/// A token of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case whole(Int)
  case number(Double)
  case symbol(String)

  static func tokens(of format: String) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        rest.removeFirst()
        let text = rest.prefix { $0 != first }
        rest = rest.dropFirst(text.count + 1)
        tokens.append(.text(String(text)))
      } else if first.isLetter || "_@#$".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$[]".contains($0) }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(String(word)))
      } else if first.isNumber {
        let text = rest.prefix { $0.isNumber || $0 == "." }
        rest = rest.dropFirst(text.count)
        let number = Double(text).map { PredicateToken.number($0) }
        tokens.append(Int(text).map { .whole($0) } ?? number ?? .symbol(String(text)))
      } else {
        let symbol = symbol(at: rest, first)
        rest = rest.dropFirst(symbol.count)
        tokens.append(.symbol(String(symbol)))
      }
    }
    return tokens
  }

  private static func symbol(at rest: Substring, _ first: Character) -> Substring {
    if first == "%" {
      // A length modifier can precede the letter, as in `%ld`.
      let flags = rest.dropFirst().prefix { $0 == "l" || $0 == "h" }
      return rest.prefix(2 + flags.count)
    }
    if rest.hasPrefix("**") { return rest.prefix(2) }
    guard "=<>!&|".contains(first) else { return rest.prefix(1) }
    let symbol = rest.prefix { "=<>!&|".contains($0) }.prefix(2)
    // Options of a string comparison can follow, as in `==[c]`.
    if rest.dropFirst(symbol.count).first == "[", let end = rest.firstIndex(of: "]") {
      return rest[...end]
    }
    return symbol
  }
}
