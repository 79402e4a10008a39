// SPDX-License-Identifier: MIT

import Foundation

/// Parses the format of a predicate, such as `name CONTAINS[cd] %@ AND age >= 18`.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    tokens = PredicateToken.tokens(of: format)
    self.arguments = arguments[...]
  }

  /// Nil if the format is invalid, or the arguments do not match it.
  mutating func parse() -> PredicateCondition? {
    guard let condition = disjunction(), position == tokens.count else { return nil }
    return condition
  }

  /// Parses the format of an expression.
  mutating func parseExpression() -> PredicateOperand? {
    guard let operand = operand(), position == tokens.count else { return nil }
    return operand
  }

  // MARK: Conditions

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
    if let inner = parenthesized() { return inner }
    let quantity: PredicateCondition.Quantity? =
      if take(word: "ANY") || take(word: "SOME") {
        .any
      } else if take(word: "ALL") {
        .all
      } else if take(word: "NONE") {
        PredicateCondition.Quantity.none
      } else {
        nil
      }
    guard let left = operand(), let (comparison, options) = comparison(), let right = operand()
    else { return nil }
    if let quantity { return .quantified(quantity, left, comparison, right, options) }
    return .compare(left, comparison, right, options)
  }

  /// Parses a condition in parentheses. Nil if the parentheses belong to a calculation.
  private mutating func parenthesized() -> PredicateCondition? {
    let start = (position, arguments)
    if take("("), let inner = disjunction(), take(")") { return inner }
    (position, arguments) = start
    return nil
  }

  private mutating func comparison() -> (PredicateCondition.Comparison, String.CompareOptions)? {
    guard position < tokens.count else { return nil }
    defer { position += 1 }
    switch tokens[position] {
    case .symbol(let symbol):
      let parts = symbol.split(separator: "[")
      return parts.first.flatMap { Self.symbols[String($0)] }.map { ($0, Self.options(parts)) }
    case .word(let word):
      let parts = word.uppercased().split(separator: "[")
      return parts.first.flatMap { Self.words[String($0)] }.map { ($0, Self.options(parts)) }
    default: return nil
    }
  }

  private static let symbols: [String: PredicateCondition.Comparison] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]

  private static let words: [String: PredicateCondition.Comparison] = [
    "MATCHES": .matches, "CONTAINS": .contains, "BEGINSWITH": .beginsWith,
    "ENDSWITH": .endsWith, "LIKE": .like, "IN": .isIn, "BETWEEN": .between,
  ]

  /// The options in the brackets after a comparison: `c` ignores case, `d` ignores diacritics.
  private static func options(_ parts: [Substring]) -> String.CompareOptions {
    var options: String.CompareOptions = []
    for letter in parts.dropFirst().joined().lowercased() {
      if letter == "c" { options.insert(.caseInsensitive) }
      if letter == "d" { options.insert(.diacriticInsensitive) }
    }
    return options
  }

  // MARK: Operands

  /// Sums have the lowest precedence, then products, then powers.
  private mutating func operand() -> PredicateOperand? {
    calculation(["+", "-"]) { parser in
      parser.calculation(["*", "/"]) { parser in
        parser.calculation(["**"]) { $0.signed() }
      }
    }
  }

  private mutating func calculation(
    _ symbols: [String], _ part: (inout PredicateParser) -> PredicateOperand?
  ) -> PredicateOperand? {
    guard var result = part(&self) else { return nil }
    while let symbol = symbols.first(where: { take($0) }) {
      guard let next = part(&self) else { return nil }
      result = .call(symbol, [result, next])
    }
    return result
  }

  private mutating func signed() -> PredicateOperand? {
    if take("-") { return signed().map { .call("-", [.value(0), $0]) } }
    guard var result = primary() else { return nil }
    while take(".") {
      guard position < tokens.count, case .word(let path) = tokens[position] else { return nil }
      position += 1
      result = .path(result, path)
    }
    return result
  }

  private mutating func primary() -> PredicateOperand? {
    guard position < tokens.count else { return nil }
    let token = tokens[position]
    position += 1
    switch token {
    case .text(let text): return .value(text)
    case .whole(let number): return .value(number)
    case .number(let number): return .value(number)
    case .symbol("%K"): return (arguments.popFirst() as? String).map { .keyPath($0) }
    case .symbol("{"): return list(until: "}").map { .list($0) }
    case .symbol("("):
      let inner = operand()
      return take(")") ? inner : nil
    case .symbol("%@"):
      return arguments.popFirst().map { argument in
        (argument as? NSExpression)?.operand ?? .value(argument)
      }
    case .symbol(let symbol) where symbol.hasPrefix("%"):
      return arguments.popFirst().map { .value($0) }
    case .symbol: return nil
    case .word(let word): return named(word)
    }
  }

  private mutating func named(_ word: String) -> PredicateOperand? {
    if word.hasPrefix("$") {
      let parts = word.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
      guard let name = parts.first else { return nil }
      return parts.count == 1 ? .variable(name) : .path(.variable(name), parts[1])
    }
    if position < tokens.count, tokens[position] == .symbol("(") {
      position += 1
      return word.uppercased() == "SUBQUERY" ? subquery() : call(word)
    }
    switch word.uppercased() {
    case "SELF": return .object
    case "YES", "TRUE": return .value(true)
    case "NO", "FALSE": return .value(false)
    case "NIL", "NULL": return .value(nil)
    default:
      return .keyPath(word.lowercased().hasPrefix("self.") ? String(word.dropFirst(5)) : word)
    }
  }

  private mutating func call(_ name: String) -> PredicateOperand? {
    guard var operands = list(until: ")") else { return nil }
    guard name.uppercased() == "FUNCTION" else {
      return PredicateFunctions.isFunction(name) ? .call(name, operands) : nil
    }
    // The arguments are the object, the name of its method, and the method's arguments.
    guard operands.count > 1, case .value(let name as String) = operands.remove(at: 1) else {
      return nil
    }
    return .call(name, operands)
  }

  /// Parses the rest of `SUBQUERY(items, $item, $item.price > 3)` after the opening parenthesis.
  private mutating func subquery() -> PredicateOperand? {
    guard let collection = operand(), take(","), case .variable(let name) = operand(), take(","),
      let condition = disjunction(), take(")")
    else { return nil }
    return .subquery(collection, name, condition)
  }

  private mutating func list(until end: String) -> [PredicateOperand]? {
    var operands: [PredicateOperand] = []
    while !take(end) {
      guard let next = operand() else { return nil }
      operands.append(next)
      _ = take(",")
    }
    return operands
  }

  // MARK: Tokens

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
}
