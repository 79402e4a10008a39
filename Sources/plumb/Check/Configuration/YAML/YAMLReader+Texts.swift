// SPDX-License-Identifier: MIT

/// The five ways to write a text.
extension YAMLReader {
  /// A text without quotes, which may go on in lines that are indented.
  mutating func plain(from least: Int, isInBrackets: Bool) throws(YAMLError) -> String {
    let first = cursor.next
    let isIndicator =
      Self.isBracket(first) || "#&*!|>'\"%@`".utf8.contains(first)
      || "-?:".utf8.contains(first)
        && (cursor.second <= 0x20 || isInBrackets && Self.isBracket(cursor.second))
    guard !isIndicator else {
      throw error("a text cannot begin with '\(Character(UnicodeScalar(first)))'; quote it")
    }
    var text = plainLine(isInBrackets)
    while cursor.isAtLineEnd, !cursor.isAtEnd {
      var ahead = self
      let breaks = ahead.skipBreaks()
      let next = ahead.cursor.next
      guard !ahead.cursor.isAtEnd, isInBrackets || ahead.cursor.indentation >= least,
        next != UInt8(ascii: "#"), !(isInBrackets && Self.isBracket(next)),
        !ahead.isAtDocumentMark
      else { break }
      self = ahead
      let place = cursor.place
      let line = plainLine(isInBrackets)
      if isAtColon(isInBrackets: isInBrackets), !isInBrackets {
        throw YAMLError(
          "a key cannot stand here: this line goes on with the text before it", at: place)
      }
      text += (breaks > 1 ? String(repeating: "\n", count: breaks - 1) : " ") + line
    }
    return text
  }

  private var isAtDocumentMark: Bool {
    cursor.indentation == 0 && (cursor.starts(with: "---") || cursor.starts(with: "..."))
  }

  /// The rest of a line up to a comment, a key's end or, in brackets, a bracket or a comma.
  private mutating func plainLine(_ isInBrackets: Bool) -> String {
    let start = cursor.index
    while !cursor.isAtLineEnd, !isAtColon(isInBrackets: isInBrackets),
      !(isInBrackets && Self.isBracket(cursor.next)),
      !(cursor.next == UInt8(ascii: "#") && cursor.isAfterSpace && cursor.index > start)
    {
      cursor.advance()
    }
    let text = cursor.text(from: start)
    if cursor.next == UInt8(ascii: "#") { cursor.skipBlanks() }
    return text.trimmed
  }

  /// Goes over ends of lines and the white space around them; returns how many there were.
  private mutating func skipBreaks() -> Int {
    var breaks = 0
    while true {
      while YAMLCursor.isBlank(cursor.next) { cursor.advance() }
      guard cursor.isAtLineEnd, !cursor.isAtEnd else { return breaks }
      cursor.advance()
      breaks += 1
    }
  }

  mutating func singleQuoted() throws(YAMLError) -> String {
    try quoted(by: UInt8(ascii: "'")) { reader throws(YAMLError) in
      guard reader.cursor.next == UInt8(ascii: "'"), reader.cursor.second == UInt8(ascii: "'")
      else { return nil }
      reader.cursor.advance(by: 2)
      return "'"
    }
  }

  mutating func doubleQuoted() throws(YAMLError) -> String {
    try quoted(by: UInt8(ascii: "\"")) { reader throws(YAMLError) in
      guard reader.cursor.next == UInt8(ascii: "\\") else { return nil }
      return try reader.escape()
    }
  }

  /// A quoted text; an end of line in it is a space, and each further one a line's end.
  private mutating func quoted(
    by quote: UInt8, _ special: (inout Self) throws(YAMLError) -> String?
  ) throws(YAMLError) -> String {
    let place = cursor.place
    cursor.advance()
    var (text, start) = ("", cursor.index)
    while true {
      guard !cursor.isAtEnd else { throw YAMLError("the quote is not closed", at: place) }
      let end = cursor.index
      if let read = try special(&self) {
        text += cursor.text(start..<end) + read
        start = cursor.index
      } else if cursor.next == quote {
        text += cursor.text(start..<end)
        cursor.advance()
        return text
      } else if cursor.isAtLineEnd {
        let trimmed = cursor.text(start..<end).reversed().drop { $0 == " " || $0 == "\t" }
          .reversed()
        let breaks = skipBreaks()
        text += String(trimmed) + (breaks > 1 ? String(repeating: "\n", count: breaks - 1) : " ")
        start = cursor.index
      } else {
        cursor.advance()
      }
    }
  }

