// SPDX-License-Identifier: MIT

/// A cache of messages. A message that differs from an earlier one only in addresses and times is
/// recognized in one pass over its text and not parsed again.
struct MessageShapes: Sendable {
  /// The position of an entry in the text of a message.
  private struct Place: Sendable {
    /// The line, counted from the message's first line.
    var line: Int
    /// The number of opening angle brackets before the entry on its line.
    var bracket: Int
    /// The number of bytes after the entry on its line.
    var tail: Int
    var isQuoted: Bool
  }

  private struct Shape: Sendable {
    var outline: [UInt8]
    var entries: [Place]
    var recovery: Place
    var fingerprint: [UInt8]
    var isAppKit: Bool
  }

  /// A range of a text that looks like one whole message.
  struct Candidate: Sendable {
    var range: Range<Int>
    fileprivate var outline: MessageOutline
    /// The message that was parsed from the range, if any.
    fileprivate var message: RawMessage?
    /// Whether a second message was parsed from the range.
    fileprivate var isMixed = false

    mutating func add(_ read: RawMessage) {
      isMixed = message != nil
      message = read
    }
  }

  private static let mostKept = 512
  private static let longest = 1 << 14
  private static let headings = [
    BytePattern("imultaneously satisfy constraints"),
    BytePattern("onflicting constraints detected"),
  ]
  private static let recovery = BytePattern("ill attempt to recover by breaking")

  private var shapes: [Int: Shape] = [:]

  /// The message that begins with the line at `start`, if the text contains all of it.
  static func candidate(at start: Int, in text: [UInt8]) -> Candidate? {
    let limit = min(text.count, start + longest)
    guard let lineEnd = text.firstIndex(of: 0x0A, in: start..<limit),
      headings.contains(where: { text.firstIndex(of: $0, in: start..<lineEnd) != nil }),
      let announced = text.firstIndex(of: recovery, in: lineEnd..<limit),
      var end = text.firstIndex(of: 0x0A, in: announced..<limit)
    else { return nil }
    if text.firstIndex(of: 0x3C, in: announced..<end) == nil {
      guard let next = text.firstIndex(of: 0x0A, in: (end + 1)..<limit) else { return nil }
      end = next
    }
    return Candidate(range: start..<end, outline: MessageOutline(text, start..<end))
  }

  /// The message in a candidate, if a similar message was read before.
  func message(_ candidate: Candidate, in text: [UInt8], line: Int) -> RawMessage? {
    let outline = candidate.outline
    guard let shape = shapes[outline.hash], shape.outline == outline.bytes else { return nil }
    func entry(_ place: Place) -> RawMessage.Entry {
      let range = outline.lines[place.line]
      var start = range.lowerBound
      var brackets = place.bracket
      while start < range.upperBound, text[start] != 0x3C || brackets > 0 {
        if text[start] == 0x3C { brackets -= 1 }
        start += 1
      }
      return RawMessage.Entry(
        bytes: Array(text[start..<max(start, range.upperBound - place.tail)]),
        line: line + place.line, isQuoted: place.isQuoted)
    }
    var message = RawMessage(line: line, entries: shape.entries.map(entry))
    message.hasHeading = true
    message.hasBody = true
    message.isAppKit = shape.isAppKit
    message.recovery = entry(shape.recovery)
    message.knownFingerprint = shape.fingerprint
    return message
  }

  /// Caches the result for a candidate, if the text contains every entry unchanged.
  mutating func learn(_ candidate: Candidate, in text: [UInt8]) {
    guard let message = candidate.message, let recovery = message.recovery, !candidate.isMixed
    else { return }
    let outline = candidate.outline
    func place(_ entry: RawMessage.Entry) -> Place? {
      let line = entry.line - message.line
      guard outline.lines.indices.contains(line), entry.bytes.first == 0x3C else { return nil }
      var brackets = 0
      let range = outline.lines[line]
      for start in range where text[start] == 0x3C {
        let end = start + entry.bytes.count
        if end <= range.upperBound, text[start..<end] == entry.bytes[...] {
          guard !MessageOutline.hasAddress(text[end..<range.upperBound]) else { return nil }
          return Place(
            line: line, bracket: brackets, tail: range.upperBound - end, isQuoted: entry.isQuoted)
        }
        brackets += 1
      }
      return nil
    }
    let entries = message.entries.compactMap(place)
    guard entries.count == message.entries.count, let last = place(recovery) else { return }
    if shapes.count >= Self.mostKept { shapes.removeAll(keepingCapacity: true) }
    shapes[outline.hash] = Shape(
      outline: outline.bytes, entries: entries, recovery: last, fingerprint: message.fingerprint,
      isAppKit: message.isAppKit)
  }
}
