// SPDX-License-Identifier: MIT

/// The output formats of a report.
public enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// Readable text: position, message, source line with a caret.
  case text
  /// An object with all properties.
  case json
  /// Static Analysis Results Interchange Format 2.1.0.
  case sarif
  /// Workflow commands that GitHub shows as annotations.
  case github
  /// JUnit test reports, which GitLab, Jenkins and others read.
  case junit
  /// A table for comments and summaries.
  case markdown
  /// Reviewdog Diagnostic Format, with fix-its as suggestions.
  case rdjson
}

/// Diagnostics with the information that report files need.
public struct DiagnosticReport: Sendable {
  /// The diagnostics in output order.
  public var diagnostics: [Diagnostic]
  /// The rules that were checked. Diagnostics can also have other rules.
  public var rules: [RuleDescription]
  /// The files that were checked, in order, for formats that also list files without findings.
  public var files: [String]
  /// The name and version of the tool that made the report.
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

  /// The report in `format`. It ends with a line break unless it is empty.
  ///
  /// `text` is the writer for the format `text`. `source` returns the bytes of a file for the format
  /// `rdjson`.
  public func written(
    as format: DiagnosticFormat, text: TextWriter = TextWriter(),
    source: (String) -> [UInt8]? = { _ in nil }
  ) -> String {
    switch format {
    case .text: diagnostics.map { text.text(of: $0) + "\n" }.joined()
    case .json: json.indented + "\n"
    case .sarif: sarif.indented + "\n"
    case .github: gitHubAnnotations
    case .junit: junit
    case .markdown: markdown
    case .rdjson: rdjson(source: source).indented + "\n"
    }
  }

  /// The number of diagnostics of a severity.
  public func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// The counts as text: `2 errors, 1 warning`; `nothing found`.
  public var counts: String {
    let parts = Diagnostic.Severity.allCases.reversed().compactMap { severity in
      let count = count(severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
  }

  /// The report as an object with the format version, the files and the diagnostics.
  public var json: JSONValue {
    .object([
      "version": .int(1),
      "files": .array(files.map(JSONValue.string)),
      "diagnostics": .array(diagnostics.map { $0.json }),
    ])
  }
}
