// SPDX-License-Identifier: MIT

extension MessageAssembler {
  /// Reads the parts of entries on a line: starts, continuations and ends.
  mutating func readEntries<Failure: Error>(
    _ line: [UInt8], from start: Int, _ number: Int, _ source: [UInt8]?,
    _ body: (RawMessage) throws(Failure) -> Void
  ) throws(Failure) {
    var position = start
    if let prefix = pending?.prefix {
      position = prefix.end(in: line, from: start)
      let content = LinePrefix.end(of: line, from: position)
      if let next = EntrySearch.start(in: line, from: position), next.lowerBound <= content + 1 {
        // The next entry begins before this one has ended.
        finishEntry(number)
      } else if Self.endsList(line[content...]) {
        finishEntry(number)
        closeList(source ?? LinePrefix.source(of: line[..<content]), number)
        return
      } else {
        position = continuation(of: line, from: position, content)
        resume(line, &position, number)
      }
    }
    while pending == nil, let next = EntrySearch.start(in: line, from: position) {
      let first = next.lowerBound
      let isQuoted = first > 0 && (line[first - 1] == 0x22 || EntrySearch.isCurlyQuote(line, first))
      let source = source ?? LinePrefix.source(of: line[..<first])
      if Self.opensList(line[position..<first]) { try closeListed(body) }
      pending = Pending(
        entry: RawMessage.Entry(bytes: [], line: number, isQuoted: isQuoted), source: source,
        prefix: LinePrefix.Shape(line[..<first]))
      if open.isEmpty { try begin(source, number, hasHeading: false, body) }
      position = first
      resume(line, &position, number)
    }
    guard pending == nil else { return }
    let content = position == start ? LinePrefix.end(of: line, from: position) : position
    if Self.closesList(line[content...]) {
      closeList(source ?? LinePrefix.source(of: line[..<content]), number)
    } else if Self.opensList(line[content...]) {
      try closeListed(body)
    }
  }

  /// Closes a message whose list is complete, because another list begins.
  private mutating func closeListed<Failure: Error>(_ body: (RawMessage) throws(Failure) -> Void)
    throws(Failure)
  {
    guard open.count == 1, open[0].isListClosed, !open[0].isRecovering,
      !open[0].message.entries.isEmpty
    else { return }
    try close(0, body)
  }

  /// The start of the text of a line that continues the pending entry, after quotation marks. A bar
  /// after a hyphen is the superview.
  private func continuation(of line: [UInt8], from position: Int, _ content: Int) -> Int {
    let written = pending?.entry.bytes.last { !$0.isBlank && $0 != 0x3D && $0 != 0x5C }
    if written == 0x2D, content >= line.count || line[content] != 0x5B,
      let bar = line[position..<content].lastIndex(of: 0x7C)
    {
      return bar
    }
    return LinePrefix.end(ofMarksBefore: content, in: line, from: position)
  }

  /// Adds the line's part to the pending entry, and finishes the entry if its end is on the line.
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

  mutating func finishEntry(_ number: Int) {
    guard let next = pending else { return }
    pending = nil
    var entry = next.entry
    while let last = entry.bytes.last, last.isBlank || last == 0x0A { entry.bytes.removeLast() }
    if let place = recovering(entry, next.source) ?? mentioned(entry) {
      open[place].message.recovery = entry
      open[place].lastLine = entry.line
      return
    }
    let place =
      listOwner(of: entry, next.source) ?? owner(of: next.source) { !$0.isListClosed }
      ?? open.indices.last
    if let place {
      open[place].message.add(entry)
      open[place].addresses.formUnion(EntrySearch.itemAddresses(of: entry.bytes))
      open[place].lastLine = entry.line
    }
  }

  /// The message to which an entry belongs if several processes or threads print lists at once and
  /// only their headings name the source. It is the message that mentions the entry's views.
  private func listOwner(of entry: RawMessage.Entry, _ source: [UInt8]) -> Int? {
    let lists = open.indices.filter { !open[$0].isListClosed && !open[$0].source.isEmpty }
    guard lists.count > 1, source.isEmpty, let latest = lists.last else { return nil }
    let addresses = EntrySearch.itemAddresses(of: entry.bytes)
    if !open[latest].addresses.isDisjoint(with: addresses) { return latest }
    if let known = lists.last(where: { !open[$0].addresses.isDisjoint(with: addresses) }) {
      return known
    }
    return lists.last { open[$0].message.entries.isEmpty } ?? latest
  }

  /// The message that waits for its broken constraint and lists this one, or else the latest that
  /// waits.
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

  /// The message that already lists the constraint, if the entry is outside a list. The entry is
  /// then the broken constraint, whatever the language of the sentence before it.
  private func mentioned(_ entry: RawMessage.Entry) -> Int? {
    guard let place = open.indices.last, open[place].message.recovery == nil,
      let first = open[place].message.entries.first,
      first.isQuoted && !entry.isQuoted || open[place].isListClosed
    else { return nil }
    let head = EntrySearch.head(of: entry.bytes)
    let isListed = open[place].message.entries.contains { EntrySearch.head(of: $0.bytes) == head }
    return isListed || first.isQuoted && !entry.isQuoted && open[place].isListClosed ? place : nil
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

  /// Whether the text is the opening bracket of a list. A bracket after a name, as in `Optional(`,
  /// is not.
  private static func opensList(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.lastIndex(where: { !$0.isBlank && $0 != 0x22 && $0 != 0x60 }),
      text[last] == 0x28 || text[last] == 0x5B
    else { return false }
    return text[..<last].last.map { !$0.isNameByte } ?? true
  }

  /// Whether the line is the closing bracket of a list.
  private static func closesList(_ line: ArraySlice<UInt8>) -> Bool {
    let marks = line.filter {
      !$0.isBlank && ![0x2E, 0x60, 0x22, 0x2C, 0x2A, 0x5F, 0x5C].contains($0)
    }
    return marks == [0x29] || marks == [0x5D]
  }
}
