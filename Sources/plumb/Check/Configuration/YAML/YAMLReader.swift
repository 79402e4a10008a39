// SPDX-License-Identifier: MIT

/// Reads the YAML that people write by hand: maps and lists in blocks and in brackets, texts plain, quoted and
/// in blocks, comments and aliases; one document.
///
/// Keys that are no texts, tags that change what a value is, and lists or maps as keys are refused.
struct YAMLReader {
  var cursor: YAMLCursor
  private var anchors: [String: YAMLNode] = [:]
  private var depth = 0

  /// - Returns: what a text holds; nil where it holds nothing.
  static func read(_ text: String) throws(YAMLError) -> YAMLNode? {
    var reader = YAMLReader(cursor: YAMLCursor(text))
    try reader.skipStart()
    guard !reader.isAtDocumentEnd else { return nil }
    let node = try reader.block(from: 0)
    try reader.skip()
    guard reader.isAtDocumentEnd else {
      throw reader.error("this is not part of what stands before; is it indented as that is?")
    }
    guard !reader.isAtMark("---") else { throw reader.error("a second document is not expected") }
    return node
  }

  private init(cursor: YAMLCursor) { self.cursor = cursor }

  func error(_ message: String) -> YAMLError { YAMLError(message, at: cursor.place) }

  /// Directives and the mark of a document's beginning.
  private mutating func skipStart() throws(YAMLError) {
    try skip()
    while cursor.next == UInt8(ascii: "%"), cursor.indentation == 0 {
      while !cursor.isAtLineEnd { cursor.advance() }
      try skip()
    }
    if isAtMark("---") {
      cursor.advance(by: 3)
      try skip()
    }
  }

  private var isAtDocumentEnd: Bool { cursor.isAtEnd || isAtMark("---") || isAtMark("...") }

  private func isAtMark(_ mark: StaticString) -> Bool {
    let end = cursor.byte(at: cursor.index + 3)
    return cursor.indentation == 0 && cursor.starts(with: mark) && (end <= 0x20)
  }

  /// Goes to what comes next, and refuses tabs that it would be indented by.
  private mutating func skip() throws(YAMLError) {
    cursor.skipLines()
    guard !cursor.isAtEnd else { return }
    let start = cursor.index - cursor.indentation
    if (start..<cursor.index).allSatisfy({ YAMLCursor.isBlank(cursor.byte(at: $0)) }),
      (start..<cursor.index).contains(where: { cursor.byte(at: $0) == 0x09 })
    {
      throw error("a tab cannot indent; write spaces")
    }
  }

  mutating func nested<Value>(
    _ read: (inout Self) throws(YAMLError) -> Value
  ) throws(YAMLError) -> Value {
    guard depth < 100 else { throw error("this is nested more than 100 times") }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// The node that begins in this line or further down, at least so far from the line's beginning.
  private mutating func block(from least: Int) throws(YAMLError) -> YAMLNode {
    let before = cursor.place
    try skip()
    guard !isAtDocumentEnd, cursor.indentation >= least else {
      return YAMLNode(content: .text("", isQuoted: false), place: before)
    }
    return try nested { reader throws(YAMLError) in
      try reader.node(at: reader.cursor.indentation, from: least)
    }
  }

  /// The node that begins here, `indentation` from its line's beginning.
  private mutating func node(at indentation: Int, from least: Int) throws(YAMLError) -> YAMLNode {
    if isAtItem { return try list(at: indentation) }
    if try isAtKey() { return try map(at: indentation) }
    return try value(from: least)
  }

  /// A value behind a key or a dash, or of a whole document.
  private mutating func value(from least: Int) throws(YAMLError) -> YAMLNode {
    let anchor = try property()
    let place = cursor.place
    let node: YAMLNode
    if cursor.isAtLineEnd {
      node = try block(from: least)
    } else if cursor.next == UInt8(ascii: "*") {
      node = try alias()
    } else if [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(cursor.next) {
      node = YAMLNode(
        content: .text(try blockText(from: least), isQuoted: true), place: place)
    } else {
      node = try flow(from: least, isInBrackets: false)
      try endOfLine()
    }
    if let anchor { anchors[anchor] = node }
    return node
  }

  /// An anchor, and a tag that says what is plain anyway.
  private mutating func property() throws(YAMLError) -> String? {
    var anchor: String?
    while true {
      if cursor.next == UInt8(ascii: "&") {
        anchor = try name("an anchor")
      } else if cursor.next == UInt8(ascii: "!") {
        let start = cursor.index
        while cursor.next > 0x20 { cursor.advance() }
        guard ["!!str", "!!map", "!!seq", "!"].contains(cursor.text(from: start)) else {
          throw error("a tag means nothing here")
        }
      } else {
        return anchor
      }
      cursor.skipBlanks()
    }
  }

  mutating func alias() throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    let name = try name("an alias")
    guard let node = anchors[name] else {
      throw YAMLError("there is no anchor '\(name)' before this", at: place)
    }
    return node
  }

  private mutating func name(_ what: String) throws(YAMLError) -> String {
    let start = cursor.index + 1
    repeat { cursor.advance() } while cursor.next > 0x20 && !Self.isBracket(cursor.next)
    guard cursor.index > start else { throw error("\(what) has a name") }
    return cursor.text(from: start)
  }

  static func isBracket(_ byte: UInt8) -> Bool { [0x2C, 0x5B, 0x5D, 0x7B, 0x7D].contains(byte) }

  private mutating func endOfLine() throws(YAMLError) {
    cursor.skipBlanks()
    guard cursor.isAtLineEnd else {
      throw error(
        cursor.next == UInt8(ascii: ":")
          ? "a key cannot stand here; write it in a line of its own, or quote the text"
          : "this is not expected behind a value")
    }
  }

  // MARK: Blocks

  private var isAtItem: Bool {
    cursor.next == UInt8(ascii: "-") && cursor.second <= 0x20
  }

  private mutating func list(at indentation: Int) throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    var items: [YAMLNode] = []
    repeat {
      cursor.advance()
      cursor.skipBlanks()
      if cursor.isAtLineEnd {
        items.append(try block(from: indentation + 1))
      } else {
        items.append(
          try nested { reader throws(YAMLError) in
            try reader.node(at: reader.cursor.indentation, from: indentation + 1)
          })
      }
      try skip()
      if !isAtDocumentEnd, cursor.indentation > indentation {
        throw error("this is indented further than the items before")
      }
    } while !isAtDocumentEnd && cursor.indentation == indentation && isAtItem
    return YAMLNode(content: .list(items), place: place)
  }

