// SPDX-License-Identifier: MIT

import AppResources
import ArgumentParser
import AutoLayout
import EssentialFoundation
import InterfaceBuilder
import LayoutReports

/// `plumb preview`: makes an HTML page of all scenes.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Makes an HTML page of all scenes, with search, switches and details of views.",
    discussion: """
      The page is a single file that needs no network. Scenes are placed as on Xcode's canvas and \
      connected by their segues. Switches change device, orientation, appearance, text size and \
      direction. A click on a view shows its class, frame, content size and constraints. All \
      combinations are drawn in advance, so fewer devices and text sizes make a smaller page.

      EXAMPLES
        plumb preview App -o gallery.html
        plumb preview Main.storyboard --devices "iPhone SE,iPhone 16,iPad Pro 11" -o main.html
        plumb preview App --text-sizes L,AX1,AX5 --locale de -o german.html
      """)

  @Argument(help: "Storyboards and xibs, or folders that contain them.")
  var paths: [String]

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The .html file to write, or - for standard output.", valueName: "path"))
  var output = "gallery.html"

  @Option(
    help: ArgumentHelp(
      "Devices to switch between, separated by commas; 'saved' is the device on which each file was edited.",
      valueName: "list"))
  var devices = "saved,iPhone SE,iPad"

  @Option(
    help: ArgumentHelp(
      "Text sizes to switch between, separated by commas: 'saved', XS to XXXL, AX1 to AX5.",
      valueName: "list"))
  var textSizes = "saved,AX3"

  @Option(help: ReleaseArgument.help)
  var platform: String?

  @Option(help: ArgumentHelp("The title of the page.", valueName: "text"))
  var title: String?

  @OptionGroup(title: "Resources")
  var resources: ResourceArguments

  @OptionGroup
  var live: LiveArguments

  func run() async throws {
    try checkOutput()
    let conditions = try conditions()
    let reader = try resources.reader()
    let files = try InputFile.find(paths)
    var gallery = Gallery(
      title: title ?? (files.count == 1 ? files[0].relativePath : "\(files.count) files"),
      switches: conditions.switches)
    var live = try live.files()
    var isComplete = true
    var jobs: [GalleryJob] = []
    var documents: [IBDocument] = []
    for file in files {
      switch reader.read(file) {
      case .failure(let message):
        StandardError.write(message)
        isComplete = false
      case .document(let document, let notes):
        for note in notes { StandardError.write(note) }
        live.add(file)
        gallery.add(file: VisibleText.of(file.relativePath), live: live.number(of: file.name))
        jobs += GalleryJob.jobs(
          for: document, file: documents.count, in: conditions.options)
        documents.append(document)
      }
    }
    var progress = Progress(total: jobs.count, noun: "scenes drawn")
    await jobs.mapConcurrently {
      $0.run()
    } handing: { outcome in
      progress.advance {
        for message in outcome.messages { StandardError.write(message) }
      }
      isComplete = isComplete && !outcome.drawings.isEmpty
      gallery.add(outcome, of: documents[outcome.file])
    }
    guard !gallery.scenes.isEmpty else { throw Failure("nothing to show: no scene in these files") }
    gallery.joinSegues()
    try OutputFile.write(try GalleryPage.html(of: gallery, live: live), to: output)
    if output != "-" {
      let count = gallery.scenes.count
      StandardOutput.write(
        "\(count) \(count == 1 ? "scene" : "scenes") in \(conditions.options.count) ways → \(output)"
      )
    }
    if !isComplete { throw ExitCode(2) }
  }

  private func checkOutput() throws(Failure) {
    guard !output.isEmpty else { throw Failure("-o: the path of the output is empty") }
    let kind = URL(fileURLWithPath: output).pathExtension.lowercased()
    guard output == "-" || kind == "html" || kind == "htm" else {
      throw Failure(in: output, "preview writes an .html file; for pictures use 'plumb render'")
    }
  }

  private func conditions() throws(Failure) -> GalleryConditions {
    var conditions = GalleryConditions(
      devices: [], textSizes: [], direction: try resources.language()?.direction ?? .leftToRight)
    conditions.platform = try ReleaseArgument.read(platform)
    for name in Self.list(devices) {
      conditions.devices.append(name == "saved" ? nil : try CanvasArguments.device(named: name))
    }
    for name in Self.list(textSizes) {
      conditions.textSizes.append(name == "saved" ? nil : try CanvasArguments.textSize(named: name))
    }
    guard !conditions.devices.isEmpty else { throw Failure("--devices: the list is empty") }
    guard !conditions.textSizes.isEmpty else { throw Failure("--text-sizes: the list is empty") }
    return conditions
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmed }
      .filter { !$0.isEmpty }
  }
}
