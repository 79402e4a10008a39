// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports

/// Writes explanations to standard output as they come.
struct ExplanationOutput {
  let format: ExplainCommand.Format
  private var stream = ExplanationStream()
  private var pending: [UInt8] = []
  private let writer: ExplanationText

  init(format: ExplainCommand.Format) {
    self.format = format
    writer = ExplanationText(usesColors: format == .text && isatty(1) == 1)
    if format == .json { pending = Array("[".utf8) }
  }

  /// How many messages were found.
  var messages: Int { stream.messages }

  mutating func write(_ message: RawMessage, source: String) {
    let finding = stream.explain(message)
    switch (format, finding) {
    case (.text, .new(let explanation, _)):
      append(writer.text(explanation, source: source) + "\n")
    case (.text, .repeated): break
    case (.json, .new(_, let known)), (.json, .repeated(let known)):
      append(messages == 1 ? "\n" : ",\n")
      append(known.json.object(line: message.line, texts: message.texts))
    }
    if pending.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    guard !pending.isEmpty else { return }
    FileHandle.standardOutput.write(Data(pending))
    pending.removeAll(keepingCapacity: true)
  }

  mutating func finish() {
    if format == .json { append(messages == 0 ? "]\n" : "\n]\n") }
    if format == .text {
      for known in stream.repeated {
        append("line \(known.firstLine): \(known.count) times: \(known.sentence)\n")
      }
    }
    flush()
  }

  private mutating func append(_ text: String) { pending += text.utf8 }
}
