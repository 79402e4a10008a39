// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation
import InterfaceBuilder
import LayoutReports

/// `plumb verify`: compares the frames saved in files with computed ones.
struct VerifyCommand: AsyncParsableCommand {
  enum Intrinsic: String, ExpressibleByArgument, CaseIterable { case measured, recorded }

  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares the frames saved in Interface Builder files with computed ones.",
    discussion: """
      Compared are the views whose frames layout decides, on the canvas the file was edited on. Each \
      view that differs is listed with both frames and the reason as far as it can be told; the last \
      line counts.

      With --update the computed frames are written in place of the saved ones that differ, and \
      nothing else of a file changes; the listed views are then those that were written, and what is \
      counted is the result.

      EXAMPLES
        plumb verify App/Base.lproj/Main.storyboard
        plumb verify App --intrinsic recorded --min-views 95
        plumb verify App --format json > frames.json
        plumb verify App --update --in-place
        plumb verify Main.storyboard --update -o Updated.storyboard
        git show HEAD:Main.storyboard | plumb verify - --update -o - > Main.storyboard
        plumb verify App --format markdown > why.md
        plumb verify App --format sarif > frames.sarif
        plumb verify App --shard 3/8 --format jsonl > part3.jsonl
      """)

  @Argument(help: "Files, or folders with storyboards and xibs below them.")
  var paths: [String] = []

  @Option(
    help: """
      Where content sizes come from: text and control metrics (measured), or the file, so that \
      layout alone is judged (recorded).
      """)
  var intrinsic: Intrinsic = .measured

  @Option(help: ArgumentHelp("The greatest difference that counts as agreement.", valueName: "pt"))
  var tolerance = 0.5

  @Option(
    help: ArgumentHelp(
      "Compare only the scenes of this table, with columns file and scene.", valueName: "tsv"))
  var scenes: String?

  @Option(
    help: """
      How to print the comparison; markdown says why views differ, jsonl has a line for each file, for \
      'plumb report merge'.
      """)
  var format: VerificationOutput.Format = .text

  @Option(
    help: ArgumentHelp(
      "Exit with 1 only if fewer than this share of the views agrees.", valueName: "percent"))
  var minViews: Double?

  @Flag(help: "Write computed frames in place of saved ones that differ; see --in-place and -o.")
  var update = false

  @Flag(help: "With --update: write into the files themselves.")
  var inPlace = false

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "With --update: write to this file, into this folder, or to standard output (-).",
      valueName: "path"))
  var output: String?

  @OptionGroup
  var shard: ShardArguments

  @OptionGroup
  var queue: JobArguments

  func validate() throws {
    guard !paths.isEmpty || queue.isGiven else {
      throw ValidationError("Nothing to verify: name files or folders.")
    }
    guard !queue.isGiven || (scenes == nil && !shard.isGiven) else {
      throw ValidationError("Jobs name the files and scenes: --scenes and --shard have no place.")
    }
    guard !update || format == .text || format == .json || format == .markdown else {
      throw ValidationError("--update prints what it wrote: --format is text, json or markdown.")
    }
    guard tolerance.isFinite, tolerance >= 0 else {
      throw ValidationError("The tolerance is a number of points, at least 0.")
    }
    guard minViews.map((0...100).contains) ?? true else {
      throw ValidationError("The least share of views is a percentage, from 0 to 100.")
    }
  }

  func run() async throws {
    let format: VerificationOutput.Format = queue.isGiven ? .jsonl : format
    let settings = VerificationSettings(
      takesRecordedSizes: intrinsic == .recorded, tolerance: tolerance,
      folder: paths.count == 1 ? paths[0] : "")
    let verifier = Verifier(
      contentSizes: intrinsic == .recorded ? .recorded : .measured,
      explainedTolerance: format == .markdown || format == .jsonl ? tolerance : nil)
    let jobs = try jobs()
    let target = try updateTarget(for: jobs.map(\.file))
    let updater = target == nil ? nil : FrameUpdater(verifier, tolerance: tolerance)
    var progress = Progress(total: jobs.count, noun: "files verified")
    var isWritten = true
    var report = VerificationOutput(format, settings)
    // Documents on standard output stand there alone.
    report.isSilent = target?.isStandardOutput == true
    let showsText = format == .text && !report.isSilent
    let tolerance = tolerance
    try await jobs.mapConcurrently {
      $0.run(verifier, updater: updater, tolerance: tolerance)
    } handing: { outcome in
      try progress.advance {
        if let target, let update = outcome.update {
          isWritten = Self.write(update, of: outcome.file, to: target, showsText) && isWritten
        }
        try report.add(outcome.verification)
      }
    }
    let summary = try report.finish()
    let isEmpty = summary.views == 0 && summary.skipped == 0
    // A part may happen to have nothing in it.
    let isPart = shard.isGiven || queue.isGiven
    if isEmpty, !isPart {
      StandardError.write(
        Failure("nothing was compared: layout decides no frame in these files").diagnostic)
    }
    if !isWritten { throw ExitCode(2) }
    let code = isEmpty && isPart ? 0 : summary.exitCode(minViews: minViews)
    if code != 0 { throw ExitCode(code) }
  }

  /// A job per file, restricted to the scenes of the table if there is one.
  private func jobs() throws(Failure) -> [VerificationJob] {
    if queue.isGiven {
      return try queue.jobs(among: paths).map {
        VerificationJob(file: $0.file, scenes: $0.scenes.map(Set.init))
      }
    }
    // In the order in which parts are joined as well.
    let files = try shard.part(of: InputFile.find(paths)).sorted { $0.name < $1.name }
    guard let scenes else { return files.map { VerificationJob(file: $0, scenes: nil) } }
    guard let table = try? String(contentsOfFile: scenes, encoding: .utf8) else {
      throw Failure(in: scenes, "the table of scenes cannot be read")
    }
    let list: SceneList
    do throws(SceneList.Fault) {
      list = try SceneList(table)
    } catch {
      throw Failure(in: scenes, line: error.line, error.message)
    }
    let jobs = list.entries.compactMap { entry -> VerificationJob? in
      let file = files.first { $0.relativePath == entry.file || $0.path == entry.file }
      // What is in no part is in that of another machine.
      if file == nil, shard.isGiven { return nil }
      return VerificationJob(
        file: file ?? InputFile(path: entry.file, relativePath: entry.file), scenes: entry.scenes)
    }
    return jobs.sorted { $0.file.name < $1.file.name }
  }

  /// Where updated files go; `nil` where none is to be written.
  private func updateTarget(for files: [InputFile]) throws(Failure) -> UpdateTarget? {
    guard update else {
      if inPlace || output != nil { throw Failure("--in-place and -o go with --update") }
      return nil
    }
    return try UpdateTarget(output, inPlace: inPlace, files: files)
  }

  /// Writes an updated file and says what changed in it.
  ///
  /// - Returns: whether it could be written.
  private static func write(
    _ update: FrameUpdate, of file: InputFile, to target: UpdateTarget, _ showsText: Bool
  ) -> Bool {
    let path = target.path(of: file)
    do throws(Failure) {
      if !update.changes.isEmpty || path != file.path {
        try OutputFile.write(update.bytes, to: path)
      }
    } catch {
      StandardError.write(error.diagnostic)
      return false
    }
    guard showsText, !update.changes.isEmpty else { return true }
    for view in update.changes {
      StandardOutput.write(VerificationText.change(of: view, file: file.name))
    }
    let count = update.changes.count
    StandardOutput.write("\(file.name): \(count) \(count == 1 ? "frame" : "frames") → \(path)")
    return true
  }
}
