// SPDX-License-Identifier: MIT

extension FormatParser {
  /// Reads predicates behind an opening parenthesis, and the closing one.
  ///
  /// Returns false after a mistake that leaves open how the list ends; it is noted.
  mutating func parsePredicates(
    into predicates: inout [FormatPredicate], unclosed: (String?) -> FormatProblem
  ) -> Bool {
    var isWhole = true
    repeat {
      if let predicate = parsePredicate() {
        predicates.append(predicate)
      } else {
        // Its mistake is noted; go on behind it if the list does.
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

  /// Reads `==`, `>=` or `<=`, or something like it.
  private mutating func parseRelation() -> FormatRelation? {
    let start = position
    skip { !$0.isRelational }
    guard position > start else { return nil }
    let written = string(start..<position)
    if let relation = FormatRelation.allCases.first(where: { $0.symbol == written }) {
      return relation
    }
    let meant = FormatRelation(misspelt: text.bytes[start..<position])
    // UIKit gives up at the first character that does not belong, or goes on behind the second.
    let isDoubled = FormatRelation.allCases.contains { written.utf8.starts(with: $0.symbol.utf8) }
    report(
      .unknownRelation(written), at: start..<position, noticedAt: start + (isDoubled ? 2 : 1),
      fixing: meant.symbol)
    return meant
  }

  /// Reads a priority behind its `@`. A number that is none is noted and taken as required.
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
  /// What was most likely meant by `=`, `>`, `=>`, `<>`…
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

  /// Whether reading can go on here after a predicate that could not be read.
  fileprivate var endsPredicate: Bool {
    self == UInt8(ascii: ",") || self == UInt8(ascii: ")") || self == UInt8(ascii: "]")
      || self == UInt8(ascii: "[")
  }
}
