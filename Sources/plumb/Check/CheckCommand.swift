// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import LayoutReports

/// `plumb check`: finds layout problems under any number of conditions.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds layout problems in storyboards and xibs.",
    discussion: """
      Lays out every scene under every combination of the given conditions. A problem that occurs \
      under several conditions is reported once, with these conditions. Conflicts and ambiguities come \
      from the constraint solver, with proofs. Problems that only saved sizes or texts cause, which code \
      replaces, are left out or notes. 'plumb rules' lists the rules. A '.plumb.yml' file in a \
      folder turns rules off or changes their severity. Notes are counted; --notes lists them. Documents \
      for other platforms are skipped in folders.

      EXAMPLES
        plumb check App
        plumb check App --devices "iPhone SE,iPad" --text-sizes L,AX3 --rtl --dark
        plumb check App --format sarif > layout.sarif
        plumb check App --write-baseline layout.json   # record today's findings
        plumb check App --baseline layout.json         # report new findings only
        plumb check App --fix
        plumb check App --shard 3/8 --format jsonl > part3.jsonl
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, github, junit, markdown, rdjson, jsonl
  }

  @Argument(help: "Storyboards and xibs, or folders that contain them.")
  var paths: [String] = []

  @OptionGroup(title: "Conditions")
  var conditions: ConditionArguments

  @Option(
    name: .customLong("rule"), parsing: .singleValue,
    help: ArgumentHelp("Check only this rule; can be repeated.", valueName: "id"))
  var rules: [String] = []

  @Option(
    name: .customLong("without"), parsing: .singleValue,
    help: ArgumentHelp("Skip this rule; can be repeated.", valueName: "id"))
  var without: [String] = []

  @Flag(help: "Also list notes.")
  var notes = false

  @Option(help: "The output format; jsonl prints a line for each file and condition.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp("Hide the findings that this baseline file contains.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write the findings to this baseline file.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Apply safe fixes to the files; nothing else in them changes.")
  var fix = false

  @OptionGroup
  var shard: ShardArguments

  @Option(
    help: ArgumentHelp(
      "Read files and conditions from this JSON Lines file, or '-' for standard input. Prints jsonl.",
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
    guard !files.isEmpty || shard.isGiven || jobs.isEmpty else {
      throw Failure("a .plumb.yml excludes all files")
    }
    var progress = Progress(total: files.count, noun: "files checked")
    var found: [Diagnostic] = []
    let isLines = format == .jsonl || jobsFrom != nil
    await files.mapConcurrently { job in
      let outcomes = job.run(project) { arguments.localized($0, $1) }
      // Outcomes are merged immediately, so that only one list of findings is kept for each file.
      return isLines ? (outcomes, []) : ([], outcomes.merged)
    } handing: { (outcomes: [CheckOutcome], merged: [Diagnostic]) in
      progress.advance {
        for outcome in outcomes { StandardOutput.write(filtered(outcome).json.line) }
      }
      found += merged
    }
    guard !isLines else { return }
    found = found.filter { isRuleEnabled($0.rule.rawValue) }.compactMap(configuration.configured)
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

  private func isRuleEnabled(_ rule: String) -> Bool {
    (rules.isEmpty || rules.contains(rule)) && !without.contains(rule)
  }

  private func filtered(_ outcome: CheckOutcome) -> CheckOutcome {
    var outcome = outcome
    outcome.findings.removeAll { !isRuleEnabled($0.diagnostic.rule.rawValue) }
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
