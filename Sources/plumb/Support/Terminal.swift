// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation

/// Colours for output on a terminal.
enum Terminal {
  /// Whether output to a stream is coloured. The stream must be a terminal, and the environment
  /// variable `NO_COLOR` must be unset or empty (https://no-color.org).
  static func isColored(_ stream: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["NO_COLOR"]?.isEmpty ?? true, environment["TERM"] != "dumb" else {
      return false
    }
    return isatty(stream) == 1
  }

  /// Colours the severity in a line, unless the line already contains colours.
  static func highlighted(_ line: String) -> String {
    guard !line.contains("\u{1B}") else { return line }
    for (word, color) in [("error: ", 31), ("warning: ", 33), ("note: ", 36)] {
      guard let range = line.firstRange(of: word),
        range.lowerBound == line.startIndex || line[..<range.lowerBound].hasSuffix(": ")
      else { continue }
      return line[..<range.lowerBound] + "\u{1B}[1;\(color)m\(word)\u{1B}[0m"
        + line[range.upperBound...]
    }
    return line
  }

  /// A writer of diagnostics to a stream, with the source lines of files.
  static func writer(for stream: Int32) -> TextWriter {
    let sources = SourceLines()
    return TextWriter(isColored: isColored(stream)) { file, line in
      file.flatMap { sources.line(line, of: $0) }
    }
  }
}

extension StandardError {
  private static let writer = Terminal.writer(for: STDERR_FILENO)

  /// Writes a diagnostic with its source line.
  static func write(_ diagnostic: Diagnostic) { write(writer.text(of: diagnostic)) }

  /// Writes a diagnostic about a text that is not in a file.
  static func write(_ diagnostic: Diagnostic, in source: String) {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var writer = writer
    writer.sourceLine = { _, line in
      lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
    }
    write(writer.text(of: diagnostic))
  }
}
