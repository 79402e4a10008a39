// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import LayoutReports

/// Matrices from several machines, merged into the output of a single process.
struct MatrixParts {
  /// A decoded line of JSON Lines, and its original text.
  private struct Line {
    var summary: MatrixSummary
    var text: String
  }

  private struct Content: Decodable { var matrix: MatrixSummary }

  private static let start = "{\"matrix\":"

  private var lines: [Line] = []

  /// - Returns: whether the line is from `plumb matrix`.
  mutating func add(_ data: Data) -> Bool {
    let text = String(decoding: data, as: UTF8.self)
    guard text.hasPrefix(Self.start), text.hasSuffix("}"),
      let content = try? JSONDecoder().decode(Content.self, from: data)
    else { return false }
    lines.append(
      Line(summary: content.matrix, text: String(text.dropFirst(Self.start.count).dropLast())))
    return true
  }

  /// Writes the frames of all views to a text file, like `plumb matrix --record`.
  func writeRecord(to path: String) throws {
    let sources = try lines.sorted { $0.summary.file < $1.summary.file }.map { line in
      do {
        return try JSONDecoder().decode(MatrixRecord.Source.self, from: Data(line.text.utf8))
      } catch {
        throw Failure(in: line.summary.file, "the line of this file has no frames to record")
      }
    }
    guard sources.contains(where: \.hasScenes) else {
      throw Failure("nothing to record: no scene in these lines")
    }
    try MatrixRecordFile(path: path).write(sources)
  }

  /// Prints the files in alphabetical order.
  func write(_ format: DiagnosticFormat) throws {
    let lines = lines.sorted { $0.summary.file < $1.summary.file }
    let files = lines.map(\.summary)
    switch format {
    case .text:
      for file in files { MatrixText.lines(of: file).forEach(StandardOutput.write) }
      fallthrough
    case .sarif, .github, .junit, .markdown, .rdjson:
      try CheckReport(files.flatMap(\.findings), files: files.map(\.file), showsNotes: true)
        .write(format)
    case .json:
      let document = "{\"files\":[\(lines.map(\.text).joined(separator: ","))]}"
      StandardOutput.write(bytes: Array((JSONValue.indented(line: document) + "\n").utf8))
      if files.contains(where: { $0.findings.contains { $0.severity > .note } }) {
        throw CheckReport.findingsExitCode
      }
    }
  }
}
