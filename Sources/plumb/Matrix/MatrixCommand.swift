// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import InterfaceBuilder
import LayoutRendering
import LayoutReports

/// `plumb matrix`: shows scenes under all conditions, side by side.
struct MatrixCommand: AsyncParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, jsonl, html, svg, png, pdf

    /// Whether the format contains pictures.
    var isDrawn: Bool { ![.text, .json, .jsonl].contains(self) }
  }

  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract: "Shows scenes in all combinations of devices, text sizes, directions and languages.",
    discussion: """
      Lays out every scene under every combination of the conditions, checks it like 'plumb check', and \
      first shows the pairs of conditions that differ most: those in which edges move by more than the \
      change of canvas explains. Without options there are eighty conditions: four devices in both \
      orientations and two split view sizes, two text sizes, both directions, light and dark.

      --record writes the frames of all views to a small text file, so that reviews show when they \
      change. --expect compares the frames with that file, under its conditions.

      Exit codes: 0 no findings, 1 errors or warnings (with --expect: different frames), 2 something \
      could not be read.

      EXAMPLES
        plumb matrix SignIn.storyboard
        plumb matrix App -o matrix.html
        plumb matrix App --changed-since main -o matrix.html
        plumb matrix SignIn.storyboard --devices "iPhone SE,iPad" --landscape --splits all \\
          --text-sizes L,AX3 --pseudo longer,rtl --locale all -o sheet.svg
        plumb matrix App --record layouts.txt
        plumb matrix App --expect layouts.txt
        plumb matrix App --shard 3/8 --format jsonl > part3.jsonl
      """)

  @Argument(help: "Storyboards, xibs, folders that contain them, or - for standard input.")
  var paths: [String] = []

  @OptionGroup(title: "Conditions")
  var conditions: ConditionArguments

  @Option(
    help: ArgumentHelp(
      "Only the scenes that have changed since this git revision.",
      valueName: "revision"))
  var changedSince: String?

  @Option(help: ArgumentHelp("Only the scene with this id.", valueName: "id"))
  var scene: String?

  @Option(help: ArgumentHelp("The number of pairs to show for each scene.", valueName: "count"))
  var pairs = 3

  @Flag(help: "Also list notes.")
  var notes = false

  @Option(
    help: """
      The output format: text, json, html, svg, png or pdf; jsonl prints a line for each file, for \
      'plumb report merge'.
      """)
  var format: Format?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Write to this file; its extension selects the format: .html, .svg, .png, .pdf, .json or .txt.",
      valueName: "path"))
  var output: String?

  @Option(help: ArgumentHelp("Write the frames of all views to this text file.", valueName: "path"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Compare the frames with this file, which --record has written.", valueName: "path"))
  var expect: String?

  @OptionGroup
  var live: LiveArguments

  @OptionGroup
  var shard: ShardArguments

  @OptionGroup
  var queue: JobArguments

  func validate() throws {
    guard !paths.isEmpty || queue.isGiven else {
      throw ValidationError("Nothing to lay out: name files or folders.")
    }
    guard !queue.isGiven || (scene ?? changedSince ?? shard.text ?? record ?? expect) == nil else {
      throw ValidationError(
        "--jobs-from cannot be combined with --scene, --changed-since, --shard, --record or --expect."
      )
    }
    guard pairs >= 0 else { throw ValidationError("--pairs must be at least 0.") }
    guard record == nil || expect == nil else {
      throw ValidationError("--record and --expect exclude each other.")
    }
    guard expect == nil || !conditions.areGiven else {
      throw ValidationError(
        "--expect uses the conditions of its file and cannot be combined with others.")
    }
    guard record == nil || (scene == nil && changedSince == nil) else {
      throw ValidationError(
        "--record covers all scenes and cannot be combined with --scene or --changed-since.")
    }
    guard record ?? expect == nil || !shard.isGiven else {
      throw ValidationError(
        "--record and --expect cover all files; to record shards use 'plumb report merge --record'."
      )
    }
    guard record ?? expect == nil || (output == nil && format == nil) else {
      throw ValidationError(
        "--record and --expect cannot be combined with -o or --format.")
    }
  }

  func run() async throws {
    let format = queue.isGiven ? .jsonl : try outputFormat()
    let expected = try expect.map { path throws(Failure) in try MatrixRecordFile.read(path) }
    let (jobs, isComplete, isForeign) = try jobs(expected)
    // A folder with documents for other platforms only.
    if isForeign { return }
    let run = MatrixRun(drawsPictures: format.isDrawn)
    let results = await run.results(of: jobs)
    guard
      changedSince != nil || shard.isGiven || queue.isGiven
        || results.contains(where: { !$0.file.scenes.isEmpty })
    else {
      guard isComplete else { throw ExitCode(2) }
      throw Failure(
        scene.map { "no scene with the id '\($0)'" }
          ?? "nothing to lay out: no scene in these files"
      )
    }
    if let record {
      let place = MatrixRecordFile(path: record)
      try place.write(results.map(\.file))
    } else if let expect, let expected {
      try compare(results.map(\.file), with: expected, at: expect)
    } else {
      try await write(results, as: format)
    }
    if !isComplete { throw ExitCode(2) }
  }

  // MARK: Results

  private func write(_ results: [MatrixRun.Result], as format: Format) async throws {
    let configuration = try CheckConfiguration(for: results.map(\.file.file))
    var results = results
    for index in results.indices {
      results[index].file.findings = results[index].file.findings
        .compactMap(configuration.configured).filter { notes || $0.severity > .note }
    }
    let files = results.map(\.file)
    switch format {
    case .text:
      let lines = files.flatMap { MatrixText.lines(of: MatrixSummary($0, pairs: pairs)) }
        .map { $0 + "\n" }
      try put(lines.joined())
      if output != nil { break }
      let report = CheckReport(
        files.flatMap(\.findings), files: files.map(\.file), showsNotes: notes)
      return try report.write(.text)
    case .json: try put(MatrixJSON.value(of: files, pairs: pairs).indented + "\n")
    case .jsonl:
      try put(files.map { MatrixJSON.line(of: $0, pairs: pairs) + "\n" }.joined())
    case .html:
      var live = try live.files()
      for file in files { live.add(InputFile(path: file.file, relativePath: file.file)) }
      try put(MatrixPage(results: results, pairs: pairs, live: live).html())
    case .svg, .png, .pdf:
      let sheet = MatrixSheet(results: results, pairs: pairs).list()
      let picture = try PictureFormat(extension: format.rawValue, scale: nil) ?? .svg
      try put(try picture.bytes(of: [sheet], title: sheet.title, path: output ?? "-"))
    }
    if files.contains(where: { $0.findings.contains { $0.severity > .note } }) {
      throw CheckReport.findingsExitCode
    }
  }

  private func put(_ text: String) throws(Failure) { try put(Array(text.utf8)) }

  private func put(_ bytes: [UInt8]) throws(Failure) {
    try OutputFile.write(bytes, to: output ?? "-")
    if let output, output != "-" { StandardError.write("→ \(output)") }
  }

  private func compare(
    _ files: [MatrixFile], with expected: MatrixRecord, at path: String
  ) throws {
    // The found frames are written and read again, so that both records have the same precision.
    let found = MatrixRecordFile(path: path).record(of: files)
    guard let found = try? MatrixRecord(found.text) else {
      throw Failure("nothing to compare with \(path): no scene was laid out")
    }
    var expected = expected
    if scene != nil || changedSince != nil { expected.keepScenes(of: found) }
    let changes = expected.changes(to: found)
    changes.forEach(StandardOutput.write)
    StandardError.write(
      changes.isEmpty
        ? "\(found.scenes.count) scenes in \(found.conditions.count) conditions: no difference from \(path)"
        : "the frames differ from \(path); --record updates it")
    if !changes.isEmpty { throw ExitCode(1) }
  }

  // MARK: Jobs

  /// The jobs for the files that can be read. Errors about other files are printed.
  private func jobs(
    _ expected: MatrixRecord?
  ) throws -> ([MatrixRun.Job], isComplete: Bool, isForeign: Bool) {
    let queued = try queue.jobs(among: paths)
    // `plumb report merge` uses the same order.
    let files =
      queue.isGiven
      ? queued.map(\.file)
      : try shard.part(of: InputFile.find(paths)).sorted { $0.name < $1.name }
    let configuration = try CheckConfiguration(for: files.map(\.path))
    let project = ProjectResources(below: paths)
    let changed = try changedSince.map { revision throws(Failure) in
      try ChangedScenes(since: revision)
    }
    let plain =
      try expected?.conditions
      ?? (conditions.areGiven ? conditions.conditions() : CheckCondition.standardMatrix)
    var jobs: [MatrixRun.Job] = []
    var isComplete = true
    for (place, file) in files.enumerated() where !configuration.excludes(file.path) {
      do {
        let check = try project.fileCheck(of: file.path)
        var job = MatrixRun.Job(
          check: check,
          conditions: expected == nil ? conditions.localized(plain, check.locales) : plain)
        if let scene { job.scenes = [check.scene(scene) ?? scene] }
        if queue.isGiven { job.scenes = queued[place].scenes.map(Set.init) }
        if let changed {
          switch try changed.extent(of: file.path, check) {
          case .nothing: continue
          case .all: break
          case .scenes(let ids): job.scenes = job.scenes?.intersection(ids) ?? ids
          }
        }
        jobs.append(job)
      } catch let error as IBFileError {
        StandardError.write(error.diagnostic)
        isComplete = false
      }
    }
    if jobs.isEmpty, isComplete, let changedSince {
      StandardError.write("no scene has changed since \(changedSince)")
    }
    return (jobs, isComplete, files.isEmpty && !queue.isGiven && !shard.isGiven)
  }

  private func outputFormat() throws(Failure) -> Format {
    if let output, output.isEmpty { throw Failure("-o: the path of the output is empty") }
    guard let output, output != "-", format == nil else { return format ?? .text }
    switch URL(fileURLWithPath: output).pathExtension.lowercased() {
    case "htm": return .html
    case "txt": return .text
    case let kind:
      guard let format = Format(rawValue: kind) else {
        throw Failure(in: output, "matrix does not write .\(kind)")
      }
      return format
    }
  }
}
