// SPDX-License-Identifier: MIT

public import Diagnostics

extension LayoutMessage {
  /// The message as a diagnostic at its line.
  ///
  /// - Parameter file: the path of the log, or nil for a log without a file.
  public func diagnostic(in file: String?) -> Diagnostic {
    Diagnostic(
      kind.rule.id, kind.severity, sentence, at: Diagnostic.Place(file: file, line: line),
      notes: [kind.meaning, kind.usualCause], fixIts: [Diagnostic.FixIt(kind.fix, code: nil)])
  }

  /// The explanation for reading in a terminal. `source` is the name of the log.
  public func text(source: String) -> String {
    """
    \(source):\(line): \(sentence)

      What it means
    \(Self.wrapped(kind.meaning))

      Usual cause
    \(Self.wrapped(kind.usualCause))

      Change this
    \(Self.wrapped(kind.fix))
        [\(kind.rawValue)]


    """
  }

  /// The message as a JSON object.
  public var json: String {
    let subjects = subjects.map(JSONText.string).joined(separator: ", ")
    return "{\"line\": \(line), \"message\": \(JSONText.string(kind.rawValue)), "
      + "\"severity\": \(JSONText.string(kind.severity.rawValue)), "
      + "\"text\": \(JSONText.string(sentence)), \"subjects\": [\(subjects)], "
      + "\"meaning\": \(JSONText.string(kind.meaning)), "
      + "\"cause\": \(JSONText.string(kind.usualCause)), \"fix\": \(JSONText.string(kind.fix))}"
  }

  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, line.count + word.count >= 88 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { "    " + $0 }.joined(separator: "\n")
  }
}

extension LayoutMessageKind {
  /// The page about the kind, in Markdown.
  public var page: String {
    """
    # \(title)

    `plumb explain` reports this message as `\(rawValue)`, \(Self.article(severity)).

    ## What it means

    \(meaning)

    ## Usual cause

    \(usualCause)

    ## What to change

    \(fix)

    ## How it is recognised

    The line contains \(marks.map { all in all.map { "“\($0)”" }.joined(separator: " and ") }.joined(separator: ", or ")).

    """
  }

  private static func article(_ severity: Diagnostic.Severity) -> String {
    severity == .error ? "an error" : "a \(severity.rawValue)"
  }
}
