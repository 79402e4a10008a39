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
  private var kept: [(source: String, ConflictExplanation)] = []
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

  mutating func write(_ message: RawMessage, source: String) {
    if !names.contains(source) { names.append(source) }
    guard let finding = stream.explain(message) else { return }
    if case .new(let explanation, _) = finding, file != nil || isReport,
      kept.count < Self.mostKept
    {
      kept.append((source, explanation))
    }
    switch (format, finding) {
    case (.text, .new(let explanation, _)):
      append(writer.text(explanation, source: source) + "\n")
    case (.json, .new(_, let known)), (.json, .repeated(let known)):
      append(messages == 1 ? "\n" : ",\n")
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
    case .json: append(messages == 0 ? "]\n" : "\n]\n")
    case .text:
      for known in stream.repeated {
        append("line \(known.firstLine): \(known.count) times: \(known.sentence)\n")
      }
    default:
      let report = DiagnosticReport(
        kept.map { $0.1.diagnostic(in: $0.source == ByteInput.standardInput ? nil : $0.source) },
        rules: ConflictCause.allCases.map(\.rule), files: names,
        tool: ("plumb", Plumb.version))
      append(report.written(as: format))
    }
    flush()
    if let file { try file.write(kept) }
  }

  private var isReport: Bool { format != .text && format != .json }

  private mutating func append(_ text: String) { pending += text.utf8 }
}
