// SPDX-License-Identifier: MIT

extension FormatParser {
  /// Parses a view from `[` to `]`. Consumes at least the opening bracket.
  mutating func parseView() -> FormatView {
    let start = position
    position += 1
    let name = parseViewName()
    var furtherNames: [FormatName] = []
    while isExtended, consume(",") { furtherNames.append(parseViewName()) }
    var predicates: [FormatPredicate] = []
    var isWhole = !name.text.isEmpty
    if consume("(") {
      isWhole = parsePredicates(into: &predicates) { .unclosedView(found: $0) }
    }
    if !consume("]") {
      // For example, a number follows a closing parenthesis, or the next view's bracket follows the
      // name.
      if isWhole { reportUnclosedView() }
      skip { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[") }
      _ = consume("]")
    }
    return FormatView(
      name, furtherNames: furtherNames, predicates: predicates, at: node(from: start))
  }

  private mutating func reportUnclosedView() {
    let next = peek()
    let isMissing = next.map { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "-") } ?? true
    reportNext({ .unclosedView(found: $0) }, inserting: isMissing ? "]" : nil)
  }

  /// Parses a view's name, and in the extended format the end of a range of views.
  ///
  /// An invalid name is read to its end, so that one mistake gives one diagnostic.
  private mutating func parseViewName() -> FormatName {
    let start = position
    skip { !$0.continuesName && $0.isASCII }
    let range = start..<position
    let bytes = text.bytes[range]
    if !bytes.allSatisfy({ $0.isASCII }) {
      let firstForeign = bytes.firstIndex { !$0.isASCII } ?? start
      report(.nonASCIIName(string(range)), at: range, noticedAt: firstForeign)
      return FormatName("", at: node(from: start))
    }
    guard bytes.first?.startsName == true else {
      reportInvalidName(range)
      return FormatName("", at: node(from: start))
    }
    if isAt("."), peek(1) == UInt8(ascii: "."), isExtended { return parseRange(from: start) }
    let name = FormatName(string(range), at: node(from: start))
    if isAt(".") { reportDottedName(from: start) }
    return name
  }

  private mutating func reportInvalidName(_ digits: Range<Int>) {
    let start = digits.lowerBound
    // The name begins neither with a letter nor with a digit. Read it up to the next delimiter.
    if digits.isEmpty, let byte = peek(), !byte.endsName {
      skip { $0.endsName }
    }
    report(.invalidViewName(string(start..<position)), at: start..<position)
  }

  /// Reports a name such as `self.title`. The part before the dot is already consumed.
  private mutating func reportDottedName(from start: Int) {
    let dot = position
    skip { !$0.continuesName && $0 != UInt8(ascii: ".") }
    let lastDot = text.bytes[start..<position].lastIndex(of: UInt8(ascii: ".")) ?? dot
    let tail = string((lastDot + 1)..<position)
    report(
      .dottedName(string(start..<position)), at: start..<position, noticedAt: dot,
      fixing: tail.isEmpty ? nil : tail)
  }

  /// Parses `..8` after the `cell1` that began at `start`.
  private mutating func parseRange(from start: Int) -> FormatName {
    let first = string(start..<position)
    position += 2
    let end = position
    skip { !$0.continuesName }
    let name = FormatName(first, rangeEnd: Int(string(end..<position)), at: node(from: start))
    guard name.rangeEnd != nil, name.count > 0 else {
      report(.invalidRange(string(start..<position)), at: start..<position)
      return FormatName("", at: name.position)
    }
    return name
  }
}

extension UInt8 {
  /// Whether an invalid name ends before this byte.
  fileprivate var endsName: Bool {
    switch Unicode.Scalar(self) {
    case "[", "]", "(", ")", "|", ",": true
    default: false
    }
  }
}
