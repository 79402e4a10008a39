// SPDX-License-Identifier: MIT

/// What a line of console output says once the escapes of whatever carried it are undone.
enum ConsoleText {
  /// How many layers of escapes are undone: a JSON string inside another, in a page.
  private static let deepest = 4

  /// The lines that a line of output stands for: usually itself.
  static func lines(of line: [UInt8]) -> [[UInt8]] {
    var lines = [withoutColors(line)]
    for _ in 0..<deepest {
      var next: [[UInt8]] = []
      var hasChanged = false
      for line in lines {
        if let parts = unescaped(line) {
          next += parts
          hasChanged = true
        } else {
          next.append(line)
        }
      }
      lines = next
      if !hasChanged { break }
    }
    return lines
  }

  /// The line with one layer of escapes undone; nil where it has none.
  private static func unescaped(_ line: [UInt8]) -> [[UInt8]]? {
    if line.contains(markupBracket) || line.contains(doubledMarkup)
      || line.contains(numericBracket) || line.contains(hexBracket)
    {
      return split(HTMLText.decoded(line))
    }
    if line.contains(breakTag) || line.contains(closedBreakTag) {
      return split(HTMLText.withoutTags(line))
    }
    if line.contains(percentColon), line.contains(constraint) { return split(percentDecoded(line)) }
    if isJSON(line) { return split(jsonDecoded(line)) }
    if line.contains(syslogNewline) || line.contains(octalNewline) || line.contains(caretNewline),
      line.contains(constraint)
    {
      return split(controlsDecoded(line))
    }
    return nil
  }

  private static let markupBracket = BytePattern("&lt;")
  private static let doubledMarkup = BytePattern("&amp;lt;")
  private static let numericBracket = BytePattern("&#60;")
  private static let hexBracket = BytePattern("&#x3")
  private static let breakTag = BytePattern("<br>")
  private static let closedBreakTag = BytePattern("<br")
  private static let syslogNewline = BytePattern("#012")
  private static let octalNewline = BytePattern("\\012")
  private static let caretNewline = BytePattern("\\^J")
  private static let percentColon = BytePattern("onstraint%3A")
  private static let constraint = BytePattern("onstraint")
  private static let escapedEntry = BytePattern("\\\"<")
  private static let escapedBracket = BytePattern("\\u003")
  private static let escapedNewline = BytePattern("\\n")
  private static let heading = BytePattern("imultaneously satisfy constraints")
  private static let otherHeading = BytePattern("onflicting constraints detected")
  private static let recovery = BytePattern("ill attempt to recover by breaking")

  /// Whether the line is text inside a string of JSON, of Swift or of C. The escapes of a list's own
  /// entries are no sign: titles have them in every message.
  private static func isJSON(_ line: [UInt8]) -> Bool {
    if line.contains(escapedBracket), line.contains(constraint) { return true }
    if let quote = line.firstIndex(of: escapedEntry, in: line.indices) {
      // A title may quote a tag; only descriptions of constraints begin so in lists.
      let name = line[(quote + 3)...].prefix { $0.isNameByte }
      if Array(name).contains(constraint) { return true }
    }
    guard line.contains(escapedNewline) else { return false }
    return line.contains(heading) || line.contains(otherHeading) || line.contains(recovery)
  }

  private static func split(_ text: [UInt8]) -> [[UInt8]] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  /// Without the control sequences with which terminals colour text, and without a carriage return.
  private static func withoutColors(_ line: [UInt8]) -> [UInt8] {
    var line = line
    if line.last == 0x0D { line.removeLast() }
    guard line.contains(0x1B) else { return line }
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      if line[index] == 0x1B {
        index += 1
        guard index < line.count, line[index] == 0x5B else { continue }
        index += 1
        while index < line.count, !(0x40...0x7E).contains(line[index]) { index += 1 }
        index += 1
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result
  }

  /// With `\n`, `\t`, `\"`, `\\`, `\/` and `\u003c` undone.
  private static func jsonDecoded(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      let byte = line[index]
      index += 1
      guard byte == 0x5C, index < line.count else {
        result.append(byte)
        continue
      }
      let next = line[index]
      switch next {
      case 0x6E: result.append(0x0A)
      case 0x72: break
      case 0x74: result.append(0x09)
      case 0x22, 0x5C, 0x2F, 0x27: result.append(next)
      case 0x75 where index + 4 < line.count:
        let digits = line[(index + 1)...(index + 4)]
        guard
          let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { fallthrough }
        index += 4
        appendUnit(value, line, &index, to: &result)
      default:
        result.append(byte)
        continue
      }
      index += 1
    }
    return result
  }

  /// Appends a unit of UTF-16, with the second half of a pair where it follows.
  private static func appendUnit(
    _ unit: UInt16, _ line: [UInt8], _ index: inout Int, to result: inout [UInt8]
  ) {
    var units = [unit]
    if UTF16.isLeadSurrogate(unit), index + 6 < line.count, line[index + 1] == 0x5C,
      line[index + 2] == 0x75,
      let low = UInt16(
        String(decoding: line[(index + 3)...(index + 6)], as: UTF8.self), radix: 16)
    {
      units.append(low)
      index += 6
    }
    result += Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// With the escapes of addresses of pages undone.
  private static func percentDecoded(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      if line[index] == 0x25, index + 2 < line.count, line[index + 1].isHexDigit,
        line[index + 2].isHexDigit,
        let value = UInt8(
          String(decoding: line[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(line[index] == 0x2B ? 0x20 : line[index])
        index += 1
      }
    }
    return result
  }

  /// With the forms in which syslog writes newlines and tabs undone.
  private static func controlsDecoded(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < line.count {
      let rest = line[index...]
      if rest.starts(with: syslogNewline.bytes) || rest.starts(with: octalNewline.bytes) {
        result.append(0x0A)
        index += 4
      } else if rest.starts(with: caretNewline.bytes) {
        result.append(0x0A)
        index += 3
      } else if rest.starts(with: Array("#011".utf8)) || rest.starts(with: Array("\\011".utf8)) {
        result.append(0x09)
        index += 4
      } else if rest.starts(with: Array("\\^I".utf8)) {
        result.append(0x09)
        index += 3
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result
  }
}
