// SPDX-License-Identifier: MIT

extension DiagnosticReport {
  /// The diagnostics as annotations. Of more than ten, only the ten most severe are written; a
  /// notice counts the others by rule.
  ///
  /// GitHub shows at most ten annotations of a severity for each step.
  var gitHubAnnotations: String {
    let most = 10
    guard diagnostics.count > most else {
      return diagnostics.map { $0.gitHubAnnotation + "\n" }.joined()
    }
    let sorted = Diagnostic.Severity.allCases.reversed().flatMap { severity in
      diagnostics.filter { $0.severity == severity }
    }
    var others = self
    others.diagnostics = Array(sorted[most...])
    var counts: [RuleID: Int] = [:]
    for other in others.diagnostics { counts[other.rule, default: 0] += 1 }
    let rules = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { "\($0.key.rawValue) \($0.value)" }
    return sorted[..<most].map { $0.gitHubAnnotation + "\n" }.joined()
      + "::notice title=plumb::and \(others.counts): \(rules.joined(separator: ", "))\n"
  }
}

extension Diagnostic {
  /// The diagnostic as a workflow command. GitHub shows it as an annotation beside the line.
  ///
  /// Source: "Workflow commands for GitHub Actions" in GitHub's documentation.
  public var gitHubAnnotation: String {
    var properties: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { properties.append("\(name)=\(Self.escaped(value, isProperty: true))") }
    }
    add("file", place.file.map(Place.plain))
    add("line", place.line.map { String($0) })
    add("col", place.column.map { String($0) })
    add("endColumn", place.endColumn.map { String($0) })
    add("title", rule.rawValue)
    var text = message
    if let conditions { text += "\nHolds: \(conditions)" }
    for note in notes { text += "\n\(note)" }
    for fixIt in fixIts { text += "\nFix: \(fixIt.message)" }
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    return "::\(command) \(properties.joined(separator: ","))::"
      + Self.escaped(text, isProperty: false)
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