  private mutating func escape() throws(YAMLError) -> String {
    cursor.advance()
    let letter = cursor.next
    let digits = ["x": 2, "u": 4, "U": 8][Character(UnicodeScalar(letter))]
    if let digits {
      let start = cursor.index + 1
      let code = (start..<start + digits).reduce(into: UInt32?(0)) { code, index in
        let digit = Character(UnicodeScalar(cursor.byte(at: index))).hexDigitValue
        code = code.flatMap { code in digit.map { code &* 16 &+ UInt32($0) } }
      }
      guard let scalar = code.flatMap(UnicodeScalar.init) else {
        throw error("'\\\(Character(UnicodeScalar(letter)))' needs \(digits) digits of a character")
      }
      cursor.advance(by: digits + 1)
      return String(Character(scalar))
    }
    if cursor.isAtLineEnd, !cursor.isAtEnd {
      _ = skipBreaks()
      return ""
    }
    let characters: [UInt8: String] = [
      UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r",
      UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "v"): "\u{B}",
      UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}",
      UInt8(ascii: "P"): "\u{2029}", UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\",
      UInt8(ascii: "/"): "/", UInt8(ascii: " "): " ", 0x09: "\t",
    ]
    guard let character = characters[letter] else {
      throw error("'\\' has no meaning here; write '\\\\', or single quotes")
    }
    cursor.advance()
    return character
  }

  /// A text in the lines below `|` or `>`, which are indented at least so far.
  mutating func blockText(from least: Int) throws(YAMLError) -> String {
    let isFolded = cursor.next == UInt8(ascii: ">")
    cursor.advance()
    var (keep, strip, given) = (false, false, Int?.none)
    while !cursor.isAtLineEnd, !YAMLCursor.isBlank(cursor.next) {
      switch cursor.next {
      case UInt8(ascii: "+"): keep = true
      case UInt8(ascii: "-"): strip = true
      case UInt8(ascii: "1")...UInt8(ascii: "9"): given = Int(cursor.next - 0x30)
      default: throw error("'+', '-' or a digit is expected behind '|' and '>'")
      }
      cursor.advance()
    }
    cursor.skipBlanks()
    guard cursor.isAtLineEnd else { throw error("the text begins in the next line") }
    cursor.advance()
    let lines = blockLines(indentation: given.map { max(least - 1, 0) + $0 }, least: least)
    return Self.joined(lines, isFolded: isFolded, keep: keep, strip: strip)
  }

  /// The lines of a block without what they are indented by; the first that is not empty tells how far.
  private mutating func blockLines(indentation given: Int?, least: Int) -> [String] {
    var indentation = given
    var lines: [String] = []
    while !cursor.isAtEnd {
      var ahead = cursor
      while ahead.next == UInt8(ascii: " "), ahead.indentation < indentation ?? .max {
        ahead.advance()
      }
      if ahead.isAtLineEnd {
        lines.append("")
      } else {
        guard ahead.indentation >= indentation ?? least else { break }
        indentation = indentation ?? ahead.indentation
        let start = ahead.index
        while !ahead.isAtLineEnd { ahead.advance() }
        lines.append(ahead.text(from: start))
      }
      ahead.advance()
      cursor = ahead
    }
    return lines
  }

  private static func joined(
    _ lines: [String], isFolded: Bool, keep: Bool, strip: Bool
  ) -> String {
    let content = lines.reversed().drop(while: \.isEmpty).reversed().map { $0 }
    guard !content.isEmpty else {
      return keep ? String(repeating: "\n", count: lines.count) : ""
    }
    var text = ""
    var (previous, empty) = ("", 0)
    for (index, line) in content.enumerated() {
      if line.isEmpty {
        empty += 1
        continue
      }
      if index > empty {
        // Lines that are indented further are not folded.
        let isPlain =
          !previous.hasPrefix(" ") && !line.hasPrefix(" ") && !previous.hasPrefix("\t")
          && !line.hasPrefix("\t")
        text +=
          isFolded && isPlain
          ? empty == 0 ? " " : String(repeating: "\n", count: empty)
          : String(repeating: "\n", count: empty + 1)
      } else {
        text += String(repeating: "\n", count: empty)
      }
      text += line
      (previous, empty) = (line, 0)
    }
    if strip { return text }
    return text + String(repeating: "\n", count: keep ? lines.count - content.count + 1 : 1)
  }
}
