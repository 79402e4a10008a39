// SPDX-License-Identifier: MIT

/// Finds the conflict messages in a stream of console output, each as soon as it is complete.
///
/// The stream skips all other text: other output, time stamps, comment and quotation marks before a
/// line, and the advice inside the message. It decodes escaped text (JSON, HTML, syslog, Markdown).
/// It also reads lists without a heading, messages that are cut off at either end, entries that are
/// wrapped over several lines or joined on one, and mixed messages of several processes or threads.
///
/// The cost is linear in the text, and memory use does not grow with it.
public struct ConflictStream: Sendable {
  /// The number of bytes after which a line is read in pieces.
  static let longestLine = 1 << 20
  /// The text that every line contains that can begin a message or an entry.
  private static let mark = BytePattern("onstraint")

  private var encoding = TextEncoding()
  private var assembler = MessageAssembler()
  private var shapes = MessageShapes()
  /// The text that was received but not read yet. Between calls it is at most one line.
  private var buffer: [UInt8] = []
  /// The number of lines that were read.
  public private(set) var lines = 0

  public init() {}

  /// Reads the next piece of the text and calls `body` for every message that it completes.
  public mutating func read<Failure: Error>(
    _ piece: [UInt8], _ body: (RawMessage) throws(Failure) -> Void
  ) throws(Failure) {
    try readPlain(encoding.plain(piece), body)
  }

  private mutating func readPlain<Failure: Error>(
    _ piece: [UInt8], _ body: (RawMessage) throws(Failure) -> Void
  ) throws(Failure) {
    if buffer.isEmpty { buffer = piece } else { buffer += piece }
    var position = 0
    var candidate: MessageShapes.Candidate?
    while position < buffer.count {
      if !assembler.isOpen {
        skip(&position)
        candidate = MessageShapes.candidate(at: position, in: buffer)
        if let known = candidate, let message = shapes.message(known, in: buffer, line: lines + 1) {
          lines += buffer.count(of: 0x0A, in: known.range) + 1
          position = known.range.upperBound + 1
          try body(message)
          continue
        }
      }
      guard let end = endOfLine(from: position) else { break }
      lines += 1
      try read(position..<end) { (message: RawMessage) throws(Failure) in
        candidate?.add(message)
        try body(message)
      }
      if let read = candidate, end >= read.range.upperBound {
        if end == read.range.upperBound, !assembler.isOpen { shapes.learn(read, in: buffer) }
        candidate = nil
      }
      position = end
      if position < buffer.count, buffer[position] == 0x0A { position += 1 }
    }
    if position >= buffer.count {
      buffer.removeAll(keepingCapacity: true)
    } else if position > 0 {
      buffer.removeSubrange(..<position)
    }
  }

  /// Reads the remaining text and calls `body` for all messages that are still incomplete.
  public mutating func finish<Failure: Error>(_ body: (RawMessage) throws(Failure) -> Void)
    throws(Failure)
  {
    try readPlain(encoding.finish(), body)
    if !buffer.isEmpty {
      lines += 1
      try read(0..<buffer.count, body)
      buffer = []
    }
    try assembler.finish(body)
  }

  /// Skips lines that do not mention constraints.
  private mutating func skip(_ position: inout Int) {
    var search = position
    var next = buffer.count
    while let found = buffer.firstIndex(of: Self.mark, in: search..<buffer.count) {
      if mayMatter(found) {
        next = found
        break
      }
      search = found + Self.mark.bytes.count
    }
    // Goes back to the start of the line that contains the match.
    guard let newline = buffer[position..<next].lastIndex(of: 0x0A) else { return }
    lines += buffer.count(of: 0x0A, in: position..<(newline + 1))
    position = newline + 1
  }

  /// Whether the text around a match can be a heading or the start of a description.
  private func mayMatter(_ found: Int) -> Bool {
    var end = found + Self.mark.bytes.count
    while end < buffer.count, buffer[end] < 0x80, buffer[end].isNameByte { end += 1 }
    guard end < buffer.count, buffer[end] < 0x80 else { return true }
    switch buffer[end] {
    // A description, which may be escaped, coloured or inside tags. A blank can also follow in a
    // heading.
    case 0x3A, 0x25, 0x26, 0x5C, 0x1B, 0x3C, 0x00: return true
    case 0x20 where end + 1 < buffer.count && buffer[end + 1] == 0x3A: return true
    default: break
    }
    // "satisfy constraints", "breaking constraint", "Conflicting constraints", the advice.
    let before = buffer[max(0, found - 12)..<found]
    return Self.wordsBefore.contains { word in
      before.count > word.count && before.dropLast(1).suffix(word.count).elementsEqual(word)
    }
  }

  private static let wordsBefore = ["satisfy ", "breaking ", "flicting ", "of the "].map {
    Array($0.utf8)
  }

  private func endOfLine(from position: Int) -> Int? {
    let most = position + Self.longestLine
    let range = position..<Swift.min(buffer.count, most)
    if let newline = buffer.firstIndex(of: 0x0A, in: range) { return newline }
    guard buffer.count >= most else { return nil }
    // Does not split a character.
    return buffer[range].lastIndex { $0 == 0x20 || $0 == 0x2C }.map { $0 + 1 } ?? most
  }

  private mutating func read<Failure: Error>(
    _ range: Range<Int>, _ body: (RawMessage) throws(Failure) -> Void
  ) throws(Failure) {
    for line in ConsoleText.lines(of: Array(buffer[range])) {
      try assembler.read(line, lines, body)
    }
  }
}
