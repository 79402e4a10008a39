// SPDX-License-Identifier: MIT

extension FormatParser {
  /// Parses `H:` or `V:`, including misspelt forms, if the statement begins with one.
  mutating func parseOrientation(into statement: inout FormatStatement) {
    let start = position
    var end = start
    while end < text.count, text.bytes[end].continuesName { end += 1 }
    guard end > start else { return }
    let word = string(start..<end)
    let follower = end < text.count ? Unicode.Scalar(text.bytes[end]) : nil

    if let orientation = orientation(word), follower == ":" {
      position = end + 1
      statement.orientation = orientation
    } else if isExtended, follower == "|" {
      return  // The name of a container.
    } else if isExtended, let orientation = orientation(word), follower == "." {
      position = end
      statement.orientation = orientation
      parseAlignments(of: orientation, into: &statement)
    } else if let orientation = orientation(string(start..<(isExtended ? end : start + 1))) {
      statement.orientation = orientation
      reportMissingColon(after: orientation, word: word)
    } else if follower == ":" {
      position = end + 1
      statement.orientation = orientation(word.uppercasedASCII)
      report(.unknownOrientation(word), at: start..<end, fixing: statement.orientation?.rawValue)
    }
  }

  private func orientation(_ word: String) -> FormatStatement.Orientation? {
    let orientation = FormatStatement.Orientation(rawValue: word)
    return orientation == .both && !isExtended ? nil : orientation
  }

  /// Reports a missing colon, and skips the rest of the word in its position.
  private mutating func reportMissingColon(
    after orientation: FormatStatement.Orientation, word: String
  ) {
    let letters = orientation.rawValue.utf8.count
    position += letters
    report(
      .missingColon(orientation: orientation.rawValue), at: position..<position,
      fixing: word.utf8.count == letters ? ":" : nil,
      notes: word == "HV" ? ["both axes at once belong to the extended format"] : [])
    skip { !$0.continuesName }
    _ = consume(":")
  }

  /// Parses `.centerY.top:` after an orientation.
  private mutating func parseAlignments(
    of orientation: FormatStatement.Orientation, into statement: inout FormatStatement
  ) {
    while isAt(".") {
      if let attribute = parseAttribute() { statement.alignments.append(attribute) }
    }
    if consume(":") { return }
    report(.missingColon(orientation: orientation.rawValue), at: position..<position, fixing: ":")
    let dialect = dialect
    skip { dialect.startsLink($0) || $0 == UInt8(ascii: ":") }
    _ = consume(":")
  }
}

extension String {
  fileprivate var uppercasedASCII: String {
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    return String(decoding: utf8.map { small.contains($0) ? $0 & ~0x20 : $0 }, as: UTF8.self)
  }
}
