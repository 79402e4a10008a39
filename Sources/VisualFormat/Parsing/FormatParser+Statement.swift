// SPDX-License-Identifier: MIT

extension FormatParser {
  /// Parses the whole text as one statement.
  mutating func parseStatement() -> FormatStatement {
    var statement = FormatStatement(views: [])
    guard !isAtEnd else {
      report(.emptyFormat, at: 0..<0)
      return statement
    }
    parseOrientation(into: &statement)
    let isWhole = parseStart(into: &statement)
    parseFirstView(into: &statement, isReported: !isWhole)
    while !isAtEnd, statement.end == nil {
      parseNext(into: &statement)
    }
    statement.position = FormatPosition(text.sourceRange(of: 0..<text.count))
    return statement
  }

  /// Parses a container and its link, if the statement begins with one. Returns false after a
  /// mistake.
  private mutating func parseStart(into statement: inout FormatStatement) -> Bool {
    let start = position
    let container = parseContainerName()
    guard consume("|") else {
      position = start
      return true
    }
    let place = node(from: start)
    let (link, isWhole) = parseLink()
    statement.start = FormatEnd(container: container, link: link, at: place)
    return isWhole
  }

  private mutating func parseContainerName() -> FormatName? {
    guard isExtended, peek()?.startsName == true else { return nil }
    let start = position
    skip { !$0.continuesName }
    return FormatName(string(start..<position), at: node(from: start))
  }

  private mutating func parseFirstView(into statement: inout FormatStatement, isReported: Bool) {
    if !isAt("[") {
      if !isReported { reportNext { .expectedView(found: $0) } }
      skip { $0 == UInt8(ascii: "[") }
    }
    if isAt("[") { statement.views.append(parseView()) }
  }

  /// Parses a link and the view or container after it. Consumes at least one byte.
  private mutating func parseNext(into statement: inout FormatStatement) {
    if let byte = peek(), !dialect.startsLink(byte) {
      reportNext { .unexpectedText($0 ?? "") }
      skip(until: dialect.startsLink)
      return
    }
    let (link, isWhole) = parseLink()
    if isAt("[") {
      statement.links.append(link)
      statement.views.append(parseView())
    } else if isAt("|") {
      parseEnd(link, into: &statement)
    } else if isWhole {
      reportNext { .expectedView(found: $0) }
      skip(until: dialect.startsLink)
    }
  }

  private mutating func parseEnd(_ link: FormatLink, into statement: inout FormatStatement) {
    let start = position
    position += 1
    let container = parseContainerName()
    guard !isAtEnd else {
      statement.end = FormatEnd(container: container, link: link, at: node(from: start))
      return
    }
    // Continue after the misplaced `|`, to find the mistakes after it.
    report(.misplacedSuperview, at: start..<(start + 1), noticedAt: start + 1)
    skip(until: dialect.startsLink)
    if !isAtEnd, !isAt("[") { _ = parseLink() }
  }
}

extension UInt8 {
  /// Whether a link can end before this byte.
  var endsLink: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: "|") }
}
