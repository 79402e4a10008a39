// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutCore
import LayoutRendering

/// `plumb render`: draws every scene as it will look.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws every scene of storyboards and xibs as it will look.",
    discussion: """
      A file with one scene becomes NAME.svg, one with several NAME-SCENE.svg for each; a folder \
      becomes the same folders below the output. With -o NAME.svg all scenes go on one sheet. Builds \
      with the trait Cairo also write NAME.png, and NAME.pdf with a page for every scene.

      EXAMPLES
        plumb render SignIn.storyboard
        plumb render Main.storyboard --device "iPhone SE" --landscape -o pictures
        plumb render App -o pictures --rtl --text-size AX3
        plumb render Base.lproj/Main.storyboard --locale de --dark
        plumb render Main.storyboard --scene abc-12-xyz --frame -o screen.svg
        plumb render Main.storyboard --scene abc-12-xyz -o screen.png --scale 3
        plumb render List.storyboard --rows 12 --names
        plumb render App -o book.pdf
        git show HEAD~1:Main.storyboard | plumb render - -o - > before.svg
      """)

  @Argument(help: "Files, or folders with storyboards and xibs below them.")
  var paths: [String]

  @Option(help: ArgumentHelp("Draw only the scene with this id.", valueName: "id"))
  var scene: String?

  @OptionGroup(title: "Canvas")
  var canvas: CanvasArguments

  @Flag(help: "Draw the body of the device around the screen.")
  var frame = false

  @Flag(help: "Show safe area and layout margins.")
  var guides = false

  @Flag(help: "Show the frames of all views.")
  var outlines = false

  @Flag(help: "Show the names of classes on views that they draw by code.")
  var names = false

  @Option(
    help: ArgumentHelp(
      "The number of rows in tables with prototypes; each prototype once by default.",
      valueName: "number"))
  var rows: Int?

  enum FileCanvas: String, ExpressibleByArgument, CaseIterable {
    case phone, file
  }

  @Option(
    name: .customLong("canvas"),
    help: ArgumentHelp(
      "Where scenes of files that name no device are drawn: on a phone, or as the file has them.",
      valueName: "phone|file"))
  var fileCanvas = FileCanvas.phone

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      """
      A .svg, .png or .pdf file, - for standard output, or a folder that is made if need be. The \
      default is the current folder.
      """,
      valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp("Pixels of a point in a .png file; 2 by default.", valueName: "number"))
  var scale: Double?

  @OptionGroup
  var shard: ShardArguments

  func run() async throws {
    if let rows, !(0...10_000).contains(rows) {
      throw Failure("--rows: a number of rows, at most 10000")
    }
    let target = try RenderTarget(output, scale: scale)
    let drawing = SceneDrawing(
      options: try canvas.options(), reader: try canvas.reader(), scene: scene,
      showsDevice: frame, showsGuides: guides,
      showsOutlines: outlines, showsNames: names, rows: rows, keepsCanvas: fileCanvas == .file)
    let files = try shard.part(of: InputFile.find(paths))
    var progress = Progress(total: files.count, noun: "files drawn")
    var writer = PictureWriter(target: target)
    var isComplete = true
    try await files.mapConcurrently {
      drawing.draw($0)
    } handing: { outcome in
      isComplete = isComplete && !outcome.hasFailed
      try progress.advance {
        for message in outcome.messages { StandardError.write(message) }
        for line in try writer.write(outcome.pictures, of: outcome.file) {
          StandardOutput.write(line)
        }
      }
    }
    if let line = try writer.finish() { StandardOutput.write(line) }
    if let scene, writer.count == 0, isComplete, !shard.isGiven {
      throw Failure("no scene with the id '\(scene)'")
    }
    if !isComplete { throw ExitCode(2) }
  }
}
