// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import LayoutReports

/// `plumb check`: what is wrong with layouts, in any number of conditions.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds what is wrong with the layouts of storyboards and xibs.",
    discussion: """
      Every scene is laid out in every combination of the conditions given; what several have in common \
      is told once, with the conditions under which it holds. Conflicts and ambiguities are those of \
      the solver, with its proofs. 'plumb rules' lists the rules; a '.plumb.yml' in a folder turns them \
      off or gives them another severity. Notes are counted, and listed with --notes.

      EXAMPLES
        plumb check App
        plumb check App --devices "iPhone SE,iPad" --text-sizes L,AX3 --rtl --dark
        plumb check App --format sarif > layout.sarif
        plumb check App --write-baseline layout.json   # what is known today
        plumb check App --baseline layout.json         # what is new since
        plumb check App --fix
        plumb check App --shard 3/8 --format jsonl > part3.jsonl
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, github, junit, markdown, jsonl
  }

  @Argument(help: "Files, or folders with storyboards and xibs below them.")
  var paths: [String] = []

  @OptionGroup(title: "Conditions")
  var conditions: ConditionArguments

  @Option(
    name: .customLong("rule"), parsing: .singleValue,
    help: ArgumentHelp("Try this rule alone; may be given several times.", valueName: "id"))
  var rules: [String] = []

  @Option(
    name: .customLong("without"), parsing: .singleValue,
    help: ArgumentHelp("Do not try this rule; may be given several times.", valueName: "id"))
  var without: [String] = []

  @Flag(help: "List notes as well.")
  var notes = false

  @Option(help: "How to print the findings; jsonl has a line for each file and condition.")
  var format: Format = .text

  @Option(help: ArgumentHelp("Leave out what this baseline knows.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write what is found as a baseline.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Make the changes that are safe; everything else in the files stays as it is.")
  var fix = false

  @OptionGroup
  var shard: ShardArguments

  @Option(
    help: ArgumentHelp(
      "Read files and conditions from JSON Lines; '-' is standard input. Prints jsonl.",
      valueName: "file"))
  var jobsFrom: String?

  func validate() throws {
    guard !paths.isEmpty || jobsFrom != nil else {
      throw ValidationError("Nothing to check: name files or folders.")
    }
    for rule in rules + without where CheckRule.named(rule) == nil {
      throw ValidationError("There is no rule '\(rule)'; see 'plumb rules'.")
    }
  }

  func run() async throws {
    let jobs = try jobs()
    let configuration = try CheckConfiguration(for: jobs.map(\.path))
    let project = ProjectResources(below: paths)
    let arguments = conditions
    let files = jobs.filter { !configuration.excludes($0.path) }
    guard !files.isEmpty || shard.isGiven else { throw Failure("all files are excluded") }
    var progress = Progress(total: files.count, noun: "files checked")
    var found: [Diagnostic] = []
    let isLines = format == .jsonl || jobsFrom != nil
    await files.mapConcurrently { job in
      let outcomes = job.run(project) { arguments.localized($0, $1) }
      // Merged at once: what is kept is one list of findings for each file.
      return isLines ? (outcomes, []) : ([], outcomes.merged)
    } handing: { (outcomes: [CheckOutcome], merged: [Diagnostic]) in
      progress.advance {
        for outcome in outcomes { StandardOutput.write(filtered(outcome).json.line) }
      }
      found += merged
    }
    guard !isLines else { return }
    found = found.filter { isTried($0.rule.rawValue) }.compactMap(configuration.configured)
    try report(found, files: files.map(\.path))
  }

  private func report(_ all: [Diagnostic], files: [String]) throws {
    var found = all
    if let writeBaseline {
      try Baseline(found).write(to: writeBaseline)
      StandardError.write("→ \(writeBaseline): \(found.count) findings")
      return
    }
    if let baseline { found = try Baseline(path: baseline).unknown(found) }
    if fix {
      let (fixed, count) = try FixApplier.apply(found)
      found.removeAll(where: fixed.contains)
      StandardError.write("fixed \(fixed.count) findings in \(count) files")
    }
    guard let form = DiagnosticFormat(rawValue: format.rawValue) else { return }
    try CheckReport(found, files: files, showsNotes: notes).write(form)
  }

  private func isTried(_ rule: String) -> Bool {
    (rules.isEmpty || rules.contains(rule)) && !without.contains(rule)
  }

  private func filtered(_ outcome: CheckOutcome) -> CheckOutcome {
    var outcome = outcome
    outcome.findings.removeAll { !isTried($0.diagnostic.rule.rawValue) }
    return outcome
  }

  // MARK: Jobs

  private func jobs() throws -> [CheckJob] {
    if let jobsFrom { return try Self.jobs(from: jobsFrom) }
    let conditions = try conditions.conditions()
    var seen: Set<String> = []
    return try shard.part(of: InputFile.find(paths)).filter { seen.insert($0.path).inserted }
      .map { CheckJob(path: $0.path, conditions: conditions) }
      .sorted { $0.path < $1.path }
  }

  private static func jobs(from path: String) throws(Failure) -> [CheckJob] {
    struct Line: Decodable {
      var file: String
      var condition: CheckCondition?
    }
    var jobs: [CheckJob] = []
    for (number, line) in try JSONLines.lines(of: path) {
      guard let job = try? JSONDecoder().decode(Line.self, from: line) else {
        throw Failure(in: path, line: number, "not a job; write {\"file\": \"Main.storyboard\"}")
      }
      jobs.append(CheckJob(path: job.file, conditions: [job.condition ?? CheckCondition()]))
    }
    return jobs
  }
}
