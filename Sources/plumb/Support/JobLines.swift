// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation
import InterfaceBuilderFiles

/// Lines of JSON, one value each: how machines hand over jobs and results.
enum JSONLines {
  /// The lines of a file, or of standard input for `-`, that are not empty, each with its number.
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

/// `--jobs-from`: files that something else hands out, such as a queue.
struct JobArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read the files from JSON Lines; '-' is standard input. Prints jsonl.", valueName: "file"))
  var jobsFrom: String?

  /// Whether jobs are handed out.
  var isGiven: Bool { jobsFrom != nil }

  /// A file, and the scenes of it that are asked for; nil for all.
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
  /// - Parameter paths: what else was named: results of a file below a folder are named after its place
  ///   in there.
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
