// SPDX-License-Identifier: MIT

/// Puts the lines of messages together, also where those of several messages are mixed.
struct MessageAssembler: Sendable {
  /// A message of which more may come.
  private struct Open: Sendable {
    var message: RawMessage
    /// What stands before the heading, without times: process, thread, worker.
    var source: [UInt8]
    /// Whether the end of the list was seen.
    var isListClosed = false
    /// Whether the line that announces the broken constraint was seen.
    var isRecovering = false
    /// The number of the last line that belongs to it.
    var lastLine: Int
  }

  /// An entry whose end is yet to come.
  private struct Pending: Sendable {
    var entry: RawMessage.Entry
    var source: [UInt8]
    var lines = 1
  }

  /// Longer entries are no descriptions that anything prints.
  static let longestEntry = 4096
  /// Descriptions are not broken into more lines than that.
  private static let mostLines = 8
  /// A message of which nothing was heard for so many lines is complete.
  private static let patience = 120
  /// Lists are not longer than that.
  private static let mostEntries = 2000
  private static let mostOpen = 16

  private var open: [Open] = []
  private var pending: Pending?

  /// Whether lines are awaited: those that do not mention constraints matter then as well.
  var isOpen: Bool { !open.isEmpty || pending != nil }

  private static let headings = [
    BytePattern("nable to simultaneously satisfy constraints"),
    BytePattern("onflicting constraints detected"),
  ]
  private static let recovery = BytePattern("ill attempt to recover by breaking")

  private static let advice = BytePattern("at least one of the constraints in the following list")

  // MARK: Lines

