// SPDX-License-Identifier: MIT

extension LoggedConstraint {
  /// Reads a description as it is. If that fails, it joins wrapped lines and undoes the changes
  /// that editors, issue trackers and chat programs make to quotation marks, signs and brackets.
  ///
  /// - Throws: the fault of the unchanged text.
  init(anyForm printed: String, line: Int, isQuoted: Bool) throws(ConflictLogFault) {
    guard printed.utf8.count <= MessageAssembler.longestEntry else {
      throw ConflictLogFault(line: line, message: "too long for a constraint: \(printed.excerpt)")
    }
    let printed = printed.replacing(text: ":0X", with: ":0x")
    let plain = isQuoted ? printed.unescaped : printed
    if let constraint = Self.best(of: [plain] + printed.joinedLines(isQuoted: isQuoted), line) {
      self = constraint
      return
    }
    let candidates = Self.candidates(printed, plain, isQuoted: isQuoted)
    let found = candidates.lazy.compactMap { text in
      try? LoggedConstraint(reading: text, line: line, mayLackNames: false)
    }
    if let constraint = found.first {
      self = constraint
      return
    }
    let fault: ConflictLogFault
    do throws(ConflictLogFault) {
      self = try LoggedConstraint(reading: plain, line: line)
      return
    } catch {
      fault = error
    }
    let any = candidates.lazy.compactMap { try? LoggedConstraint(reading: $0, line: line) }
    guard let constraint = any.first else { throw fault }
    self = constraint
  }

  /// The constraint that the texts contain. If several can be read, the one with the fewest
  /// oddities wins.
  private static func best(of texts: [String], _ line: Int) -> LoggedConstraint? {
    var best: LoggedConstraint?
    for text in texts {
      guard
        let constraint = try? LoggedConstraint(reading: text, line: line, mayLackNames: false)
      else { continue }
      if texts.count == 1 { return constraint }
      if best.map({ constraint.splitFaults < $0.splitFaults }) ?? true { best = constraint }
    }
    return best
  }

  /// The number of signs that the text was split wrongly, such as items without address and
  /// identifiers with newlines.
  private var splitFaults: Int {
    let nameless = items.count { $0.address == nil }
    let split = names.count { name in
      name.name != "|" && name.name.contains { $0 == "'" || $0 == ":" || $0.isWhitespace }
    }
    let cut = identifier?.contains("\n") ?? false ? 1 : 0
    return 2 * nameless + split + cut + (label == nil ? 0 : 1)
  }

  /// Possible originals of the text, the least changed first.
  private static func candidates(_ printed: String, _ plain: String, isQuoted: Bool) -> [String] {
    var forms = [plain] + printed.joinedLines(isQuoted: isQuoted)
    let repaired = forms.map { PlainDescription.repaired($0) }
    forms += repaired
    let other = plain == printed ? printed.unescaped : printed
    if other != plain {
      forms += [other, PlainDescription.repaired(other)] + printed.joinedLines(isQuoted: !isQuoted)
    }
    forms += repaired.map { PlainDescription.withoutMarkup($0) }
    forms += repaired.map { $0.replacing(text: "`", with: "'") }
    forms += repaired.map { PlainDescription.withSpacedSigns($0) }
    return forms
  }
}

extension String {
  /// Joins the lines of a wrapped text in two ways: as cut at a width, and as cut between words.
  fileprivate func joinedLines(isQuoted: Bool) -> [String] {
    guard utf8.contains(0x0A) else { return [] }
    let lines = split(separator: "\n")
    let trimmed = lines.map { String($0.trimmed) }
    var forms = [lines.joined(), trimmed.joined(separator: " "), trimmed.joined()]
    // A mark at the end of a line means that the next line continues it.
    if lines.dropLast().allSatisfy({ $0.hasSuffix("=") || $0.hasSuffix("\\") }) {
      let last = lines.count - 1
      forms.insert(
        lines.enumerated().map { $0.offset == last ? $0.element : $0.element.dropLast() }.joined(),
        at: 0)
    }
    return isQuoted ? forms.map { $0.unescaped } : forms
  }
}
