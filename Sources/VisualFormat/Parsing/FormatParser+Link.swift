// SPDX-License-Identifier: MIT

extension FormatParser {
  /// Parses the link between two neighbours, which may be empty.
  ///
  /// After a mistake it reports a diagnostic, skips to the next position at which a link can end,
  /// and returns `isWhole: false`.
  mutating func parseLink() -> (link: FormatLink, isWhole: Bool) {
    let start = position
    if consume("-") { return parseDistance(from: start) }
    if isExtended, consume("~") { return parseEqualSpacer(from: start) }
    return (FormatLink(.flush, at: node(from: start)), true)
  }

  private mutating func parseDistance(from start: Int) -> (link: FormatLink, isWhole: Bool) {
    guard let byte = peek() else {
      reportNext { .expectedDistance(found: $0) }
      return failedLink(from: start)
    }
    switch Unicode.Scalar(byte) {
    case "[", "|":
      return (FormatLink(.standard, at: node(from: start)), true)
    case "(":
      position += 1
      return parseParenthesised(from: start, terminator: "-") { .predicates($0) }
    case "-", "+":
      if !reportSignedDistance() { reportNext { .expectedDistance(found: $0) } }
      return failedLink(from: start)
    default:
      guard byte.startsName || byte.isDigit || byte == UInt8(ascii: "."), let value = parseOperand()
      else {
        reportNext { .expectedDistance(found: $0) }
        return failedLink(from: start)
      }
      return terminated(.distance(value), by: "-", from: start)
    }
  }

  /// Reports `--5-`, a negative distance without parentheses. Returns false if the text is not one.
  private mutating func reportSignedDistance() -> Bool {
    let start = position
    guard let value = parseNumber() else { return false }
    let written = string(start..<position)
    report(.negativeDistance(written), at: start..<position, fixing: "(\(value.shortest))")
    return true
  }

  private mutating func parseEqualSpacer(from start: Int) -> (link: FormatLink, isWhole: Bool) {
    if consume("(") { return parseParenthesised(from: start, terminator: "~") { .equalSpacer($0) } }
    return (FormatLink(.equalSpacer([]), at: node(from: start)), true)
  }

  /// Parses predicates after their opening parenthesis, and the link's terminator.
  private mutating func parseParenthesised(
    from start: Int, terminator: Unicode.Scalar, kind: ([FormatPredicate]) -> FormatLink.Kind
  ) -> (link: FormatLink, isWhole: Bool) {
    var predicates: [FormatPredicate] = []
    guard parsePredicates(into: &predicates, unclosed: { .unclosedDistance(found: $0) }) else {
      let failed = failedLink(from: start).link
      return (
        predicates.isEmpty ? failed : FormatLink(kind(predicates), at: failed.position), false
      )
    }
    return terminated(kind(predicates), by: terminator, from: start)
  }

  private mutating func terminated(
    _ kind: FormatLink.Kind, by terminator: Unicode.Scalar, from start: Int
  ) -> (link: FormatLink, isWhole: Bool) {
    let isWhole = consume(terminator)
    if !isWhole {
      reportNext(
        { .unterminatedDistance(found: $0, terminator: String(terminator)) },
        inserting: peek()?.endsLink == true ? String(terminator) : nil)
      skip(until: { $0.endsLink })
    }
    return (FormatLink(kind, at: node(from: start)), isWhole)
  }

  private mutating func failedLink(from start: Int) -> (link: FormatLink, isWhole: Bool) {
    skip(until: { $0.endsLink })
    return (FormatLink(.standard, at: node(from: start)), false)
  }
}
