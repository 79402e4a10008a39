// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutReports

/// `plumb verify`: compares the frames saved in files with computed ones.
struct VerifyCommand: AsyncParsableCommand {
  enum Intrinsic: String, ExpressibleByArgument, CaseIterable {
    case measured, recorded
  }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

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
        plumb verify App --shard 3/8
      """)

  @Argument(help: "Files, or folders with storyboards and xibs below them.")
  var paths: [String]

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

  @Option(help: "How to print the comparison; markdown says why views differ.")
  var format: Format = .text

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

  func validate() throws {
    guard tolerance.isFinite, tolerance >= 0 else {
      throw ValidationError("The tolerance is a number of points, at least 0.")
    }
    guard minViews.map((0...100).contains) ?? true else {
      throw ValidationError("The least share of views is a percentage, from 0 to 100.")
    }
  }

  func run() async throws {
    let verifier = Verifier(
      contentSizes: intrinsic == .recorded ? .recorded : .measured,
      explainedTolerance: format == .markdown ? tolerance : nil)
    let jobs = try jobs()
    let target = try updateTarget(for: jobs.map(\.file))
    let updater = target == nil ? nil : FrameUpdater(verifier, tolerance: tolerance)
    var progress = Progress(total: jobs.count, noun: "files verified")
    var results: [SceneVerification] = []
    var isWritten = true
    // Documents on standard output stand there alone.
    let showsText = format == .text && target?.isStandardOutput != true
    let tolerance = tolerance
    await jobs.mapConcurrently {
      $0.run(verifier, updater: updater, tolerance: tolerance)
    } handing: { outcome in
      results += outcome.scenes
      progress.advance {
        if let error = outcome.error { StandardError.write(error) }
        if let target, let update = outcome.update {
          isWritten = Self.write(update, of: outcome.file, to: target, showsText) && isWritten
        }
        for scene in outcome.scenes {
          if scene.failure != nil {
            if outcome.error == nil {
              VerificationText.lines(of: scene, tolerance: tolerance)
                .forEach { StandardError.write($0) }
            }
          } else if showsText {
            VerificationText.lines(of: scene, tolerance: tolerance, reasons: outcome.reasons)
              .forEach(StandardOutput.write)
          }
        }
      }
    }
    let summary = VerificationSummary(results, tolerance: tolerance)
    if format == .json, target?.isStandardOutput != true {
      let data = try VerificationJSON(results, tolerance: tolerance).encoded()
      StandardOutput.write(bytes: data + [0x0A])
    }
    if format == .markdown, target?.isStandardOutput != true {
      let folder = paths.count == 1 ? paths[0] : ""
      StandardOutput.write(
        VerificationReport(results, tolerance: tolerance, folder: folder).markdown(
          heading: intrinsic == .recorded
            ? "Layout alone: content sizes taken from the files"
            : "Layout and measuring: content sizes computed"))
    }
    if showsText { StandardOutput.write(summary.line) } else { StandardError.write(summary.line) }
    let isEmpty = summary.views == 0 && summary.skipped == 0
    if isEmpty, !shard.isGiven {
      StandardError.write("error: nothing was compared: layout decides no frame in these files")
    }
    if !isWritten { throw ExitCode(2) }
    // A part may happen to have nothing in it.
    let code = isEmpty && shard.isGiven ? 0 : summary.exitCode(minViews: minViews)
    if code != 0 { throw ExitCode(code) }
  }

  /// A job per file, restricted to the scenes of the table if there is one.
  private func jobs() throws(Failure) -> [VerificationJob] {
    let files = try shard.part(of: InputFile.find(paths))
    guard let scenes else { return files.map { VerificationJob(file: $0, scenes: nil) } }
    guard let table = try? String(contentsOfFile: scenes, encoding: .utf8) else {
      throw Failure("\(scenes): the table of scenes cannot be read")
    }
    let list: SceneList
    do throws(SceneList.Fault) {
      list = try SceneList(table)
    } catch {
      throw Failure("\(scenes):\(error.line): error: \(error.message)")
    }
    return list.entries.compactMap { entry in
      let file = files.first { $0.relativePath == entry.file || $0.path == entry.file }
      // What is in no part is in that of another machine.
      if file == nil, shard.isGiven { return nil }
      return VerificationJob(
        file: file ?? InputFile(path: entry.file, relativePath: entry.file), scenes: entry.scenes)
    }
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
      StandardError.write("error: \(error.message)")
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
