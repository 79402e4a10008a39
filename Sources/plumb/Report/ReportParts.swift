// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import LayoutReports

/// JSON Lines from several machines, all written by the same command.
enum ReportParts {
  case none
  case check([CheckOutcome])
  case verify([VerificationLine])
  case matrix(MatrixParts)
  case render([RenderedFile])

  init() { self = .none }

  /// The command that wrote the lines; nil if there are no lines yet.
  var command: String? {
    switch self {
    case .none: nil
    case .check: "check"
    case .verify: "verify"
    case .matrix: "matrix"
    case .render: "render"
    }
  }

  /// Adds a line.
  ///
  /// - Returns: whether the line is from the same command as those before it.
  mutating func add(_ line: Data) -> Bool {
    switch self {
    case .none:
      let kinds: [ReportParts] = [.verify([]), .matrix(MatrixParts()), .render([]), .check([])]
      for var kind in kinds where kind.add(line) {
        self = kind
        return true
      }
      return false
    case .check(var outcomes):
      guard let outcome = try? JSONDecoder().decode(CheckOutcome.self, from: line) else {
        return false
      }
      self = .none
      outcomes.append(outcome)
      self = .check(outcomes)
    case .verify(var lines):
      guard let read = try? VerificationLine(decoding: line) else { return false }
      self = .none
      lines.append(read)
      self = .verify(lines)
    case .matrix(var parts):
      self = .none
      let isLine = parts.add(line)
      self = .matrix(parts)
      return isLine
    case .render(var files):
      guard let file = RenderedFile.read(line) else { return false }
      self = .none
      files.append(file)
      self = .render(files)
    }
    return true
  }

  /// Prints the report that a single run would have printed.
  ///
  /// - Throws: the exit code of such a run.
  func write(_ format: DiagnosticFormat, showsNotes: Bool, minViews: Double?) throws {
    switch self {
    case .none: throw Failure("nothing to merge")
    case .check(let outcomes):
      let files = Set(outcomes.map(\.file)).sorted()
      let configuration = try CheckConfiguration(for: files)
      let found = outcomes.merged.compactMap(configuration.configured)
      try CheckReport(found, files: files, showsNotes: showsNotes).write(format)
    case .verify(let lines): try Self.write(lines, format, minViews: minViews)
    case .matrix(let parts): try parts.write(format)
    case .render(let files):
      guard let form = RenderCommand.Format(rawValue: format.rawValue) else {
        throw Failure("--format \(format.rawValue): pictures are listed as text or json")
      }
      var output = RenderingOutput(format: form)
      for file in files.sorted(by: { $0.file < $1.file }) { output.add(file) }
      try output.finish()
    }
  }

  /// Writes the record that `plumb matrix --record` would have written.
  func writeRecord(to path: String) throws {
    switch self {
    case .none: throw Failure("nothing to merge")
    case .matrix(let parts): try parts.writeRecord(to: path)
    case .check, .verify, .render:
      throw Failure("--record needs the lines of 'plumb matrix'")
    }
  }

  private static func write(
    _ lines: [VerificationLine], _ format: DiagnosticFormat, minViews: Double?
  ) throws {
    guard let settings = lines.first?.settings,
      let form = VerificationOutput.Format(rawValue: format.rawValue)
    else { return }
    guard lines.allSatisfy({ $0.settings == settings }) else {
      throw Failure("the parts were verified with different options")
    }
    var output = VerificationOutput(form, settings)
    for line in lines.sorted(by: { $0.outcome.file < $1.outcome.file }) {
      try output.add(line.outcome)
    }
    let code = try output.finish().exitCode(minViews: minViews)
    if code != 0 { throw ExitCode(code) }
  }
}
