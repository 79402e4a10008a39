// SPDX-License-Identifier: MIT

/// What stands in a line or in brackets.
extension YAMLReader {
  /// A list or a map in brackets, or a text.
  ///
  /// - Parameter least: how far lines that go on are indented at least.
  mutating func flow(from least: Int, isInBrackets: Bool) throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    switch cursor.next {
    case UInt8(ascii: "["):
      return try nested { reader throws(YAMLError) in try reader.flowList(least) }
    case UInt8(ascii: "{"):
      return try nested { reader throws(YAMLError) in try reader.flowMap(least) }
    case UInt8(ascii: "\""):
      return YAMLNode(content: .text(try doubleQuoted(), isQuoted: true), place: place)
    case UInt8(ascii: "'"):
      return YAMLNode(content: .text(try singleQuoted(), isQuoted: true), place: place)
    case UInt8(ascii: "*"): return try alias()
    default:
      let text = try plain(from: least, isInBrackets: isInBrackets)
      return YAMLNode(content: .text(text, isQuoted: false), place: place)
    }
  }

  private mutating func flowList(_ least: Int) throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    var items: [YAMLNode] = []
    try commas(until: UInt8(ascii: "]"), since: place) { reader throws(YAMLError) in
      let item = try reader.flow(from: least, isInBrackets: true)
      reader.cursor.skipLines()
      guard reader.isAtColon(isInBrackets: true) else { return items.append(item) }
      // One entry of a map needs no brackets of its own in a list.
      let entry = try reader.entry(of: item, least)
      items.append(YAMLNode(content: .map([entry]), place: item.place))
    }
    return YAMLNode(content: .list(items), place: place)
  }

  private mutating func flowMap(_ least: Int) throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    var entries: [YAMLNode.Entry] = []
    try commas(until: UInt8(ascii: "}"), since: place) { reader throws(YAMLError) in
      let key = try reader.flow(from: least, isInBrackets: true)
      try reader.insist(on: key, among: entries)
      reader.cursor.skipLines()
      entries.append(try reader.entry(of: key, least))
    }
    return YAMLNode(content: .map(entries), place: place)
  }

  /// What follows a key in brackets: `:` and a value, or neither.
  private mutating func entry(
    of key: YAMLNode, _ least: Int
  ) throws(YAMLError) -> YAMLNode.Entry {
    var value = YAMLNode(content: .text("", isQuoted: false), place: cursor.place)
    // Behind a quoted key no space is needed.
    let isQuoted = if case .text(_, isQuoted: true) = key.content { true } else { false }
    if isAtColon(isInBrackets: true) || (isQuoted && cursor.next == UInt8(ascii: ":")) {
      cursor.advance()
      cursor.skipLines()
      if ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(cursor.next) {
        value = try flow(from: least, isInBrackets: true)
      }
    }
    return YAMLNode.Entry(key: key, value: value)
  }

  /// Reads what stands between commas.
  private mutating func commas(
    until end: UInt8, since place: YAMLNode.Place,
    _ read: (inout Self) throws(YAMLError) -> Void
  ) throws(YAMLError) {
    cursor.advance()
    while true {
      cursor.skipLines()
      if cursor.next == end { return cursor.advance() }
      guard !cursor.isAtEnd else {
        throw YAMLError("'\(end == 0x5D ? "[" : "{")' is not closed", at: place)
      }
      guard cursor.next != UInt8(ascii: ",") else { throw error("a value is missing before ','") }
      try read(&self)
      cursor.skipLines()
      if cursor.next == UInt8(ascii: ",") {
        cursor.advance()
      } else if cursor.next != end, !cursor.isAtEnd {
        throw error("',' or '\(Character(UnicodeScalar(end)))' is expected here")
      }
    }
  }

  /// Whether a `:` is here that ends a key.
  func isAtColon(isInBrackets: Bool) -> Bool {
    cursor.next == UInt8(ascii: ":")
      && (cursor.second <= 0x20 || isInBrackets && Self.isBracket(cursor.second))
  }
}
