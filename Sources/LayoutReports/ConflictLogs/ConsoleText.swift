// SPDX-License-Identifier: MIT

/// Removes the escapes that a log, a page or a string format adds to a line of console output.
enum ConsoleText {
  /// The maximum number of layers of escapes, for text such as a JSON string inside another one in
  /// a page.
  private static let deepest = 5

  /// The unescaped lines that a line of output contains. Usually this is the line itself.
  static func lines(of line: [UInt8]) -> [[UInt8]] {
    guard let text = unescaped(line) else { return [line] }
    var lines = split(text)
    for _ in 1..<deepest {
      var next: [[UInt8]] = []
      var hasChanged = false
      for line in lines {
        if let text = unescaped(line) {
          next += split(text)
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

  private static func split(_ text: [UInt8]) -> [[UInt8]] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  /// Removes one layer of escapes; nil if the line has none.
  private static func unescaped(_ line: [UInt8]) -> [UInt8]? {
    let bytes = ByteSet(line)
    func changed(_ text: [UInt8]) -> [UInt8]? { text == line ? nil : text }
    func has(_ patterns: [BytePattern]) -> Bool { patterns.contains { line.contains($0) } }

    if bytes.hasControls, let text = changed(TerminalText.plain(line)) { return text }
    if bytes.contains("&"), has(references), let text = changed(HTMLText.decoded(line)) {
      return text
    }
    if bytes.contains("<"), has(tags), let text = changed(HTMLText.withoutTags(line)) {
      return text
    }
    if bytes.contains("%"), has(percents) { return EscapedText.percentDecoded(line) }
    if bytes.contains("\\"), isString(line) { return EscapedText.stringDecoded(line) }
    if bytes.contains("|"), has(serviceMessage) { return EscapedText.serviceMessageDecoded(line) }
    if bytes.contains("#") || bytes.contains("\\"), has(controls), line.contains(constraint) {
      return EscapedText.controlsDecoded(line)
    }
    return bytes.hasNonASCII ? changed(TypographicText.plain(line)) : nil
  }

  private static let references = [
    BytePattern("&lt;"), BytePattern("&amp;lt;"), BytePattern("&#60;"), BytePattern("&#x3"),
    BytePattern("&#X3"), BytePattern("&quot;"), BytePattern("&nbsp;"),
  ]
  private static let tags = [BytePattern("<br"), BytePattern("<wbr"), BytePattern("</")]
  private static let percents = [
    BytePattern("onstraint%3A"), BytePattern("onstraint%3a"), BytePattern("onstraint%25"),
    BytePattern("onstraints.%0A"),
  ]
  private static let controls = [
    BytePattern("#012"), BytePattern("\\012"), BytePattern("\\^J"),
  ]
  private static let serviceMessage = [BytePattern("##teamcity[")]
  private static let constraint = BytePattern("onstraint")
  private static let escapedEntry = BytePattern("\\\"<")
  private static let escapedBrackets = [
    BytePattern("\\u003"), BytePattern("\\x3c"), BytePattern("\\x3C"), BytePattern("\\u0022<"),
    BytePattern("\\x22<"),
  ]
  private static let escapedNewline = BytePattern("\\n")
  private static let headings = [
    BytePattern("imultaneously satisfy constraints"),
    BytePattern("onflicting constraints detected"),
    BytePattern("ill attempt to recover by breaking"),
  ]

  /// Whether the line is inside a string literal of JSON, Swift or C. The escapes in a list's own
  /// entries do not count, because titles contain them in every message.
  private static func isString(_ line: [UInt8]) -> Bool {
    if escapedBrackets.contains(where: { line.contains($0) }), line.contains(constraint) {
      return true
    }
    if let quote = line.firstIndex(of: escapedEntry, in: line.indices) {
      // A title may quote a tag. In a list only descriptions of constraints begin in this way.
      let name = line[(quote + 3)...].prefix { $0.isNameByte }
      if Array(name).contains(constraint) { return true }
    }
    guard line.contains(escapedNewline) else { return false }
    return headings.contains { line.contains($0) }
  }
}
