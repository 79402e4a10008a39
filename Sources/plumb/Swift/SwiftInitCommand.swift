// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// `plumb swift init`: writes a package manifest for the app of an Xcode project.
struct SwiftInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a package manifest for the app of an Xcode project.",
    discussion: """
      The manifest lists the Swift files and resources of the project's app, frameworks and unit tests, \
      the packages that they depend on, the language mode and the compilation conditions. Without a \
      project in the folder it lists all files of the folder. Files outside of the folder, targets for \
      other platforms and sources in other languages are left out. Frameworks of another project of the \
      workspace get a Package.swift in that project's folder. The command writes only files of that name, \
      and never replaces one.

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
        "Package.swift already exists; --print shows what would be written")
    }
    try write(manifest, to: file)
    for neighbour in manifest.neighbours {
      let other = neighbour.appending(path: "Package.swift")
      guard !FileManager.default.fileExists(atPath: other.path) else { continue }
      try write(AppManifest(folder: neighbour), to: other)
    }
  }

  private func write(_ manifest: AppManifest, to file: URL) throws {
    try manifest.text.write(to: file, atomically: true, encoding: .utf8)
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let files = manifest.targets.reduce(0) { $0 + $1.sources.count }
    print(
      "\(counted(manifest.targets.count, "target")), \(counted(files, "Swift file")) → \(file.path)"
    )
    for note in manifest.notes { print(note) }
    let nonSwiftSources = manifest.targets.flatMap(\.nonSwiftSources)
    if let first = nonSwiftSources.first {
      let others = nonSwiftSources.count == 1 ? "" : " and \(nonSwiftSources.count - 1) more"
      print(
        "left out, because they are not in Swift: \(first)\(others); declarations that Swift files use from them must be written in Swift"
      )
    }
  }
}
