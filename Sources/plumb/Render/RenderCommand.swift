// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation
import InterfaceBuilder

/// `plumb render`: draws all scenes as they will look on a device.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws every scene of storyboards and xibs as it looks on a device.",
    discussion: """
      A file with one scene is drawn to NAME.svg, a file with several scenes to NAME-SCENE.svg for \
      each. Pictures of a folder are written to the same subfolders of the output. With -o NAME.svg or \
      NAME.png all scenes are drawn on one sheet, with -o NAME.pdf each on a page. Text in .png files has \
      the glyphs of the app's fonts, then of the fonts of the machine.

      EXAMPLES
        plumb render SignIn.storyboard
        plumb render Main.storyboard --device "iPhone SE" --landscape -o pictures
        plumb render App -o pictures --rtl --text-size AX3
        plumb render Base.lproj/Main.storyboard --locale de --dark
        plumb render Main.storyboard --scene abc-12-xyz --frame -o screen.svg
        plumb render Main.storyboard --scene abc-12-xyz -o screen.png --scale 3
        plumb render List.storyboard --rows 12 --names
        plumb render App -o book.pdf
        plumb render App -o pictures --shard 3/8 --format jsonl > part3.jsonl
        git show HEAD~1:Main.storyboard | plumb render - -o - > before.svg
      """)

  @Argument(help: "Storyboards and xibs, or folders that contain them.")
  var paths: [String] = []

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

  @Flag(help: "Show class names on placeholders for custom views.")
  var names = false

  @Option(
    help: ArgumentHelp(
      "The number of rows in tables with prototypes; each prototype once by default.",
      valueName: "number"))
  var rows: Int?

  enum FileCanvas: String, ExpressibleByArgument, CaseIterable { case phone, file }

  @Option(
    name: .customLong("canvas"),
    help: ArgumentHelp(
      "How to draw scenes whose canvas is not a real screen: on a device, or on the file's own canvas.",
      valueName: "phone|file"))
  var fileCanvas = FileCanvas.phone

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      """
      An .svg, .png or .pdf file, - for standard output, or a folder, which is created if necessary. \
      The default is the current folder.
      """,
      valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp("Pixels per point in a .png file; 2 by default.", valueName: "number"))
  var scale: Double?

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, jsonl }

  @Option(
    help: """
      How to list the pictures that are drawn into a folder: a line for each (text), or a manifest \
      (json). jsonl prints a line for each file, for 'plumb report merge'.
      """)
  var format: Format = .text

  @OptionGroup
  var shard: ShardArguments

  @OptionGroup
  var queue: JobArguments

  func validate() throws {
    guard !paths.isEmpty || queue.isGiven else {
      throw ValidationError("Nothing to draw: name files or folders.")
    }
    guard !queue.isGiven || (scene == nil && !shard.isGiven) else {
      throw ValidationError("--jobs-from cannot be combined with --scene or --shard.")
    }
  }

  func run() async throws {
    if let rows, !(0...10_000).contains(rows) {
      throw Failure("--rows must be from 0 to 10000")
    }
    let target = try RenderTarget(output, scale: scale)
    let format: Format = queue.isGiven ? .jsonl : format
    if case .file = target, format != .text {
      throw Failure("--format \(format) lists the pictures in a folder, but -o names a file")
    }
    var options = try canvas.options()
    options.placesRows = true
    let drawing = SceneDrawing(
      options: options, reader: try canvas.reader(),
      showsDevice: frame, showsGuides: guides,
      showsOutlines: outlines, showsNames: names, rows: rows, keepsCanvas: fileCanvas == .file)
    let jobs = try jobs()
    var progress = Progress(total: jobs.count, noun: "files drawn")
    var writer = PictureWriter(target: target)
    var drawn = RenderingOutput(format: format)
    try await jobs.mapConcurrently {
      drawing.draw($0.file, scenes: $0.scenes)
    } handing: { outcome in
      try progress.advance {
        let pictures = try writer.write(outcome.pictures, of: outcome.file)
        drawn.add(
          RenderedFile(
            file: outcome.file.name, pictures: pictures, messages: outcome.messages))
      }
    }
    if let line = try writer.finish() { StandardOutput.write(line) }
    if let scene, writer.count == 0, drawn.isComplete, !shard.isGiven {
      throw Failure("no scene with the id '\(scene)'")
    }
    try drawn.finish()
  }

  private func jobs() throws(Failure) -> [(file: InputFile, scenes: Set<String>?)] {
    if queue.isGiven {
      return try queue.jobs(among: paths).map { ($0.file, $0.scenes.map(Set.init)) }
    }
    let files = try shard.part(of: InputFile.find(paths))
    // A manifest has the order that `plumb report merge` uses. A sheet has the order of the
    // arguments.
    let ordered = format == .text ? files : files.sorted { $0.name < $1.name }
    return ordered.map { ($0, scene.map { [$0] }) }
  }
}
