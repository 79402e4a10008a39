// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import LayoutReports

/// `plumb explain`: explains messages about conflicting constraints, and how to fix them.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains the conflicts and other messages of Auto Layout in a log.",
    discussion: """
      Reads console output of Xcode, os_log, simctl, tests and continuous integration, also in JSON, \
      HTML or Markdown, with prefixes, wrapped or cut off. Other lines are ignored. A stream is \
      processed while it runs. A repeated conflict is explained once and counted.

      Other messages are explained too: missing constraints, cells without a height, views without a \
      common ancestor, invalid formats, layout loops, background threads and more. Lists and trees \
      that a debugger printed are described, and are no findings.

      Exit codes: 0 no finding, 1 conflicts or other messages, 2 something could not be read.

      EXAMPLES
        plumb explain console.log
        pbpaste | plumb explain
        xcrun simctl spawn booted log stream | plumb explain -
        plumb explain --sources App console.log -o conflicts.html
        plumb explain --format json build.log tests.log > conflicts.json
        plumb explain --format github build.log
      """)

  @Argument(help: "Log files; '-' or no file for standard input.")
  var files: [String] = []

  @Option(help: "The output format.")
  var format = DiagnosticFormat.text

  @Option(
    help: ArgumentHelp(
      "Find the constraints in the Swift, Objective-C and Interface Builder files of this folder.",
      valueName: "folder"))
  var sources: [String] = []

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Also write pictures to this .svg file, or a page to this .html file.", valueName: "path"))
  var output: String?

  @OptionGroup
  var live: LiveArguments

  func run() throws {
    let target = try output.map { try ExplanationFile($0, live.files()) }
    var writer = ExplanationOutput(
      format: format, sources: try sources.isEmpty ? nil : ConstraintSources(folders: sources),
      file: target)
    var failures = 0
    for file in files.isEmpty ? ["-"] : files {
      do {
        try explain(file, &writer)
      } catch let failure as Failure {
        StandardError.write(failure.diagnostic)
        failures += 1
      }
    }
    try writer.finish()
    if failures > 0 { throw ExitCode(2) }
    if writer.messages > 0 || writer.otherMessages > 0 { throw ExitCode(1) }
    if format == .text, writer.printouts == 0 { StandardError.write("no conflict found") }
  }

  private func explain(_ file: String, _ output: inout ExplanationOutput) throws {
    let input = try ByteInput(file)
    var stream = ConflictStream()
    var others = LayoutMessageStream()
    while let piece = try input.next() {
      others.read(piece) { output.write($0, source: input.name) }
      stream.read(piece) { output.write($0, source: input.name) }
      output.flush()
    }
    others.finish { output.write($0, source: input.name) }
    stream.finish { output.write($0, source: input.name) }
    output.flush()
  }
}