  private mutating func map(at indentation: Int) throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    var entries: [YAMLNode.Entry] = []
    repeat {
      guard try isAtKey() else { throw error("a key and ':' are expected here") }
      let key = try flow(from: indentation, isInBrackets: false)
      try insist(on: key, among: entries)
      cursor.skipBlanks()
      cursor.advance()
      cursor.skipBlanks()
      let value: YAMLNode
      if cursor.isAtLineEnd {
        let end = cursor.place
        try skip()
        if !isAtDocumentEnd, cursor.indentation == indentation, isAtItem {
          // A list may stand as far left as the key that it belongs to.
          value = try nested { reader throws(YAMLError) in try reader.list(at: indentation) }
        } else if !isAtDocumentEnd, cursor.indentation > indentation {
          value = try block(from: indentation + 1)
        } else {
          value = YAMLNode(content: .text("", isQuoted: false), place: end)
        }
      } else {
        value = try self.value(from: indentation + 1)
      }
      entries.append(YAMLNode.Entry(key: key, value: value))
      try skip()
      if !isAtDocumentEnd, cursor.indentation > indentation {
        throw error("this is indented further than the keys before")
      }
    } while !isAtDocumentEnd && cursor.indentation == indentation && !isAtItem
    return YAMLNode(content: .map(entries), place: place)
  }

  /// Whether a text and `:` are next in this line.
  private func isAtKey() throws(YAMLError) -> Bool {
    if cursor.next == UInt8(ascii: "?"), cursor.second <= 0x20 {
      throw error("keys are written before a ':' alone")
    }
    if [UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "!")]
      .contains(cursor.next) || Self.isBracket(cursor.next)
    {
      return false
    }
    var ahead = self
    let line = cursor.place.line
    if [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(cursor.next) {
      guard (try? ahead.flow(from: 0, isInBrackets: false)) != nil,
        ahead.cursor.place.line == line
      else { return false }
      ahead.cursor.skipBlanks()
    } else {
      while !ahead.cursor.isAtLineEnd, !ahead.isAtColon(isInBrackets: false) {
        if ahead.cursor.next == UInt8(ascii: "#"), ahead.cursor.isAfterSpace { return false }
        ahead.cursor.advance()
      }
    }
    return ahead.isAtColon(isInBrackets: false)
  }

  /// Refuses a key that is no text or that the map has already.
  func insist(on key: YAMLNode, among entries: [YAMLNode.Entry]) throws(YAMLError) {
    guard let text = key.text else {
      throw YAMLError("a list or a map cannot be a key", at: key.place)
    }
    if let first = entries.first(where: { $0.key.text == text }) {
      throw YAMLError(
        "'\(text)' is there already, in line \(first.key.place.line)", at: key.place)
    }
  }
}
