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
      Serves the page with the files to the browser of this computer, and opens it. A file that \
      changes in an editor is shown again, and the page can write edits back. The address contains a \
      random token; nothing else is served, and no other page gets an answer. Control C ends the \
      server.

      The program 'plumb-studio' is the server, and studio.html is the page; releases have both \
      beside 'plumb', and 'Scripts/build-studio FOLDER' builds both. Without the server, and with -o, \
      the command writes a page with the files inside, which needs no server but cannot write files. \
      With --requests it answers requests of Studio's protocol, a JSON text on each line.

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
      "The page of Plumb Studio.",
      discussion:
        "The default is studio.html beside the program. The server may be beside the page.",
      valueName: "path"))
  var page: String?

  @Flag(name: .customLong("no-open"), help: "Print the address, and do not open the browser.")
  var leavesBrowserClosed = false

  @Flag(help: "Answer requests from standard input.")
  var requests = false

  func run() throws {
    guard !requests else { return answerRequests() }
    let inputs = try InputFile.find(files)
    let page = try StudioPage(page)
    if output == nil, let server = page.server, !inputs.contains(.standardInput) {
      try serve(inputs, page, server)
    } else {
      try write(inputs, page)
    }
  }

  /// Replaces this process with the server. Returns only by throwing.
  private func serve(
    _ inputs: [InputFile], _ page: StudioPage, _ server: String
  ) throws(Failure) {
    var arguments = (leavesBrowserClosed ? ["--no-open"] : []) + [page.path]
    for input in inputs { arguments += [input.relativePath, input.path] }
    StandardOutput.flush()
    let problem = Subprocess(server, arguments).replacesThisProcess()
    throw Failure(in: server, "cannot be started: \(problem.reason)")
  }

  /// Writes a page with the files inside.
  private func write(_ inputs: [InputFile], _ page: StudioPage) throws {
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
    let bytes = page.bytes(containing: .array(texts))
    if let output {
      try OutputFile.write(bytes, to: output)
      if output != "-" { StandardOutput.write("Plumb Studio → \(output)") }
      return
    }
    let path =
      "\(FileManager.default.temporaryDirectory.path)/plumb-studio-\(UUID().uuidString).html"
    try OutputFile.write(bytes, to: path)
    StandardOutput.write("Plumb Studio → \(path)")
    if page.server == nil {
      StandardError.write(
        "note: 'plumb-studio' is not beside the program, so the page cannot write files; "
          + "'Scripts/build-studio FOLDER' builds it")
    }
    if !leavesBrowserClosed { try StudioPage.open(path) }
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
