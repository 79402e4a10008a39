// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutReports

/// `plumb normalize`: takes out of files what differs from save to save.
struct NormalizeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "normalize",
    abstract: "Takes out of storyboards and xibs what differs from save to save.",
    discussion: """
      Attributes and resources come into the order in which Xcode writes them, unused and repeated \
      resources and repeated constraints go, saved frames and marks are brought up to date. All else \
      stays byte for byte. One file goes to standard output unless --in-place or -o says otherwise; only \
      files that change are written.

      Exit codes: 0 done; with --check, 1 where a file is not normal; 2 something could not be read.

      EXAMPLES
        plumb normalize Main.storyboard -o Normal.storyboard
        plumb normalize App --in-place
        plumb normalize App --check
        git config filter.plumb.clean 'plumb normalize --keep-frames -'
      """)

  @Argument(help: "Files, folders with storyboards and xibs below them, or - for standard input.")
  var paths: [String]

  @Flag(help: "Write into the files themselves.")
  var inPlace = false

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Write to this file, into this folder, or to standard output (-).", valueName: "path"))
  var output: String?

  @Flag(help: "Write nothing; name the files that are not normal.")
  var check = false

  @Flag(help: "Leave saved frames as they are, and lay nothing out.")
  var keepFrames = false

  func run() async throws {
    let files = try InputFile.find(paths)
    if check, inPlace || output != nil { throw Failure("--check writes nothing") }
    let goesToOutput = output == nil && !inPlace && files.count == 1
    let target =
      check
      ? nil : try UpdateTarget(goesToOutput ? "-" : output, inPlace: inPlace, files: files)
    var normalizer = DocumentNormalizer()
    normalizer.updatesFrames = !keepFrames
    let job = Job(normalizer: normalizer)
    var progress = Progress(total: files.count, noun: "files normalized")
    var (isComplete, isNormal) = (true, true)
    await files.mapConcurrently {
      job.run($0)
    } handing: { outcome in
      progress.advance {
        if let error = outcome.error {
          StandardError.write(error)
          isComplete = false
          return
        }
        isNormal = isNormal && outcome.old == outcome.new
        guard let target else {
          if outcome.old != outcome.new {
            StandardOutput.write("\(outcome.file.name): not normal")
          }
          return
        }
        isComplete = Self.write(outcome, to: target) && isComplete
      }
    }
    if !isComplete { throw ExitCode(2) }
    if check, !isNormal { throw ExitCode(1) }
  }

  /// - Returns: whether the file could be written.
  private static func write(_ outcome: Job.Outcome, to target: UpdateTarget) -> Bool {
    let path = target.path(of: outcome.file)
    guard path != outcome.file.path || outcome.old != outcome.new else { return true }
    do throws(Failure) {
      try OutputFile.write(outcome.new, to: path)
    } catch {
      StandardError.write("error: \(error.message)")
      return false
    }
    if path != "-" { StandardOutput.write("\(outcome.file.name) → \(path)") }
    return true
  }

  private struct Job: Sendable {
    var normalizer: DocumentNormalizer

    struct Outcome: Sendable {
      var file: InputFile
      var old: [UInt8] = []
      var new: [UInt8] = []
      var error: Diagnostic?
    }

    func run(_ file: InputFile) -> Outcome {
      var outcome = Outcome(file: file)
      do throws(IBFileError) {
        outcome.old = try file.bytes()
        outcome.new = try normalizer.normalize(outcome.old, file: file.name)
      } catch {
        outcome.error = error.diagnostic
      }
      return outcome
    }
  }
}
