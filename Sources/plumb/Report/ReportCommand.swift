// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation

/// `plumb report`: works on reports that were made elsewhere.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Merges reports of several machines into one.",
    subcommands: [Merge.self])

  /// `plumb report merge`: the report that one process would have made.
  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract: "Merges JSON Lines of several machines into the report of one process.",
      discussion: """
        Takes the lines of 'plumb check', 'verify', 'matrix' and 'render' with --format jsonl, of one of \
        them at a time. The result depends on what the lines say, not on their order: the parts of a run \
        on many machines give the same bytes as the run on one, with the same exit code.

        check and matrix: text, json, sarif, github, junit, markdown; verify: the same; render: text and \
        json, a manifest of the pictures.

        EXAMPLES
          plumb report merge part*.jsonl --format sarif > layout.sarif
          cat part*.jsonl | plumb report merge -
          plumb report merge part*.jsonl --record layouts.txt
        """)

    @Argument(help: "Files with JSON Lines; '-' is standard input.")
    var paths: [String]

    @Flag(help: "List notes of 'plumb check' as well.")
    var notes = false

    @Option(
      help: ArgumentHelp(
        "For 'plumb verify': exit with 1 only if fewer than this share of the views agrees.",
        valueName: "percent"))
    var minViews: Double?

    @Option(
      help: ArgumentHelp(
        "For 'plumb matrix': write the frames of all views to this text file instead.",
        valueName: "path"))
    var record: String?

    @Option(help: "How to print the report.")
    var format: DiagnosticFormat = .text

    func run() throws {
      var parts = ReportParts()
      for path in paths {
        for (number, line) in try JSONLines.lines(of: path) where !parts.add(line) {
          throw Failure(
            in: path, line: number,
            parts.command.map { "not a line of 'plumb \($0) --format jsonl', as those before it" }
              ?? "not a line of 'plumb check --format jsonl' or another command with that format")
        }
      }
      if let record { return try parts.writeRecord(to: record) }
      try parts.write(format, showsNotes: notes, minViews: minViews)
    }
  }
}
