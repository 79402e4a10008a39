// SPDX-License-Identifier: MIT

/// The forms in which a report can be written.
public enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: place, message, source line with a caret.
  case text
  /// An object with all that is known.
  case json
  /// Static Analysis Results Interchange Format 2.1.0.
  case sarif
  /// Workflow commands that GitHub shows as annotations.
  case github
  /// The test reports that GitLab, Jenkins and others read.
  case junit
  /// A table for comments and summaries.
  case markdown
}

/// Diagnostics with what belongs around them in a file.
public struct DiagnosticReport: Sendable {
  /// In the order in which they are to be written.
  public var diagnostics: [Diagnostic]
  /// The rules that were tried; those of the diagnostics need not be among them.
  public var rules: [RuleDescription]
  /// The files that were read, in order; for formats that also say what is well.
  public var files: [String]
  /// The name of the tool that made the report, and its version.
  public var tool: (name: String, version: String)

  public init(
    _ diagnostics: [Diagnostic], rules: [RuleDescription] = [], files: [String] = [],
    tool: (name: String, version: String) = ("plumb", "0")
  ) {
    self.diagnostics = diagnostics
    self.rules = rules
    self.files = files
    self.tool = tool
  }

  /// The report in `format`, ending with a line break unless it is empty.
  ///
  /// - Parameter text: how the form for people is written.
  public func written(as format: DiagnosticFormat, text: TextWriter = TextWriter()) -> String {
    switch format {
    case .text: diagnostics.map { text.text(of: $0) + "\n" }.joined()
    case .json: json.indented + "\n"
    case .sarif: sarif.indented + "\n"
    case .github: diagnostics.map { $0.gitHubAnnotation + "\n" }.joined()
    case .junit: junit
    case .markdown: markdown
    }
  }

  /// The number of diagnostics of a severity.
  public func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// The counts in words: `2 errors, 1 warning`; `nothing found`.
  public var counts: String {
    let parts = Diagnostic.Severity.allCases.reversed().compactMap { severity in
      let count = count(severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
  }

  /// The report as an object: the version of its form, the files, the diagnostics.
  public var json: JSONValue {
    .object([
      "version": .int(1),
      "files": .array(files.map(JSONValue.string)),
      "diagnostics": .array(diagnostics.map { $0.json }),
    ])
  }
}
