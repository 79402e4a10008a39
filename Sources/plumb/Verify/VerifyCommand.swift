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
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares the frames saved in Interface Builder files with computed ones.",
    discussion: """
      Compared are the views whose frames layout decides, on the canvas the file was edited on. Each \
      view that differs is listed with both frames; the last line counts.

      EXAMPLES
        plumb verify App/Base.lproj/Main.storyboard
        plumb verify App --intrinsic recorded --min-views 95
        plumb verify App --format json > frames.json
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

  @Option(help: "How to print the comparison.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "Exit with 1 only if fewer than this share of the views agrees.", valueName: "percent"))
  var minViews: Double?

  func validate() throws {
    guard tolerance.isFinite, tolerance >= 0 else {
      throw ValidationError("The tolerance is a number of points, at least 0.")
    }
    guard minViews.map((0...100).contains) ?? true else {
      throw ValidationError("The least share of views is a percentage, from 0 to 100.")
    }
  }

  func run() async throws {
    let verifier = Verifier(contentSizes: intrinsic == .recorded ? .recorded : .measured)
    let jobs = try jobs()
    var progress = Progress(total: jobs.count, noun: "files verified")
    var results: [SceneVerification] = []
    let showsText = format == .text
    let tolerance = tolerance
    await jobs.mapConcurrently {
      $0.run(verifier)
    } handing: { outcome in
      progress.advance()
      if let error = outcome.error { StandardError.write(error) }
      results += outcome.scenes
      for scene in outcome.scenes {
        let lines = VerificationText.lines(of: scene, tolerance: tolerance)
        if scene.failure != nil {
          if outcome.error == nil { for line in lines { StandardError.write(line) } }
        } else if showsText {
          for line in lines { print(line) }
        }
      }
    }
    let summary = VerificationSummary(results, tolerance: tolerance)
    switch format {
    case .text: print(summary.line)
    case .json:
      let data = try VerificationJSON(results, tolerance: tolerance).encoded()
      FileHandle.standardOutput.write(data + Data("\n".utf8))
      StandardError.write(summary.line)
    }
    if summary.views == 0, summary.skipped == 0 {
      StandardError.write("error: nothing was compared: layout decides no frame in these files")
    }
    let code = summary.exitCode(minViews: minViews)
    if code != 0 { throw ExitCode(code) }
  }

  /// A job per file, restricted to the scenes of the table if there is one.
  private func jobs() throws(Failure) -> [VerificationJob] {
    let files = try InputFile.find(paths)
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
    return list.entries.map { entry in
      let file = files.first { $0.relativePath == entry.file || $0.path == entry.file }
      return VerificationJob(
        file: file ?? InputFile(path: entry.file, relativePath: entry.file), scenes: entry.scenes)
    }
  }
}

/// One file to verify.
struct VerificationJob: Sendable {
  var file: InputFile
  var scenes: Set<String>?

  struct Outcome: Sendable {
    var scenes: [SceneVerification]
    /// What kept the file from being read.
    var error: Diagnostic?
  }

  func run(_ verifier: Verifier) -> Outcome {
    do throws(IBFileError) {
      let document = try file.document()
      return Outcome(scenes: verifier.verify(document, scenes: scenes))
    } catch {
      let failed = (scenes ?? [""]).sorted().map {
        SceneVerification(file: file.path, scene: $0, failure: error.message)
      }
      return Outcome(scenes: failed, error: error.diagnostic)
    }
  }
}