  mutating func read(_ line: [UInt8], _ number: Int, _ body: (RawMessage) throws -> Void) rethrows {
    if let heading = Self.headings.lazy.compactMap({
      line.firstIndex(of: $0, in: line.indices)
    }).first {
      finishEntry(number)
      let source = LinePrefix.source(of: line[..<max(0, heading - 1)])
      try begin(source, number, hasHeading: true, body)
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

  mutating func finish(_ body: (RawMessage) throws -> Void) rethrows {
    finishEntry(Int.max)
    while !open.isEmpty { try close(0, body) }
  }

  // MARK: Messages

  private mutating func begin(
    _ source: [UInt8], _ number: Int, hasHeading: Bool, _ body: (RawMessage) throws -> Void
  ) rethrows {
    // One thread prints one message after the other.
    if let old = open.lastIndex(where: { $0.source == source && !$0.source.isEmpty }) {
      try close(old, body)
    }
    if open.count >= Self.mostOpen { try close(0, body) }
    var message = RawMessage(line: number)
    message.hasHeading = hasHeading
    open.append(Open(message: message, source: source, lastLine: number))
  }

  private mutating func beginRecovery(
    _ source: [UInt8], _ number: Int, _ body: (RawMessage) throws -> Void
  ) rethrows {
    if open.isEmpty { try begin(source, number, hasHeading: true, body) }
    guard let place = owner(of: source, where: { !$0.isRecovering }) else { return }
    open[place].isRecovering = true
    open[place].message.hasBody = true
    open[place].isListClosed = true
    open[place].lastLine = number
  }

  /// The open message that a line from `source` belongs to: that of the same source, else the latest.
  private func owner(of source: [UInt8]?, where isMeant: (Open) -> Bool) -> Int? {
    if let source, !source.isEmpty {
      let same = open.lastIndex {
        isMeant($0) && ($0.source.starts(with: source) || source.starts(with: $0.source))
          && !$0.source.isEmpty
      }
      if let same { return same }
    }
    return open.lastIndex(where: isMeant)
  }

  private mutating func close(_ place: Int, _ body: (RawMessage) throws -> Void) rethrows {
    let message = open.remove(at: place).message
    if message.isMessage { try body(message) }
  }

  private mutating func closeOld(_ number: Int, _ body: (RawMessage) throws -> Void) rethrows {
    while let place = open.firstIndex(where: {
      $0.message.recovery != nil || number - $0.lastLine > Self.patience
        || $0.message.entries.count > Self.mostEntries
    }) {
      try close(place, body)
    }
  }

  // MARK: Entries

  /// Reads what a line holds of entries: beginnings, continuations, ends.
  private mutating func readEntries(
    _ line: [UInt8], from start: Int, _ number: Int, _ source: [UInt8]?,
    _ body: (RawMessage) throws -> Void
  ) rethrows {
    var position = start
    if pending != nil {
      let content = LinePrefix.end(of: line, from: position)
      if let next = EntrySearch.start(in: line, from: position), next.lowerBound <= content + 1 {
        // The next one begins before this one has ended.
        finishEntry(number)
      } else if Self.endsList(line[content...]) {
        finishEntry(number)
        closeList(source ?? LinePrefix.source(of: line[..<content]), number)
        return
      } else {
        position = content
        resume(line, &position, number)
      }
    }
    while pending == nil, let next = EntrySearch.start(in: line, from: position) {
      let first = next.lowerBound
      let isQuoted = first > 0 && (line[first - 1] == 0x22 || EntrySearch.isCurlyQuote(line, first))
      let source = source ?? LinePrefix.source(of: line[..<first])
      pending = Pending(
        entry: RawMessage.Entry(bytes: [], line: number, isQuoted: isQuoted), source: source)
      if open.isEmpty { try begin(source, number, hasHeading: false, body) }
      position = first
      resume(line, &position, number)
    }
    if pending == nil, position == start {
      let content = LinePrefix.end(of: line, from: position)
      if Self.closesList(line[content...]) {
        closeList(source ?? LinePrefix.source(of: line[..<content]), number)
      }
    }
  }

  /// Adds to the pending entry what the line has of it, and finishes it where its end is seen.
  private mutating func resume(_ line: [UInt8], _ position: inout Int, _ number: Int) {
    guard var next = pending else { return }
    let end = EntrySearch.end(in: line, from: position, isQuoted: next.entry.isQuoted)
    if !next.entry.bytes.isEmpty { next.entry.bytes.append(0x0A) }
    next.entry.bytes += line[position..<(end ?? line.count)]
    next.lines += 1
    pending = next
    position = end ?? line.count
    if end != nil || next.entry.bytes.count > Self.longestEntry || next.lines > Self.mostLines {
      finishEntry(number)
    }
  }

  private mutating func finishEntry(_ number: Int) {
    guard let next = pending else { return }
    pending = nil
    var entry = next.entry
    while let last = entry.bytes.last, last.isBlank || last == 0x0A { entry.bytes.removeLast() }
    if let place = recovering(entry, next.source) {
      open[place].message.recovery = entry
      open[place].lastLine = entry.line
      return
    }
    if let place = owner(of: next.source, where: { !$0.isListClosed }) ?? open.indices.last {
      open[place].message.entries.append(entry)
      open[place].lastLine = entry.line
    }
  }

  /// The message that awaits its broken constraint and lists this one, or the latest that awaits one.
  private func recovering(_ entry: RawMessage.Entry, _ source: [UInt8]) -> Int? {
    let waiting = open.indices.filter { open[$0].isRecovering && open[$0].message.recovery == nil }
    guard waiting.count > 1 || open.count > 1 else { return waiting.last }
    guard !waiting.isEmpty else { return nil }
    let address = EntrySearch.head(of: entry.bytes)
    let listing = open.indices.last { place in
      open[place].message.recovery == nil
        && open[place].message.entries.contains { EntrySearch.head(of: $0.bytes) == address }
    }
    // Entries of another message's list may come before the broken constraint of this one.
    if let listing { return open[listing].isListClosed ? listing : waiting.last }
    return owner(of: source) { $0.isRecovering && $0.message.recovery == nil }
  }

  private mutating func closeList(_ source: [UInt8], _ number: Int) {
    guard
      let place = owner(of: source, where: { !$0.isListClosed && !$0.message.entries.isEmpty })
    else { return }
    open[place].isListClosed = true
    open[place].lastLine = number
  }

  private static func endsList(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0.isBlank } || closesList(line)
  }

  /// Whether the line is the bracket behind a list.
  private static func closesList(_ line: ArraySlice<UInt8>) -> Bool {
    let marks = line.filter {
      !$0.isBlank && ![0x2E, 0x60, 0x22, 0x2C, 0x2A, 0x5F, 0x5C].contains($0)
    }
    return marks == [0x29] || marks == [0x5D]
  }
}
