// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation

/// `plumb report`: processes reports of other runs.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Merges reports from several machines into one.",
    subcommands: [Merge.self])

  /// `plumb report merge`: merges parts into the report of a single run.
  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract: "Merges JSON Lines from several machines into one report.",
      discussion: """
        Reads the output of 'plumb check', 'verify', 'matrix' or 'render' with --format jsonl. All lines \
        must be from the same command. Their order does not matter: the parts of a run on several \
        machines give the same bytes and the same exit code as a run on one machine.

        Formats for check, verify and matrix: text, json, sarif, github, junit, markdown, rdjson. For render: \
        text, and json for a manifest of the pictures.

        EXAMPLES
          plumb report merge part*.jsonl --format sarif > layout.sarif
          cat part*.jsonl | plumb report merge -
          plumb report merge part*.jsonl --record layouts.txt
        """)

    @Argument(help: "JSON Lines files; '-' is standard input.")
    var paths: [String]

    @Flag(help: "Also list notes of 'plumb check'.")
    var notes = false

    @Option(
      help: ArgumentHelp(
        "For 'plumb verify': exit with 1 only if less than this percentage of the views agrees.",
        valueName: "percent"))
    var minViews: Double?

    @Option(
      help: ArgumentHelp(
        "For 'plumb matrix': write the frames of all views to this text file instead.",
        valueName: "path"))
    var record: String?

    @Option(help: "The output format.")
    var format: DiagnosticFormat = .text

    func run() throws {
      var parts = ReportParts()
      for path in paths {
        for (number, line) in try JSONLines.lines(of: path) where !parts.add(line) {
          throw Failure(
            in: path, line: number,
            parts.command.map {
              "not a line of 'plumb \($0) --format jsonl' like the lines before it"
            }
              ?? "not a line of 'plumb check --format jsonl' or another command with that format")
        }
      }
      if let record { return try parts.writeRecord(to: record) }
      try parts.write(format, showsNotes: notes, minViews: minViews)
    }
  }
}
