// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// `plumb swift init`: a manifest for an app that is an Xcode project.
struct SwiftInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a package manifest for the app of an Xcode project.",
    discussion: """
      The manifest lists the Swift files and resources of the project's app and of its unit tests; without \
      a project in the folder, all that lie in it. Packages that the app depends on are added by hand. \
      Nothing but Package.swift is written, and none that is there is replaced.

      EXAMPLES
        plumb swift init MyApp && plumb swift test --package-path MyApp
        plumb swift init --print MyApp
      """)

  @Argument(help: ArgumentHelp("The folder of the project.", valueName: "folder"))
  var folder = "."

  @Flag(name: .customLong("print"), help: "Print the manifest instead of writing it.")
  var printsOnly = false

  func run() throws {
    let root = URL(filePath: folder).standardizedFileURL
    guard FileKind(at: root.path) == .folder else { throw Failure(in: folder, "no such folder") }
    let manifest = try AppManifest(folder: root)
    guard !printsOnly else { return print(manifest.text, terminator: "") }
    let file = root.appending(path: "Package.swift")
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw Failure(
        in: file.path,
        "there is a manifest already; --print shows what would be written")
    }
    try manifest.text.write(to: file, atomically: true, encoding: .utf8)
    let count = manifest.targets.reduce(0) { $0 + $1.sources.count }
    print("\(manifest.targets.count) targets, \(count) Swift files → \(file.path)")
  }
}
