// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation
import LayoutReports

/// `plumb frames`: prints the frames of all scenes as trees.
struct FramesCommand: AsyncParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Prints the frame of every view in storyboards and xibs.",
    discussion: """
      Frames are in the superview's coordinates, in points, snapped to the device's pixels. The list \
      contains the views that have an id in the file, superviews before subviews. --format json prints \
      a list of scenes: [{"file", "scene", "size": [w, h], "views": [{"id", "class", "name", \
      "frame": [x, y, w, h]}]}].

      EXAMPLES
        plumb frames SignIn.storyboard
        plumb frames App --format json > frames.json
        plumb frames Main.storyboard --size 507x1024 --text-size AX3
        git show HEAD:Main.storyboard | plumb frames - --scene abc-12-xyz
      """)

  @Argument(help: "Storyboards, xibs, folders that contain them, or - for standard input.")
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Only the scene with this id, controller id or root view id.", valueName: "id"))
  var scene: String?

  @OptionGroup(title: "Canvas")
  var canvas: CanvasArguments

  @Option(help: "The output format.")
  var format: Format = .text

  func run() async throws {
    let job = FramesJob(
      options: try canvas.options(), reader: try canvas.reader(), scene: scene)
    let files = try InputFile.find(paths)
    var progress = Progress(total: files.count, noun: "files laid out")
    var isComplete = true
    var scenes: [SceneFrames] = []
    await files.mapConcurrently {
      job.run($0)
    } handing: { outcome in
      isComplete = isComplete && !outcome.hasFailed
      scenes += outcome.scenes
      progress.advance {
        for message in outcome.messages { StandardError.write(message) }
        guard format == .text else { return }
        for scene in outcome.scenes {
          FramesText.lines(of: scene).forEach(StandardOutput.write)
        }
      }
    }
    if scenes.isEmpty, isComplete, !files.isEmpty {
      throw Failure(
        scene.map { "no scene with the id '\($0)'" }
          ?? "nothing to lay out: no scene in these files")
    }
    if format == .json {
      StandardOutput.write(bytes: try FramesJSON(scenes).encoded() + [0x0A])
    }
    if !isComplete { throw ExitCode(2) }
  }
}
