// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import Foundation
import LayoutReports

/// `plumb report`: works on reports that were made elsewhere.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Merges reports of several machines into one.",
    subcommands: [Merge.self])

  /// `plumb report merge`: the report that one process would have made.
  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract: "Merges JSON Lines of 'plumb check --format jsonl' into the report of one process.",
      discussion: """
        The result depends on what the lines say, not on their order: the parts of a run on many \
        machines give the same bytes as the run on one.

        EXAMPLES
          plumb report merge part*.jsonl --format sarif > layout.sarif
          cat part*.jsonl | plumb report merge -
        """)

    @Argument(help: "Files with JSON Lines; '-' is standard input.")
    var paths: [String]

    @Flag(help: "List notes as well.")
    var notes = false

    @Option(help: "How to print the findings.")
    var format: CheckCommand.Format = .text

    func run() throws {
      var outcomes: [CheckOutcome] = []
      for path in paths {
        let data =
          path == "-"
          ? FileHandle.standardInput.readDataToEndOfFile()
          : FileManager.default.contents(atPath: path)
        guard let data else { throw Failure("\(path): no such file") }
        for (number, line) in data.split(separator: 0x0A).enumerated() {
          do {
            outcomes.append(try JSONDecoder().decode(CheckOutcome.self, from: Data(line)))
          } catch {
            throw Failure("\(path):\(number + 1): not a line of 'plumb check --format jsonl'")
          }
        }
      }
      guard !outcomes.isEmpty else { throw Failure("nothing to merge") }
      let files = Set(outcomes.map(\.file)).sorted()
      let configuration = try CheckConfiguration(for: files)
      let found = outcomes.merged.compactMap(configuration.configured)
      try CheckReport(found, files: files, showsNotes: notes).write(format)
    }
  }
}
