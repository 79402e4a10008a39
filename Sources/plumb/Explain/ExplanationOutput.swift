// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import LayoutReports

/// Writes explanations to standard output as they are found.
///
/// Text and JSON are written while the log is read. Reports and files need all explanations, each
/// conflict once, and keep at most ``mostKept`` of them.
struct ExplanationOutput {
  private static let mostKept = 2000

  private let format: DiagnosticFormat
  private let sources: ConstraintSources?
  private let file: ExplanationFile?
  private let writer: ExplanationText
  private var stream = ExplanationStream()
  private var pending: [UInt8] = []
  private var explanations: [(source: String, ConflictExplanation)] = []
  private var names: [String] = []

  init(format: DiagnosticFormat, sources: ConstraintSources?, file: ExplanationFile?) {
    self.format = format
    self.sources = sources
    self.file = file
    writer = ExplanationText(
      usesColors: format == .text && Terminal.isColored(STDOUT_FILENO), sources: sources)
    if format == .json { pending = Array("[".utf8) }
  }

  /// The number of messages found.
  var messages: Int { stream.messages }

  /// The number of other messages that report a fault.
  private(set) var otherMessages = 0
  /// The number of lists and trees that a debugger printed.
  private(set) var printouts = 0
  private var others: [LayoutMessage: Int] = [:]
  private var isFirst = true
  /// The lines of the printouts, below which lists are parts of them.
  private var printedLines: [Int] = []

  /// Writes a message that is not a conflict. A repetition is only counted.
  mutating func write(_ message: LayoutMessage, source: String) {
    if !names.contains(source) { names.append(source) }
    if message.rule.isPrintout {
      printouts += 1
      printedLines = printedLines.suffix(Self.mostKept) + [message.line]
    } else {
      otherMessages += 1
    }
    var key = message
    key.line = 0
    if message.rule.isPrintout { key.views = [] }
    others[key, default: 0] += 1
    guard others[key] == 1 else { return }
    switch format {
    case .text: append(message.text(source: source) + "\n")
    case .json:
      appendSeparator()
      append(message.json)
    default:
      if !message.rule.isPrintout {
        otherDiagnostics.append(
          message.diagnostic(in: source == ByteInput.standardInput ? nil : source))
      }
    }
  }

  private var otherDiagnostics: [Diagnostic] = []

  private mutating func appendSeparator() {
    append(isFirst ? "\n" : ",\n")
    isFirst = false
  }

  mutating func write(_ message: RawMessage, source: String) {
    let isBelow = message.isList && printedLines.contains { (0...4).contains(message.line - $0) }
    if message.isPrintout || isBelow, let rule = LayoutMessageRule.named("constraint-printout") {
      write(LayoutMessage(rule: rule, line: message.line, views: []), source: source)
      return
    }
    if !names.contains(source) { names.append(source) }
    guard let finding = stream.explain(message) else { return }
    if case .new(let explanation, _) = finding, file != nil || isReport,
      explanations.count < Self.mostKept
    {
      explanations.append((source, explanation))
    }
    switch (format, finding) {
    case (.text, .new(let explanation, _)):
      append(writer.text(explanation, source: source) + "\n")
    case (.json, .new(_, let known)), (.json, .repeated(let known)):
      appendSeparator()
      known.json.append(message, to: &pending)
    default: break
    }
    if pending.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    guard !pending.isEmpty else { return }
    StandardOutput.write(bytes: pending)
    // Flushes immediately, so that a person who watches a running log sees each explanation.
    StandardOutput.flush()
    pending.removeAll(keepingCapacity: true)
  }

  mutating func finish() throws(Failure) {
    switch format {
    case .json: append(isFirst ? "]\n" : "\n]\n")
    case .text:
      for known in stream.repeated {
        append("line \(known.firstLine): \(known.count) times: \(known.sentence)\n")
      }
    default:
      let report = DiagnosticReport(
        explanations.map {
          $0.1.diagnostic(in: $0.source == ByteInput.standardInput ? nil : $0.source)
        }
          + otherDiagnostics,
        rules: ConflictCause.allCases.map(\.rule) + LayoutMessageRule.all.map(\.description),
        files: names,
        tool: ("plumb", Plumb.version))
      append(report.written(as: format))
    }
    flush()
    if let file { try file.write(explanations) }
  }

  private var isReport: Bool { format != .text && format != .json }

  private mutating func append(_ text: String) { pending += text.utf8 }
}
