// SPDX-License-Identifier: MIT

extension FormatParser {
  /// Parses a value: an operand, or in the extended format a sum of products of operands.
  ///
  /// Returns `nil`, without a diagnostic, if no value begins here.
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
        // The `-` may end a distance whose parenthesis is missing.
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

  /// Parses a number or a name, and in the extended format a percentage or an attribute.
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

  /// Parses a name. The caller has checked that a name begins here.
  mutating func parseOperandName() -> FormatOperand {
    let start = position
    skip { !$0.continuesName }
    return FormatOperand(.name(string(start..<position)), at: node(from: start))
  }

  /// Parses an attribute, beginning at its dot. Reports and skips an unknown one and returns `nil`.
  mutating func parseAttribute() -> FormatAttribute? {
    position += 1
    let start = position
    skip { !$0.continuesName }
    let name = string(start..<position)
    if let attribute = FormatAttribute(name: name) { return attribute }
    let suggestion = SpellingSuggestion.nearest(
      to: name, among: FormatAttribute.allCases.lazy.map { $0.name })
    report(
      .unknownAttribute(name, suggestion: suggestion), at: start..<position, fixing: suggestion)
    return nil
  }
}

extension UInt8 {
  /// Whether an operand other than a number can begin with this byte.
  fileprivate var startsReference: Bool { startsName || self == UInt8(ascii: "|") }
}
