// SPDX-License-Identifier: MIT

extension FormatParser {
  /// Parses predicates after an opening parenthesis, and the closing parenthesis.
  ///
  /// Reports mistakes. Returns false after a mistake, because the end of the list is then
  /// uncertain.
  mutating func parsePredicates(
    into predicates: inout [FormatPredicate], unclosed: (String?) -> FormatProblem
  ) -> Bool {
    var isWhole = true
    repeat {
      if let predicate = parsePredicate() {
        predicates.append(predicate)
      } else {
        // The mistake is already reported. Continue with the next predicate of the list, if there
        // is one.
        isWhole = false
        skip { $0.endsPredicate }
      }
    } while consume(",")
    if consume(")") || !isWhole { return isWhole }
    reportNext(unclosed, inserting: isMissingParenthesis ? ")" : nil)
    return false
  }

  private var isMissingParenthesis: Bool {
    guard let byte = peek() else { return false }
    return byte == UInt8(ascii: "]") || byte == UInt8(ascii: "-")
  }

  private mutating func parsePredicate() -> FormatPredicate? {
    let start = position
    var attribute: FormatAttribute?
    if isExtended, isAt("."), peek(1)?.startsName == true {
      attribute = parseAttribute()
      if attribute == nil { return nil }
    }
    let relation = parseRelation()
    if let attribute, relation == nil {
      report(.missingRelation(attribute), at: position..<position, fixing: "==")
    }
    guard let value = parseExpression() else {
      reportNext { .expectedValue(found: $0) }
      return nil
    }
    var priority: FormatOperand?
    if consume("@") {
      priority = parsePriority()
      if priority == nil { return nil }
    }
    return FormatPredicate(
      attribute: attribute, relation: relation, value: value, priority: priority,
      at: node(from: start))
  }

  /// Parses `==`, `>=` or `<=`, or a misspelt relation.
  private mutating func parseRelation() -> FormatRelation? {
    let start = position
    skip { !$0.isRelational }
    guard position > start else { return nil }
    let written = string(start..<position)
    if let relation = FormatRelation.allCases.first(where: { $0.symbol == written }) {
      return relation
    }
    let meant = FormatRelation(misspelt: text.bytes[start..<position])
    // UIKit stops after the first wrong character. If the text begins with a correct relation,
    // UIKit stops after that relation's two characters.
    let isDoubled = FormatRelation.allCases.contains { written.utf8.starts(with: $0.symbol.utf8) }
    report(
      .unknownRelation(written), at: start..<position, noticedAt: start + (isDoubled ? 2 : 1),
      fixing: meant.symbol)
    return meant
  }

  /// Parses a priority after its `@`. Reports an invalid number and returns required instead.
  private mutating func parsePriority() -> FormatOperand? {
    let start = position
    if let number = parseNumber() {
      let written = string(start..<position)
      if !FormatPriority.isValid(number) {
        report(.priorityOutOfRange(written), at: start..<position, noticedAt: position)
        return FormatOperand(.number(FormatPriority.required.rawValue), at: node(from: start))
      }
      return FormatOperand(.number(number), at: node(from: start))
    }
    if peek()?.startsName == true { return parseOperandName() }
    reportNext { .expectedPriority(found: $0) }
    return nil
  }
}

extension FormatRelation {
  /// The most likely relation for `=`, `>`, `=>`, `<>`…
  fileprivate init(misspelt bytes: some Sequence<UInt8>) {
    let isGreater = bytes.contains(UInt8(ascii: ">"))
    let isLess = bytes.contains(UInt8(ascii: "<"))
    self = isGreater == isLess ? .equal : isGreater ? .greaterThanOrEqual : .lessThanOrEqual
  }
}

extension UInt8 {
  fileprivate var isRelational: Bool {
    self == UInt8(ascii: "=") || self == UInt8(ascii: ">") || self == UInt8(ascii: "<")
  }

  /// Whether parsing can continue at this byte after an invalid predicate.
  fileprivate var endsPredicate: Bool {
    self == UInt8(ascii: ",") || self == UInt8(ascii: ")") || self == UInt8(ascii: "]")
      || self == UInt8(ascii: "[")
  }
}
