// SPDX-License-Identifier: MIT

extension LoggedConstraint {
  /// Reads a description as it stands; failing that, with lines joined that were wrapped, and with what
  /// editors, trackers and chat programs do to quotation marks, signs and brackets undone.
  ///
  /// - Throws: the fault of the text as it stands.
  init(anyForm printed: String, line: Int, isQuoted: Bool) throws(ConflictLogFault) {
    guard printed.utf8.count <= MessageAssembler.longestEntry else {
      throw ConflictLogFault(line: line, message: "no constraint is that long: \(printed.excerpt)")
    }
    let printed = printed.replacing(":0X", with: ":0x")
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

  /// What the texts say; where several can be read, the one with the fewest oddities.
  private static func best(of texts: [String], _ line: Int) -> LoggedConstraint? {
    var best: LoggedConstraint?
    for text in texts {
      guard
        let constraint = try? LoggedConstraint(reading: text, line: line, mayLackNames: false)
      else { continue }
      if texts.count == 1 { return constraint }
      if best.map({ constraint.oddities < $0.oddities }) ?? true { best = constraint }
    }
    return best
  }

  /// How much of it looks cut there: items without address, identifiers with newlines.
  private var oddities: Int {
    let nameless = items.count { $0.address == nil }
    let split = names.count { name in
      name.name != "|" && name.name.contains { $0 == "'" || $0 == ":" || $0.isWhitespace }
    }
    let cut = identifier?.contains("\n") ?? false ? 1 : 0
    return 2 * nameless + split + cut + (label == nil ? 0 : 1)
  }

  /// What the text may have been, the least changed first.
  private static func candidates(_ printed: String, _ plain: String, isQuoted: Bool) -> [String] {
    var forms = [plain] + printed.joinedLines(isQuoted: isQuoted)
    let repaired = forms.map { PlainDescription.repaired($0) }
    forms += repaired
    let other = plain == printed ? printed.unescaped : printed
    if other != plain {
      forms += [other, PlainDescription.repaired(other)] + printed.joinedLines(isQuoted: !isQuoted)
    }
    forms += repaired.map { PlainDescription.withoutMarkup($0) }
    forms += repaired.map { $0.replacing("`", with: "'") }
    forms += repaired.map { PlainDescription.withSpacedSigns($0) }
    return forms
  }
}

extension String {
  /// With the lines of a wrapped text put together: where it was cut at a width, and between words.
  fileprivate func joinedLines(isQuoted: Bool) -> [String] {
    guard utf8.contains(0x0A) else { return [] }
    let lines = split(separator: "\n")
    let trimmed = lines.map { String($0.trimmed) }
    var forms = [lines.joined(), trimmed.joined(separator: " "), trimmed.joined()]
    // A mark at the end of a line says that it goes on.
    if lines.dropLast().allSatisfy({ $0.hasSuffix("=") || $0.hasSuffix("\\") }) {
      let last = lines.count - 1
      forms.insert(
        lines.enumerated().map { $0.offset == last ? $0.element : $0.element.dropLast() }.joined(),
        at: 0)
    }
    return isQuoted ? forms.map(\.unescaped) : forms
  }
}
