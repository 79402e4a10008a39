// SPDX-License-Identifier: MIT

import ArgumentParser
import AutoLayout
import EssentialFoundation
import LayoutReports

/// `plumb why`: explains why a view is where it is and as large as it is.
struct WhyCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Explains why a view has its position and size.",
    discussion: """
      Writes each edge as a sum over the constraints and rules that determine it, down to the edges of \
      the screen or to content sizes: what each adds, and its line in the file. Constraints of the view \
      that do not determine the edge follow: those that hold with room to spare, that give way to \
      others, and that are broken. Positions are in the coordinates of the screen.

      EXAMPLES
        plumb why SignIn.storyboard --view emailField
        plumb why Main.storyboard --view abc-12-xyz --edge width --edge leading
        plumb why Main.storyboard --view title --device "iPhone SE" --text-size AX3
        plumb why Main.storyboard --view title --edge width -o why.svg
        plumb why Main.storyboard --view title --format json
      """)

  @Argument(help: "A storyboard or xib, or - for standard input.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "The view: its id in the file, or the name that 'plumb frames' prints.", valueName: "id"))
  var view: String

  @Option(
    help: ArgumentHelp(
      """
      The edge to explain: leading, trailing, left, right, top, bottom, centerX, centerY, width, \
      height, firstBaseline or lastBaseline. The default is leading, top, width and height.
      """,
      valueName: "name"))
  var edge: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only the scene with this id, controller id or root view id.", valueName: "id"))
  var scene: String?

  @OptionGroup(title: "Canvas")
  var canvas: CanvasArguments

  @Option(help: "The output format.")
  var format: Format = .text

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Also draw the view and the constraints to this .svg, .png or .pdf file.", valueName: "path"))
  var output: String?

  func run() throws {
    let target = try output.map { path throws(Failure) in try Self.target(path) }
    let job = WhyJob(
      options: try canvas.options(), reader: try canvas.reader(), scene: scene, view: view,
      attributes: try attributes())
    let files = try InputFile.find([file])
    guard let file = files.first, files.count == 1 else {
      throw Failure(in: self.file, "contains \(files.count) files; name one of them")
    }
    let outcome = try job.run(file, drawing: target != nil)
    for message in outcome.messages { StandardError.write(message) }
    switch format {
    case .text: WhyText.lines(of: outcome.report).forEach(StandardOutput.write)
    case .json: StandardOutput.write(bytes: try WhyJSON([outcome.report]).encoded() + [0x0A])
    }
    if let target, let picture = outcome.picture {
      let bytes = try target.format.bytes(
        of: [picture], title: outcome.report.view.name, path: target.path)
      try OutputFile.write(bytes, to: target.path)
    }
  }

  private func attributes() throws(Failure) -> [Attribute] {
    guard !edge.isEmpty else { return [.leading, .top, .width, .height] }
    return try edge.map { name throws(Failure) in
      if let attribute = Attribute(name: name), Self.attributes.contains(attribute) {
        return attribute
      }
      let names = Self.attributes.map { "\($0)" }
      let hint = Suggestion.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
      throw Failure(
        "unknown edge '\(name)'; \(hint ?? "the edges are \(names.joined(separator: ", "))")")
    }
  }

  private static let attributes: [Attribute] = [
    .leading, .trailing, .left, .right, .top, .bottom, .centerX, .centerY, .width, .height,
    .firstBaseline, .lastBaseline,
  ]

  private static func target(
    _ path: String
  ) throws(Failure) -> (path: String, format: PictureFormat) {
    guard case .file(let path, let format) = try RenderTarget(path) else {
      throw Failure(in: path, "the picture must be an .svg, .png or .pdf file")
    }
    guard path != "-" else { throw Failure("-o: the picture needs a file") }
    return (path, format)
  }
}
