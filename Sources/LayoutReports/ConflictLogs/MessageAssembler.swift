// SPDX-License-Identifier: MIT

/// Assembles messages from their lines, even if the lines of several messages are mixed.
struct MessageAssembler: Sendable {
  /// A message that may still continue.
  struct Open: Sendable {
    var message: RawMessage
    /// The text before the heading without times: process, thread, worker.
    var source: [UInt8]
    /// Whether the end of the list was read.
    var isListClosed = false
    /// Whether the line before the broken constraint was read.
    var isRecovering = false
    /// The addresses of views and guides in its entries.
    var addresses: Set<ArraySlice<UInt8>> = []
    /// The number of the last line that belongs to the message.
    var lastLine: Int
  }

  /// An entry whose end was not read yet.
  struct Pending: Sendable {
    var entry: RawMessage.Entry
    var source: [UInt8]
    /// The prefix of the entry's first line. The lines that continue the entry have the same
    /// prefix.
    var prefix: LinePrefix.Shape
    var lines = 1
  }

  /// The maximum length of an entry, in bytes. No program prints a longer description.
  static let longestEntry = 4096
  /// The maximum number of lines of a wrapped description.
  static let mostLines = 8
  /// The number of lines without a part of a message after which the message counts as complete.
  private static let mostUnrelatedLines = 120
  private static let mostOpen = 16

  var open: [Open] = []
  var pending: Pending?

  /// Whether a message or entry is incomplete. Lines that do not mention constraints then matter
  /// too.
  var isOpen: Bool { !open.isEmpty || pending != nil }

  private static let headings = [
    BytePattern("nable to simultaneously satisfy constraints"),
    BytePattern("onflicting constraints detected"),
  ]
  private static let recovery = BytePattern("ill attempt to recover by breaking")

  private static let advice = BytePattern("at least one of the constraints in the following list")

  // MARK: Lines

  mutating func read<Failure: Error>(
    _ line: [UInt8], _ number: Int, _ body: (RawMessage) throws(Failure) -> Void
  ) throws(Failure) {
    var rest = line
    // Several whole messages may be on one line.
    while let first = Self.turn(in: rest, from: 0), let next = Self.turn(in: rest, from: first + 1)
    {
      try readPart(Array(rest[..<(next - 1)]), number, body)
      rest = Array(rest[(next - 1)...])
    }
    try readPart(rest, number, body)
  }

  /// The index of the next heading, or of the sentence before the broken constraint.
  private static func turn(in line: [UInt8], from start: Int) -> Int? {
    let range = min(start, line.count)..<line.count
    return (headings + [recovery]).compactMap { line.firstIndex(of: $0, in: range) }.min()
  }

  private mutating func readPart<Failure: Error>(
    _ line: [UInt8], _ number: Int, _ body: (RawMessage) throws(Failure) -> Void
  ) throws(Failure) {
    if let heading = Self.headings.lazy.compactMap({
      line.firstIndex(of: $0, in: line.indices)
    }).first {
      finishEntry(number)
      let source = LinePrefix.source(of: line[..<max(0, heading - 1)])
      try begin(source, number, hasHeading: true, body)
      // UIKit ends its sentence with a full stop, and has no other one.
      if line[heading...].dropFirst(Self.headings[0].bytes.count).first == 0x3A
        || line.contains(Self.headings[1])
      {
        open[open.count - 1].message.isAppKit = true
      }
      try readEntries(line, from: heading, number, source, body)
    } else if let recovery = line.firstIndex(of: Self.recovery, in: line.indices) {
      let source = LinePrefix.source(of: line[..<max(0, recovery - 1)])
      try readEntries(Array(line[..<max(0, recovery - 1)]), from: 0, number, source, body)
      finishEntry(number)
      try beginRecovery(source, number, body)
      try readEntries(line, from: recovery, number, source, body)
    } else if let advice = line.firstIndex(of: Self.advice, in: line.indices) {
      finishEntry(number)
      let source = LinePrefix.source(of: line[..<advice])
      if let place = owner(of: source, where: { !$0.isListClosed }) {
        open[place].message.hasBody = true
        open[place].lastLine = number
      }
      try readEntries(line, from: advice, number, source, body)
    } else if isOpen || EntrySearch.start(in: line, from: 0) != nil {
      try readEntries(line, from: 0, number, nil, body)
    }
    try closeOld(number, body)
  }

  mutating func finish<Failure: Error>(_ body: (RawMessage) throws(Failure) -> Void) throws(Failure)
  {
    finishEntry(Int.max)
    while !open.isEmpty { try close(0, body) }
  }

  // MARK: Messages

  mutating func begin<Failure: Error>(
    _ source: [UInt8], _ number: Int, hasHeading: Bool, _ body: (RawMessage) throws(Failure) -> Void
  ) throws(Failure) {
    // A thread prints one message after the other.
    if let old = open.lastIndex(where: { $0.source == source && !$0.source.isEmpty }) {
      try close(old, body)
    }
    if open.count >= Self.mostOpen { try close(0, body) }
    var message = RawMessage(line: number)
    message.hasHeading = hasHeading
    open.append(Open(message: message, source: source, lastLine: number))
  }

  private mutating func beginRecovery<Failure: Error>(
    _ source: [UInt8], _ number: Int, _ body: (RawMessage) throws(Failure) -> Void
  ) throws(Failure) {
    if open.isEmpty { try begin(source, number, hasHeading: true, body) }
    guard let place = owner(of: source, where: { !$0.isRecovering }) else { return }
    open[place].isRecovering = true
    open[place].message.hasBody = true
    open[place].isListClosed = true
    open[place].lastLine = number
  }

  /// The index of the open message to which a line from `source` belongs. A message of the same
  /// source is preferred over the latest one.
  func owner(of source: [UInt8]?, where matches: (Open) -> Bool) -> Int? {
    if let source, !source.isEmpty {
      let same = open.lastIndex {
        matches($0) && ($0.source.starts(with: source) || source.starts(with: $0.source))
          && !$0.source.isEmpty
      }
      if let same { return same }
    }
    return open.lastIndex(where: matches)
  }

  mutating func close<Failure: Error>(_ place: Int, _ body: (RawMessage) throws(Failure) -> Void)
    throws(Failure)
  {
    let message = open.remove(at: place).message
    if message.isMessage { try body(message) }
  }

  private mutating func closeOld<Failure: Error>(
    _ number: Int, _ body: (RawMessage) throws(Failure) -> Void
  ) throws(Failure) {
    while let place = open.firstIndex(where: {
      $0.message.recovery != nil || number - $0.lastLine > Self.mostUnrelatedLines
    }) {
      try close(place, body)
    }
  }
}
