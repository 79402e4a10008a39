// SPDX-License-Identifier: MIT

/// A line of source code or of an Interface Builder file that may have created a constraint.
public struct ConstraintSource: Hashable, Sendable {
  /// The path relative to the searched folder.
  public var file: String
  /// The line number, counted from 1.
  public var line: Int
  /// The text of the line, without white space at either end.
  public var text: String
  /// The part of the constraint that the line contains: "the identifier", "the attribute and the
  /// constant".
  public var reason: String
}

/// Source files in which to search for the constraints of messages.
public struct ConstraintSources: Sendable {
  private struct Line: Sendable {
    var file: Int
    var number: Int
    var text: String
    var lowered: String
  }

  private var files: [String] = []
  /// The lines that mention constraints.
  private var lines: [Line] = []

  public init() {}

  /// The number of files.
  public var count: Int { files.count }

  /// The extensions of files that can create constraints.
  public static let pathExtensions: Set<String> = ["swift", "m", "mm", "storyboard", "xib"]

  private static let marks = [
    "constraint", "anchor", "make.", "snp", "mas_", "equalto", "|-", "-|", "addconstraint",
    "visualformat", "identifier",
  ]

  /// Adds the constraint-related lines of a file.
  public mutating func add(_ text: String, path: String) {
    files.append(path)
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }
    ).enumerated() where line.utf8.count < 2000 {
      let lowered = line.lowercased()
      guard Self.marks.contains(where: { lowered.contains($0) }) else { continue }
      lines.append(
        Line(
          file: files.count - 1, number: index + 1, text: String(line.trimmed), lowered: lowered))
    }
  }

  /// The lines that may have created `constraint`, most likely first; at most three.
  public func places(of constraint: LoggedConstraint) -> [ConstraintSource] {
    if let place = printedPlace(of: constraint) { return [place] }
    if let identifier = constraint.identifier {
      let found = lines.filter { $0.text.contains("\"\(identifier)\"") }
      if !found.isEmpty { return found.prefix(3).map { source($0, "the identifier") } }
    }
    let scored = lines.compactMap { line in
      score(line, constraint).map { (line: line, score: $0.score, reason: $0.reason) }
    }
    guard let best = scored.map({ $0.score }).max(), best >= 3 else { return [] }
    return scored.filter { $0.score == best }.prefix(3).map { source($0.line, $0.reason) }
  }

  /// The location in the description itself, as SnapKit prints it.
  private func printedPlace(of constraint: LoggedConstraint) -> ConstraintSource? {
    guard let parts = constraint.origin?.split(separator: "#"), parts.count == 2,
      let number = Int(parts[1]), let name = parts[0].split(separator: "/").last
    else { return nil }
    guard let file = files.indices.first(where: { files[$0].split(separator: "/").last == name })
    else { return nil }
    let text = lines.first { $0.file == file && $0.number == number }?.text ?? ""
    return ConstraintSource(
      file: files[file], line: number, text: text, reason: "the printed location")
  }

  private func source(_ line: Line, _ reason: String) -> ConstraintSource {
    ConstraintSource(
      file: files[line.file], line: line.number, text: line.text, reason: reason)
  }

  /// The agreement of a line with the constraint; nil unless the line has its attribute and
  /// constant.
  private func score(
    _ line: Line, _ constraint: LoggedConstraint
  ) -> (score: Int, reason: String)? {
    let attributes = [constraint.first.attribute, constraint.second?.attribute].compactMap { $0 }
    let isFormat = line.text.contains("[") && (line.text.contains("V:") || line.text.contains("H:"))
    let axis = constraint.first.attribute.isHorizontal ? "H:" : "V:"
    let hasAttribute =
      isFormat
      ? line.text.contains(axis)
      : attributes.contains { line.lowered.contains($0.rawValue.lowercased()) }
        || line.lowered.contains("edges") && constraint.second != nil
    guard hasAttribute else { return nil }
    var (score, reasons) = (1, ["the attribute"])
    if constraint.constant != 0, hasNumber(abs(constraint.constant), line.text) {
      score += 2
      reasons.append("the constant")
    } else if constraint.constant != 0 {
      return nil
    }
    for item in constraint.items {
      let words = [item.name, item.title, item.readableClassName].compactMap { $0 }
      if words.contains(where: { mentions($0, line.lowered) }) {
        score += 1
        reasons.append("the view")
        break
      }
    }
    return (score, reasons.joined(separator: " and "))
  }

  private func hasNumber(_ value: Double, _ text: String) -> Bool {
    let number = value.printed
    var search = text[...]
    while let range = search.firstRange(of: number) {
      let before =
        range.lowerBound == text.startIndex ? " " : text[text.index(before: range.lowerBound)]
      let after = search[range.upperBound...].first ?? " "
      if !before.isNumber, before != ".", !after.isNumber { return true }
      search = search[range.upperBound...]
    }
    return false
  }

  /// Whether a line contains a likely variable name for a view of this name or class.
  private func mentions(_ name: String, _ line: String) -> Bool {
    var word = name.lowercased()[...]
    for prefix in ["_ui", "ui", "ns"] where word.hasPrefix(prefix) && word.count > prefix.count + 2
    {
      word = word.dropFirst(prefix.count)
      break
    }
    return word.count >= 4 && word != "view" && line.contains(word)
  }
}
