// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import InterfaceBuilder
import LayoutReports

/// `plumb normalize`: removes differences between saves that have no meaning.
struct NormalizeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "normalize",
    abstract: "Removes meaningless differences between saves from storyboards and xibs.",
    discussion: """
      Sorts attributes and resources in the order in which Xcode writes them, removes unused and \
      repeated resources and repeated constraints, updates saved frames, and removes 'misplaced' marks \
      that no longer apply. Everything else stays byte for byte. Frames and constraints stay if a view \
      would move, on the file's canvas or on five devices, in any variation. A single file is printed on standard \
      output unless --in-place or -o is given. Only files that change are written.

      Exit codes: 0 success, 1 a file is not normal (with --check), 2 something could not be read.

      EXAMPLES
        plumb normalize Main.storyboard -o Normal.storyboard
        plumb normalize App --in-place
        plumb normalize App --check --format github
        git config filter.plumb.clean 'plumb normalize --keep-frames -'
      """)

  @Argument(help: "Storyboards, xibs, folders that contain them, or - for standard input.")
  var paths: [String]

  @Flag(help: "Overwrite the files.")
  var inPlace = false

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      """
      Write to this path, or to standard output (-). The path is a file for one file on the command \
      line, and a folder for a folder, for several files, or if it ends with a slash.
      """, valueName: "path"))
  var output: String?

  @Flag(help: "Do not write; list the files that are not normal.")
  var check = false

  @Option(help: "With --check: the output format.")
  var format: DiagnosticFormat = .text

  @Flag(help: "Keep the saved frames, and do not lay out.")
  var keepFrames = false

  func run() async throws {
    let files = try InputFile.find(paths)
    if check, inPlace || output != nil {
      throw Failure("--check cannot be combined with --in-place or -o")
    }
    if !check, format != .text { throw Failure("--format requires --check") }
    let goesToOutput = output == nil && !inPlace && files.count == 1
    let target =
      check
      ? nil
      : try UpdateTarget(goesToOutput ? "-" : output, inPlace: inPlace, files: files, of: paths)
    var normalizer = DocumentNormalizer()
    normalizer.updatesFrames = !keepFrames
    let job = Job(normalizer: normalizer)
    var progress = Progress(total: files.count, noun: "files normalized")
    var isComplete = true
    var found: [Diagnostic] = []
    await files.mapConcurrently {
      job.run($0)
    } handing: { outcome in
      progress.advance {
        if let error = outcome.error {
          StandardError.write(error)
          isComplete = false
          return
        }
        for note in outcome.refusals { StandardError.write(note) }
        guard let target else {
          if outcome.old != outcome.new { found.append(Self.notNormal(outcome)) }
          return
        }
        isComplete = Self.write(outcome, to: target) && isComplete
      }
    }
    if check {
      DiagnosticReport(of: found, in: files.map(\.name), rules: [Self.rule]).print(as: format)
    }
    if !isComplete { throw ExitCode(2) }
    if !found.isEmpty { throw ExitCode(1) }
  }

  private static let rule = RuleDescription(
    "not-normal", "A file is not as 'plumb normalize' writes it", severity: .warning)

  /// The finding of `--check`, at the first line that would change.
  private static func notNormal(_ outcome: Job.Outcome) -> Diagnostic {
    let same = zip(outcome.old, outcome.new).prefix { $0 == $1 }.count
    let line = outcome.old.prefix(same).count { $0 == UInt8(ascii: "\n") } + 1
    return Diagnostic(
      rule.id, rule.severity, "not normal",
      at: Diagnostic.Place(file: outcome.file.name, line: line))
  }

  /// - Returns: whether the file could be written.
  private static func write(_ outcome: Job.Outcome, to target: UpdateTarget) -> Bool {
    let path = target.path(of: outcome.file)
    // On standard output a file appears even if it was normal.
    guard path == "-" || path != outcome.file.path || outcome.old != outcome.new else {
      return true
    }
    do throws(Failure) {
      try OutputFile.write(outcome.new, to: path)
    } catch {
      StandardError.write(error.diagnostic)
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
      var refusals: [Diagnostic] = []
      var error: Diagnostic?
    }

    func run(_ file: InputFile) -> Outcome {
      var outcome = Outcome(file: file)
      do throws(IBFileError) {
        outcome.old = try file.bytes()
        // As a filter of git, the command gets all files of its kind.
        if file == .standardInput, ForeignFormat(startOfFile: outcome.old) != nil {
          outcome.new = outcome.old
          return outcome
        }
        let normal = try normalizer.outcome(outcome.old, file: file.name)
        (outcome.new, outcome.refusals) = (normal.bytes, normal.refusals)
      } catch {
        outcome.error = error.diagnostic
      }
      return outcome
    }
  }
}
