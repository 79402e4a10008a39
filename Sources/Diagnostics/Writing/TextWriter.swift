// SPDX-License-Identifier: MIT

/// Writes diagnostics as readable text.
///
/// ```
/// Main.storyboard:12:9: warning: 'Title' is truncated: 'Welcome ba…' [truncated-text]
///    12 | <label text="Welcome back" …
///       | ^~~~~~
///   holds: AX2 and larger
///   note: the text needs 212 points, the label has 180
/// ```
public struct TextWriter: Sendable {
  /// Whether escape sequences color severities, carets and notes.
  public var isColored: Bool
  /// The maximum number of visible characters of a source line.
  public var lineWidth: Int
  /// Returns a line of a source file without its line break. Lines are counted from 1.
  public var sourceLine: @Sendable (_ file: String?, _ line: Int) -> String?

  public init(
    isColored: Bool = false, lineWidth: Int = 100,
    sourceLine: @escaping @Sendable (_ file: String?, _ line: Int) -> String? = { _, _ in nil }
  ) {
    self.isColored = isColored
    self.lineWidth = lineWidth
    self.sourceLine = sourceLine
  }

  /// The diagnostic on one or more lines, without a final line break.
  public func text(of diagnostic: Diagnostic) -> String {
    var lines = [headline(diagnostic)]
    lines += excerpt(diagnostic.place, diagnostic.severity)
    if let conditions = diagnostic.conditions { lines.append("  holds: \(conditions)") }
    lines += diagnostic.notes.map { "  \(styled("note", .note)): \($0)" }
    lines += diagnostic.related.map { related in
      let place = related.place.description
      return "  \(place.isEmpty ? "" : "\(place): ")\(styled("note", .note)): \(related.message)"
    }
    for witness in diagnostic.witnesses {
      lines.append("  \(witness.title):")
      lines += witness.frames.map { "    \($0.name) \($0.numbers)" }
    }
    for fixIt in diagnostic.fixIts {
      lines.append("  \(styled("fix", .fix)): \(fixIt.message)")
      if let code = fixIt.code {
        lines += code.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func headline(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place.description
    let severity = styled(diagnostic.severity.rawValue, Style(diagnostic.severity))
    let rule = styled("[\(diagnostic.rule)]", .faint)
    return "\(place.isEmpty ? "" : "\(place): ")\(severity): "
      + "\(styled(diagnostic.message, .strong)) \(rule)"
  }

  /// The source line with its number, and the caret line. Empty if the source line is not
  /// available.
  private func excerpt(_ place: Diagnostic.Place, _ severity: Diagnostic.Severity) -> [String] {
    guard let line = place.line, let source = sourceLine(place.file, line) else { return [] }
    let excerpt = SourceExcerpt(source, place, width: lineWidth)
    let number = String(line)
    let margin = String(repeating: " ", count: max(0, 5 - number.utf8.count)) + number
    let empty = String(repeating: " ", count: margin.utf8.count)
    let first = styled("\(margin) | ", .faint) + excerpt.text
    guard let underline = excerpt.underline else { return [first] }
    return [first, styled("\(empty) | ", .faint) + styled(underline, Style(severity))]
  }
}

extension TextWriter {
  private enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case fix = "1;32"
    case strong = "1"
    case faint = "2"

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Diagnostic.Frame {
  /// The frame as `(16, 20.5, 100, 44)`.
  var numbers: String { "(\([x, y, width, height].map(Self.text).joined(separator: ", ")))" }

  /// The number with at most three decimals, or without decimals if they are zero.
  private static func text(_ value: Double) -> String {
    guard abs(value) < 1e12 else { return "\(value)" }
    // `rounded()` would link the math library into every macro plug-in that links this module.
    let thousandths = Int64(value * 1000 + (value < 0 ? -0.5 : 0.5))
    return thousandths % 1000 == 0
      ? String(thousandths / 1000) : "\(Double(thousandths) / 1000)"
  }
}
