// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation
import InterfaceBuilderFiles

/// JSON Lines: a JSON value on each line. Jobs and results are exchanged in this format.
enum JSONLines {
  /// The non-empty lines of a file, or of standard input for `-`, with their numbers.
  static func lines(of path: String) throws(Failure) -> [(number: Int, line: Data)] {
    let data =
      path == "-"
      ? Descriptor.bytesToEnd(of: STDIN_FILENO) : FileManager.default.contents(atPath: path)
    guard let data else { throw Failure(in: path, "no such file") }
    return data.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
      .filter { !$1.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
      .map { ($0 + 1, Data($1)) }
  }
}

/// `--jobs-from`: reads the files to process from JSON Lines, for example from a queue.
struct JobArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read file names from this JSON Lines file, or '-' for standard input. Prints jsonl.",
      valueName: "file"))
  var jobsFrom: String?

  /// Whether the option is given.
  var isGiven: Bool { jobsFrom != nil }

  /// A file, and the ids of its scenes to process; nil for all scenes.
  struct Job: Decodable {
    var name: String
    var scenes: [String]?
    var file = InputFile.standardInput

    private enum CodingKeys: String, CodingKey {
      case name = "file"
      case scenes
    }
  }

  /// The jobs in the order of the lines.
  ///
  /// - Parameter paths: other paths on the command line. Files below these folders are named by
  ///   their place in the folder.
  func jobs(among paths: [String]) throws(Failure) -> [Job] {
    guard let jobsFrom else { return [] }
    var known: [String: InputFile] = [:]
    for file in try InputFile.find(paths) { known[file.path] = file }
    var jobs: [Job] = []
    for (number, line) in try JSONLines.lines(of: jobsFrom) {
      guard var job = try? JSONDecoder().decode(Job.self, from: line) else {
        throw Failure(
          in: jobsFrom, line: number, "not a job; write {\"file\": \"Main.storyboard\"}")
      }
      job.file =
        known[job.name]
        ?? InputFile(
          path: job.name, relativePath: URL(fileURLWithPath: job.name).lastPathComponent)
      jobs.append(job)
    }
    return jobs
  }
}
