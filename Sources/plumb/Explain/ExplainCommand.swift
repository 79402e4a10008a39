// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LayoutReports

/// `plumb explain`: what messages about conflicts mean, and what to do.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains every 'Unable to simultaneously satisfy constraints' of a log.",
    discussion: """
      Reads any console output: of Xcode, os_log, simctl, tests and continuous integration, in JSON, \
      HTML or Markdown, with prefixes, wrapped or cut off. Everything else in it is passed over. A \
      stream is answered while it runs.

      Exit codes: 0 no conflict was found, 1 some were, 2 something could not be read.

      EXAMPLES
        plumb explain console.log
        pbpaste | plumb explain
        xcrun simctl spawn booted log stream | plumb explain -
        plumb explain --format json build.log tests.log > conflicts.json
      """)

  @Argument(help: "Logs; '-' or none for standard input.")
  var files: [String] = []

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(
    help: "How to write what was found: \(Format.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var format = Format.text

  func run() throws {
    var output = ExplanationOutput(format: format)
    var failures = 0
    for file in files.isEmpty ? ["-"] : files {
      do {
        try explain(file, &output)
      } catch let failure as Failure {
        StandardError.write("error: \(failure.message)")
        failures += 1
      }
    }
    output.finish()
    if failures > 0 { throw ExitCode(2) }
    if output.messages > 0 { throw ExitCode(1) }
    if format == .text { print("no conflict found") }
  }

  private func explain(_ file: String, _ output: inout ExplanationOutput) throws {
    let input = try ByteInput(file)
    var stream = ConflictStream()
    while let piece = try input.next() {
      stream.read(piece) { output.write($0, source: input.name) }
      output.flush()
    }
    stream.finish { output.write($0, source: input.name) }
    output.flush()
  }
}
