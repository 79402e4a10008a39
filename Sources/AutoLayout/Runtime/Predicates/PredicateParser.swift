// SPDX-License-Identifier: MIT

import Foundation

/// Reads the format of a predicate: `name CONTAINS[cd] %@ AND age >= 18`.
struct PredicateParser {
  private let tokens: [Token]
  private var position = 0
  private var arguments: ArraySlice<Any>

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case symbol(String)
  }

  init(_ format: String, _ arguments: [Any]) {
    tokens = Self.tokens(of: format)
    self.arguments = arguments[...]
  }

  /// Nil where the format cannot be read to its end, or has other arguments.
  mutating func parse() -> PredicateCondition? {
    guard let condition = disjunction(), position == tokens.count else { return nil }
    return condition
  }

  private mutating func disjunction() -> PredicateCondition? {
    guard let first = conjunction() else { return nil }
    var terms = [first]
    while take(word: "OR") || take("||") {
      guard let next = conjunction() else { return nil }
      terms.append(next)
    }
    return terms.count == 1 ? first : .any(terms)
  }

  private mutating func conjunction() -> PredicateCondition? {
    guard let first = term() else { return nil }
    var terms = [first]
    while take(word: "AND") || take("&&") {
      guard let next = term() else { return nil }
      terms.append(next)
    }
    return terms.count == 1 ? first : .all(terms)
  }

  private mutating func term() -> PredicateCondition? {
    if take(word: "NOT") || take("!") { return term().map { .not($0) } }
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    if take("(") {
      guard let inner = disjunction(), take(")") else { return nil }
      return inner
    }
    guard let left = operand(), let (comparison, options) = comparison(), let right = operand()
    else { return nil }
    return .compare(left, comparison, right, options)
  }

  private mutating func operand() -> PredicateCondition.Operand? {
    guard position < tokens.count else { return nil }
    defer { position += 1 }
    switch tokens[position] {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .symbol("%K"): return (arguments.popFirst() as? String).map { .keyPath($0) }
    case .symbol("{"): return list()
    case .symbol(let symbol) where symbol.hasPrefix("%"):
      return arguments.popFirst().map { .value($0) }
    case .symbol: return nil
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return .object
      case "YES", "TRUE": return .value(true)
      case "NO", "FALSE": return .value(false)
      case "NIL", "NULL": return .value(nil)
      default:
        return .keyPath(word.lowercased().hasPrefix("self.") ? String(word.dropFirst(5)) : word)
      }
    }
  }

  private mutating func list() -> PredicateCondition.Operand? {
    position += 1
    var operands: [PredicateCondition.Operand] = []
    while position < tokens.count, tokens[position] != .symbol("}") {
      guard let next = operand() else { return nil }
      operands.append(next)
      _ = take(",")
    }
    return position < tokens.count ? .list(operands) : nil
  }

  private mutating func comparison() -> (PredicateCondition.Comparison, String.CompareOptions)? {
    guard position < tokens.count else { return nil }
    defer { position += 1 }
    switch tokens[position] {
    case .symbol(let symbol):
      let symbols: [String: PredicateCondition.Comparison] = [
        "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less,
        "<=": .lessOrEqual, "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual,
        "=>": .greaterOrEqual,
      ]
      let parts = symbol.split(separator: "[")
      return parts.first.flatMap { symbols[String($0)] }.map { ($0, Self.options(parts)) }
    case .word(let word):
      let parts = word.uppercased().split(separator: "[")
      let words: [String: PredicateCondition.Comparison] = [
        "MATCHES": .matches, "CONTAINS": .contains, "BEGINSWITH": .beginsWith,
        "ENDSWITH": .endsWith, "LIKE": .like, "IN": .isIn, "BETWEEN": .between,
      ]
      return parts.first.flatMap { words[String($0)] }.map { ($0, Self.options(parts)) }
    default: return nil
    }
  }

  /// What stands in the brackets behind a comparison: `c` for letters of any case, `d` for marks that do not matter.
  private static func options(_ parts: [Substring]) -> String.CompareOptions {
    var options: String.CompareOptions = []
    for letter in parts.dropFirst().joined().lowercased() {
      if letter == "c" { options.insert(.caseInsensitive) }
      if letter == "d" { options.insert(.diacriticInsensitive) }
    }
    return options
  }

  private mutating func take(word: String) -> Bool {
    guard position < tokens.count, case .word(let found) = tokens[position],
      found.uppercased() == word
    else { return false }
    position += 1
    return true
  }

  private mutating func take(_ symbol: String) -> Bool {
    guard position < tokens.count, tokens[position] == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  private static func tokens(of format: String) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        rest.removeFirst()
        let text = rest.prefix { $0 != first }
        rest = rest.dropFirst(text.count + 1)
        tokens.append(.text(String(text)))
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#[]".contains($0) }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(String(word)))
      } else if first.isNumber || first == "-" {
        let text = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        rest = rest.dropFirst(text.count)
        tokens.append(Double(text).map { .number($0) } ?? .symbol(String(text)))
      } else if first == "%" {
        // The length of a number's type may stand before the letter, as in `%ld`.
        let flags = rest.dropFirst().prefix { $0 == "l" || $0 == "h" }
        let symbol = rest.prefix(2 + flags.count)
        rest = rest.dropFirst(symbol.count)
        tokens.append(.symbol(String(symbol)))
      } else {
        let isComparison = "=<>!&|".contains(first)
        var symbol =
          isComparison ? rest.prefix { "=<>!&|".contains($0) }.prefix(2) : rest.prefix(1)
        // How texts are compared may stand behind, as in `==[c]`.
        if isComparison, rest.dropFirst(symbol.count).first == "[",
          let end = rest.firstIndex(of: "]")
        {
          symbol = rest[...end]
        }
        rest = rest.dropFirst(symbol.count)
        tokens.append(.symbol(String(symbol)))
      }
    }
    return tokens
  }
}
