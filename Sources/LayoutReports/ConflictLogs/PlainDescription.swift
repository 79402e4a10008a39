// SPDX-License-Identifier: MIT

/// Restores descriptions of constraints that a program has reformatted.
enum PlainDescription {
  /// Restores plain quotation marks, signs and blanks, and adds missing brackets at both ends.
  static func repaired(_ text: String) -> String {
    var result = ""
    var isAfterBlank = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2018, 0x2019, 0x201A, 0x201B, 0x2032, 0xB4, 0xFF07: result += "'"
      case 0x201C, 0x201D, 0x201E, 0x2033, 0xFF02: result += "\""
      // In masks a dash replaces two hyphens. Elsewhere two hyphens never occur.
      case 0x2012...0x2015: result += isInMask(result) ? "--" : "-"
      case 0x2010, 0x2011, 0x2212: result += "-"
      case 0x2264, 0x2A7D: result += "<="
      case 0x2265, 0x2A7E: result += ">="
      case 0xA0, 0x2000...0x200A, 0x202F, 0x3000, 0x09, 0x0A, 0x0D, 0x20:
        if !isAfterBlank { result += " " }
      case 0x200B...0x200F, 0xFEFF: continue
      case 0x2026: result += "..."
      case 0xFF01...0xFF5E: result.unicodeScalars.append(TypographicText.narrow(scalar))
      default: result.unicodeScalars.append(scalar)
      }
      isAfterBlank = result.utf8.last == 0x20
    }
    result = result.replacing(text: "=3D", with: "=")
    return withBrackets(result[...].trimmed)
  }

  /// Whether the text ends within an autoresizing mask.
  private static func isInMask(_ text: String) -> Bool {
    let word = text.utf8.suffix(5).split(separator: 0x20, omittingEmptySubsequences: false).last
    return word.map { $0.starts(with: "h=".utf8) || $0.starts(with: "v=".utf8) } ?? false
  }

  private static func withBrackets(_ whole: Substring) -> String {
    var text = whole
    while let last = text.last, "\",.;`*".contains(last) { text = text.dropLast().trimmed }
    while let first = text.first, "\"`*(".contains(first) { text = text.dropFirst().trimmed }
    if text.hasPrefix("< ") { text = "<" + text.dropFirst().trimmed }
    // `<NSLayoutConstraint: 0x1 …`
    if let colon = text.firstIndex(of: ":"), let name = text[..<colon].split(separator: " ").last,
      name.hasSuffix("Constraint")
    {
      let behind = text[colon...].dropFirst().drop { $0 == " " }
      text = (text[..<colon].trimmed + ":" + behind)[...]
    }
    if text.first != "<" { text = "<" + text }
    if text.last != ">" { text += ">" }
    return String(text).replacing(text: ": 0x", with: ":0x").replacing(text: " :0x", with: ":0x")
  }

  /// Removes the escapes, code marks and bold marks of Markdown.
  static func withoutMarkup(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      isEscaped = false
      if character != "`" { result.append(character) }
    }
    return result.replacing(text: "**", with: "")
  }

  /// Puts blanks around relations, and turns `=` into `==`.
  static func withSpacedSigns(_ text: String) -> String {
    var result = ""
    var index = text.startIndex
    // Skips the mask, whose fields contain equals signs.
    if let body = text[...].firstRange(of: " v=") { index = body.upperBound }
    result += text[..<index]
    while index < text.endIndex {
      let rest = text[index...]
      if let sign = ["==", ">=", "<=", "="].first(where: { rest.hasPrefix($0) }),
        result.last != "(", result.last != ","
      {
        result = result[...].trimmed + " " + (sign == "=" ? "==" : sign) + " "
        index = rest.dropFirst(sign.count).firstIndex { $0 != " " } ?? text.endIndex
      } else {
        result.append(text[index])
        index = text.index(after: index)
      }
    }
    return result
  }
}
