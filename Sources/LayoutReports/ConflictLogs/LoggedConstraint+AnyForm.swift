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
    let plain = isQuoted ? printed.unescaped : printed
    let fault: ConflictLogFault
    do throws(ConflictLogFault) {
      self = try LoggedConstraint(reading: plain, line: line)
      return
    } catch {
      fault = error
    }
    for candidate in Self.candidates(printed, plain) where candidate != plain {
      if let constraint = try? LoggedConstraint(reading: candidate, line: line) {
        self = constraint
        return
      }
    }
    throw fault
  }

  private static func candidates(_ printed: String, _ plain: String) -> [String] {
    var forms = joined(plain)
    let repaired = (forms + [plain]).map(\.repaired)
    forms += repaired
    let other = plain == printed ? printed.unescaped : printed
    if other != plain { forms += [other, other.repaired] + joined(other) }
    return forms + (repaired.map(\.withoutMarkup))
  }

  /// With the lines of a wrapped text put together: between words, or in the middle of one.
  private static func joined(_ text: String) -> [String] {
    guard text.contains("\n") else { return [] }
    let lines = text.split(separator: "\n")
    return [
      lines.map { String($0.trimmed) }.joined(separator: " "), lines.joined(),
      lines.map { String($0.trimmed) }.joined(),
    ]
  }
}

extension String {
  /// With plain quotation marks, signs and blanks, and with brackets at both ends.
  fileprivate var repaired: String {
    var result = ""
    var isAfterBlank = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x2018, 0x2019, 0x201A, 0x201B, 0x2032, 0xB4: result += "'"
      case 0x201C, 0x201D, 0x201E, 0x2033: result += "\""
      case 0x2010...0x2015, 0x2212: result += "-"
      case 0xA0, 0x2000...0x200A, 0x202F, 0x3000, 0x09, 0x0A, 0x0D, 0x20:
        if !isAfterBlank { result += " " }
      case 0x200B...0x200F, 0xFEFF: continue
      case 0x2026: result += "..."
      default: result.unicodeScalars.append(scalar)
      }
      isAfterBlank = result.last == " "
    }
    var text = result[...].trimmed
    while let last = text.last, "\",.;`*".contains(last) { text = text.dropLast().trimmed }
    while let first = text.first, "\"`*(".contains(first) { text = text.dropFirst().trimmed }
    // `<NSLayoutConstraint: 0x1 …`
    if let colon = text.firstIndex(of: ":"), let name = text[..<colon].split(separator: " ").last,
      name.hasSuffix("Constraint")
    {
      let behind = text[colon...].dropFirst().drop { $0 == " " }
      text = (text[..<colon].trimmed + ":" + behind)[...]
    }
    if text.first != "<" { text = "<" + text }
    if text.last != ">" { text += ">" }
    return String(text)
  }

  /// Without the marks of Markdown before signs, and without its code marks.
  fileprivate var withoutMarkup: String {
    var result = ""
    var isEscaped = false
    for character in self {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      isEscaped = false
      if character != "`" { result.append(character) }
    }
    return result.replacing("**", with: "")
  }
}
