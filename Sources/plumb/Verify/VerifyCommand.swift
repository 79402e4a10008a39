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
      Compares the views whose frames are determined by layout, on the canvas on which the file was \
      edited. Each view that differs is listed with both frames and, if known, the reason. The last \
      line contains the counts.

      --update replaces the saved frames that differ by the computed ones, and changes nothing else in \
      a file. It lists the updated views and counts the result.

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

  @Argument(help: "Storyboards and xibs, or folders that contain them.")
  var paths: [String] = []

  @Option(
    help: """
      The source of content sizes: text and control metrics (measured), or the file (recorded), which \
      tests layout alone.
      """)
  var intrinsic: Intrinsic = .measured

  @Option(help: ArgumentHelp("The greatest difference that counts as agreement.", valueName: "pt"))
  var tolerance = 0.5

  @Option(
    help: ArgumentHelp(
      "Compare only the scenes in this table, which has the columns file and scene.",
      valueName: "tsv"))
  var scenes: String?

  @Option(
    help: """
      The output format; markdown explains why views differ, jsonl prints a line for each file, for \
      'plumb report merge'.
      """)
  var format: VerificationOutput.Format = .text

  @Option(
    help: ArgumentHelp(
      "Exit with 1 only if less than this percentage of the views agrees.", valueName: "percent"))
  var minViews: Double?

  @Flag(help: "Replace saved frames that differ by computed ones; needs --in-place or -o.")
  var update = false

  @Flag(help: "With --update: overwrite the files.")
  var inPlace = false

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "With --update: write to this file or folder, or to standard output (-).",
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
      throw ValidationError("--jobs-from cannot be combined with --scenes or --shard.")
    }
    guard !update || format == .text || format == .json || format == .markdown else {
      throw ValidationError("--update supports only the formats text, json and markdown.")
    }
    guard tolerance.isFinite, tolerance >= 0 else {
      throw ValidationError("--tolerance must be at least 0.")
    }
    guard minViews.map((0...100).contains) ?? true else {
      throw ValidationError("--min-views must be a percentage from 0 to 100.")
    }
  }

  func run() async throws {
    let format: VerificationOutput.Format = queue.isGiven ? .jsonl : format
    let settings = VerificationSettings(
      takesRecordedSizes: intrinsic == .recorded, tolerance: tolerance,
      folder: paths.count == 1 ? paths[0] : "")
    let jobs = try jobs()
    let target = try updateTarget(for: jobs.map(\.file))
    let verifier = Verifier(
      contentSizes: intrinsic == .recorded ? .recorded : .measured, roundsLabels: target == nil,
      explainedTolerance: format == .markdown || format == .jsonl ? tolerance : nil)
    let updater = target == nil ? nil : FrameUpdater(verifier, tolerance: tolerance)
    var progress = Progress(total: jobs.count, noun: "files verified")
    var isWritten = true
    var report = VerificationOutput(format, settings)
    // A document on standard output must not be mixed with other output.
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
    // A part may be empty, and so may a folder without documents for iOS.
    let isPart = shard.isGiven || queue.isGiven || jobs.isEmpty
    if isEmpty, !isPart {
      StandardError.write(
        Failure("nothing was compared: layout decides no frame in these files").diagnostic)
    }
    if !isWritten { throw ExitCode(2) }
    let code = isEmpty && isPart ? 0 : summary.exitCode(minViews: minViews)
    if code != 0 { throw ExitCode(code) }
  }

  /// A job for each file, limited to the scenes in the table if there is one.
  private func jobs() throws(Failure) -> [VerificationJob] {
    if queue.isGiven {
      return try queue.jobs(among: paths).map {
        VerificationJob(file: $0.file, scenes: $0.scenes.map(Set.init))
      }
    }
    // `plumb report merge` uses the same order.
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
      // Files outside of this part belong to another machine.
      if file == nil, shard.isGiven { return nil }
      return VerificationJob(
        file: file ?? InputFile(path: entry.file, relativePath: entry.file), scenes: entry.scenes)
    }
    return jobs.sorted { $0.file.name < $1.file.name }
  }

  /// The destination of updated files; nil without `--update`.
  private func updateTarget(for files: [InputFile]) throws(Failure) -> UpdateTarget? {
    guard update else {
      if inPlace || output != nil { throw Failure("--in-place and -o require --update") }
      return nil
    }
    return try UpdateTarget(output, inPlace: inPlace, files: files, of: paths)
  }

  /// Writes an updated file and prints its changed frames.
  ///
  /// - Returns: whether the file could be written.
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
