// SPDX-License-Identifier: MIT

extension FormatParser {
  /// Reads a value: an operand, or in the extended format a sum of products of them.
  ///
  /// Returns `nil`, without a diagnostic, where nothing of the kind begins.
  mutating func parseExpression() -> FormatExpression? {
    guard isExtended else { return parseOperand().map { FormatExpression($0) } }
    let isNegated = isAt("-") && peek(1)?.startsReference == true && consume("-")
    guard let first = parseProduct() else { return nil }
    var expression = FormatExpression(first, isNegated: isNegated)
    while isAt("+") || isAt("-") {
      let isSubtracted = isAt("-")
      let sign = position
      position += 1
      guard let product = parseProduct() else {
        // The `-` may be the one that ends a distance whose parenthesis is missing.
        position = sign
        break
      }
      expression.addends.append(.init(product, isSubtracted: isSubtracted))
    }
    return expression
  }

  private mutating func parseProduct() -> FormatExpression.Product? {
    guard let first = parseOperand() else { return nil }
    var product = FormatExpression.Product(first)
    while isAt("*") || isAt("/") {
      let divides = isAt("/")
      position += 1
      guard let operand = parseOperand() else {
        reportNext { .expectedValue(found: $0) }
        break
      }
      product.factors.append(.init(operand, divides: divides))
    }
    return product
  }

  /// Reads a number, a name, and in the extended format a percentage or an attribute.
  mutating func parseOperand() -> FormatOperand? {
    let start = position
    if let number = parseNumber() {
      if isExtended, consume("%") {
        return FormatOperand(.percentage(number), at: node(from: start))
      }
      return FormatOperand(.number(number), at: node(from: start))
    }
    if isExtended, consume("|") {
      let attribute = isAt(".") ? parseAttribute() : nil
      return FormatOperand(.container(attribute), at: node(from: start))
    }
    guard peek()?.startsName == true else { return nil }
    let name = parseOperandName()
    if isExtended, isAt("."), case .name(let text) = name.kind, let attribute = parseAttribute() {
      return FormatOperand(.attribute(of: text, attribute), at: node(from: start))
    }
    return name
  }

  /// Reads a name that is known to begin here.
  mutating func parseOperandName() -> FormatOperand {
    let start = position
    skip { !$0.continuesName }
    return FormatOperand(.name(string(start..<position)), at: node(from: start))
  }

  /// Reads an attribute from its dot. An unknown one is noted, read and `nil`.
  mutating func parseAttribute() -> FormatAttribute? {
    position += 1
    let start = position
    skip { !$0.continuesName }
    let name = string(start..<position)
    if let attribute = FormatAttribute(name: name) { return attribute }
    let suggestion = SpellingSuggestion.nearest(
      to: name, among: FormatAttribute.allCases.lazy.map(\.name))
    report(
      .unknownAttribute(name, suggestion: suggestion), at: start..<position, fixing: suggestion)
    return nil
  }
}

extension UInt8 {
  /// Whether an operand that is no number can begin with this byte.
  fileprivate var startsReference: Bool { startsName || self == UInt8(ascii: "|") }
}
