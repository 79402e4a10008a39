// SPDX-License-Identifier: MIT

extension DiagnosticReport {
  /// The report as a table for comments and summaries, preceded by the counts.
  var markdown: String {
    guard !diagnostics.isEmpty else { return "**Layout:** nothing found.\n" }
    var text = "**Layout:** \(counts).\n\n| | where | what | holds |\n|---|---|---|---|\n"
    var pages: [RuleID: String] = [:]
    for rule in rules { pages[rule.id] = rule.page }
    for diagnostic in diagnostics {
      let place = Self.code(diagnostic.place.description)
      let name = diagnostic.rule.rawValue
      let rule = pages[diagnostic.rule].map { "[\(name)](\($0))" } ?? name
      var what = "\(Self.escaped(diagnostic.message)) \(rule)"
      if let fixIt = diagnostic.fixIts.first { what += "<br>Fix: \(Self.escaped(fixIt.message))" }
      let holds = diagnostic.conditions.map(Self.escaped) ?? "always"
      text += "| \(diagnostic.severity.rawValue) | \(place) | \(what) | \(holds) |\n"
    }
    return text
  }

  private static func code(_ text: String) -> String {
    text.isEmpty ? "" : "`\(text.filtered { $0 != "`" && $0 != "|" && $0 != "\n" })`"
  }

  /// The text on one line, with Markdown escapes.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r": result += " "
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "|", "*", "_", "`", "[", "]", "\\", "#", "~", "@":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// The characters for which `isIncluded` is true.
  fileprivate func filtered(_ isIncluded: (Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars where isIncluded(scalar) { result.append(scalar) }
    return String(result)
  }
}
