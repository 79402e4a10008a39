// SPDX-License-Identifier: MIT

/// Finds the messages about conflicts in the text of a console.
///
/// Whatever stands around them is passed over: other output, time stamps and quotation marks before
/// each line, the advice inside the message. Lists without a heading, messages cut off at the end,
/// entries broken over several lines or run together on one are read as well. What should be a
/// constraint and cannot be read becomes a fault and leaves the rest of its message readable.
///
/// The cost is linear in the text.
public struct ConflictLogReader: Sendable {
  /// The messages, in order.
  public private(set) var logs: [ConflictLog] = []
  /// What could not be read, in order.
  public private(set) var faults: [ConflictLogFault] = []

  /// Longer entries are no descriptions that anything prints.
  static let longestEntry = 4096

  private enum State { case outside, list, broken }
  private var state = State.outside
  private var current: ConflictLog?
  /// An entry whose end is yet to come.
  private var pending: (text: String, line: Int, isQuoted: Bool)?

  public init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() { read(line, index + 1) }
    finishLog()
  }

  // MARK: Lines

  private mutating func read(_ line: Substring, _ number: Int) {
    if let heading = Self.headings.lazy.compactMap({ line.firstRange(of: $0) }).first {
      finishLog()
      current = ConflictLog(line: number)
      state = .list
      readEntries(line[heading.upperBound...], number)
    } else if let recovery = line.firstRange(of: Self.recovery) {
      guard current != nil else { return }
      readEntries(line[..<recovery.lowerBound], number)
      finishEntry()
      state = .broken
      readEntries(line[recovery.upperBound...], number)
    } else {
      readEntries(line, number)
    }
  }

  private static let headings = [
    "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
  ]
  private static let recovery = "Will attempt to recover by breaking"

  /// Reads what a line holds of entries: beginnings, continuations, ends.
  private mutating func readEntries(_ line: Substring, _ number: Int) {
    var rest = line
    if pending != nil {
      if let start = Self.entryStart(in: rest), rest[..<start].trimmed.allSatisfy({ $0 == "\"" }) {
        // The next one begins before this one has ended.
        finishEntry()
      } else if Self.endsList(rest) {
        finishEntry()
        return
      } else {
        resume(&rest)
      }
    }
    while pending == nil, let start = Self.entryStart(in: rest) {
      let isQuoted = start > rest.startIndex && rest[rest.index(before: start)] == "\""
      pending = ("", number, isQuoted)
      rest = rest[start...]
      resume(&rest)
    }
  }

  /// Adds to the pending entry what `rest` has of it, and finishes it where its end is seen.
  private mutating func resume(_ rest: inout Substring) {
    guard var entry = pending else { return }
    if let end = Self.entryEnd(in: rest, isQuoted: entry.isQuoted) {
      entry.text += (entry.text.isEmpty ? "" : "\n") + rest[..<end]
      pending = entry
      rest = rest[end...]
      finishEntry()
    } else {
      entry.text += (entry.text.isEmpty ? "" : "\n") + rest
      rest = rest[rest.endIndex...]
      pending = entry
      if entry.text.utf8.count > Self.longestEntry { finishEntry() }
    }
  }

  /// Where a description such as `<NSLayoutConstraint:0x1 …` begins.
  private static func entryStart(in line: Substring) -> Substring.Index? {
    var search = line
    while let open = search.firstIndex(of: "<") {
      search = search[open...].dropFirst()
      let name = search.prefix { $0 != ":" && $0 != " " && $0 != "<" && $0 != "/" }
      guard name.endIndex < search.endIndex, search[name.endIndex] == ":", name.isClassName,
        name.contains("Constraint")
      else { continue }
      return open
    }
    return nil
  }

  /// Behind the bracket that ends a description.
  private static func entryEnd(in line: Substring, isQuoted: Bool) -> Substring.Index? {
    if isQuoted, let quote = line.firstRange(of: ">\"") {
      return line.index(after: quote.lowerBound)
    }
    let trimmed = line.trimmed
    for ending in [">", ">,", ">.", ">\"", ">\",", "> ,"] where trimmed.hasSuffix(ending) {
      return trimmed.lastIndex(of: ">").map { line.index(after: $0) }
    }
    return nil
  }

  private static func endsList(_ line: Substring) -> Bool {
    let trimmed = line.trimmed
    return trimmed.isEmpty || trimmed == ")" || trimmed == ")." || trimmed == "]"
  }

  // MARK: Entries

  private mutating func finishEntry() {
    guard let entry = pending else { return }
    pending = nil
    if current == nil {
      // A list whose heading was not copied.
      current = ConflictLog(line: entry.line)
      state = .list
    }
    if state == .outside { state = .list }
    do throws(ConflictLogFault) {
      let constraint = try Self.constraint(entry.text, entry.line, isQuoted: entry.isQuoted)
      switch state {
      case .list: current?.constraints.append(constraint)
      case .broken:
        current?.broken = constraint
        finishLog()
      case .outside: break
      }
    } catch {
      faults.append(error)
      if state == .list { current?.unreadable += 1 } else { finishLog() }
    }
  }

  private mutating func finishLog() {
    if pending != nil { finishEntry() }
    if let current, !current.constraints.isEmpty || current.unreadable > 0 {
      logs.append(current)
    }
    current = nil
    state = .outside
  }

  /// Reads one entry: as it stands, then with the words of wrapped lines joined.
  private static func constraint(
    _ text: String, _ line: Int, isQuoted: Bool
  ) throws(ConflictLogFault) -> LoggedConstraint {
    guard text.utf8.count <= longestEntry else {
      throw ConflictLogFault(line: line, message: "no constraint is that long: \(text.excerpt)")
    }
    let plain = isQuoted ? text.unescaped : text
    do {
      return try LoggedConstraint(reading: plain, line: line)
    } catch {
      guard plain.contains("\n") else { throw error }
    }
    let lines = plain.split(separator: "\n")
    let joined = [lines.map { String($0.trimmed) }.joined(separator: " "), lines.joined()]
    for candidate in joined {
      if let constraint = try? LoggedConstraint(reading: candidate, line: line) {
        return constraint
      }
    }
    return try LoggedConstraint(reading: plain, line: line)
  }
}
