// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import EssentialFoundation
import InterfaceBuilder
import StudioCore

/// `plumb studio`: opens files in Plumb Studio.
struct StudioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract: "Opens files in Plumb Studio, a page that explains and edits layouts.",
    discussion: """
      Writes a copy of the page with the files inside and opens it in the browser. The page has the \
      layout engine as WebAssembly inside, so it works without a server and without network. \
      'Scripts/build-studio' builds the page. With --requests no page is needed: the command answers \
      requests of Studio's protocol, a JSON text on each line.

      EXAMPLES
        plumb studio Player.storyboard
        plumb studio App -o studio.html
        plumb studio --requests < requests.jsonl
      """)

  @Argument(help: "Storyboards, xibs, or folders that contain them.")
  var files: [String] = []

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("Write the page to this .html file and do not open it.", valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The page of Plumb Studio.", discussion: "The default is studio.html beside the program.",
      valueName: "path"))
  var page: String?

  @Flag(help: "Answer requests from standard input.")
  var requests = false

  func run() throws {
    guard !requests else { return answerRequests() }
    let inputs = try InputFile.find(files)
    var texts: [JSONValue] = []
    for input in inputs {
      let bytes: [UInt8]
      do throws(IBFileError) {
        bytes = try input.bytes()
      } catch {
        throw Failure(error.diagnostic)
      }
      texts.append(
        .object([
          "name": .string(input.relativePath),
          "text": .string(String(decoding: bytes, as: UTF8.self)),
        ]))
    }
    let page = try StudioPage.bytes(page, containing: .array(texts))
    if let output {
      try OutputFile.write(page, to: output)
      if output != "-" { StandardOutput.write("Plumb Studio → \(output)") }
    } else {
      let path =
        "\(FileManager.default.temporaryDirectory.path)/plumb-studio-\(UUID().uuidString).html"
      try OutputFile.write(page, to: path)
      StandardOutput.write("Plumb Studio → \(path)")
      try StudioPage.open(path)
    }
  }

  private func answerRequests() {
    var session = StudioSession()
    while let line = readLine() {
      guard line.utf8.contains(where: { $0 > 0x20 }) else { continue }
      StandardOutput.write(bytes: session.answer(Array(line.utf8)) + [0x0A])
      StandardOutput.flush()
    }
  }
}
