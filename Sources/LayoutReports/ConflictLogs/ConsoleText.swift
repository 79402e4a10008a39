// SPDX-License-Identifier: MIT

/// What a line of console output says once the escapes of whatever carried it are undone.
enum ConsoleText {
  /// How many layers of escapes are undone: a JSON string inside another, in a page.
  private static let deepest = 5

  /// The lines that a line of output stands for: usually itself.
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

  /// The line with one layer of escapes undone; nil where it has none.
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

  /// Whether the line is text inside a string of JSON, of Swift or of C. The escapes of a list's own
  /// entries are no sign: titles have them in every message.
  private static func isString(_ line: [UInt8]) -> Bool {
    if escapedBrackets.contains(where: { line.contains($0) }), line.contains(constraint) {
      return true
    }
    if let quote = line.firstIndex(of: escapedEntry, in: line.indices) {
      // A title may quote a tag; only descriptions of constraints begin so in lists.
      let name = line[(quote + 3)...].prefix { $0.isNameByte }
      if Array(name).contains(constraint) { return true }
    }
    guard line.contains(escapedNewline) else { return false }
    return headings.contains { line.contains($0) }
  }
}
