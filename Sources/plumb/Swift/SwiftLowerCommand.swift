// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// `plumb swift lower`: prints the lowered source that the compiler reads.
struct SwiftLowerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lower",
    abstract: "Prints source files after lowering, as the compiler reads them.",
    discussion: """
      A file in a package is read together with the other sources of the package, as in 'plumb swift \
      build', because overrides and #selector expressions may depend on them. Code that cannot be \
      lowered gives a warning with its line on standard error.

      EXAMPLES
        plumb swift lower Sources/App/LoginController.swift
        plumb swift lower - < Fragment.swift
      """)

  @Argument(help: ArgumentHelp("Swift files; '-' is standard input.", valueName: "file"))
  var files: [String]

  func run() throws {
    let cache = try ToolchainCache.ready()
    for file in files {
      var arguments = ["print", "--swift", cache.toolchain.swift, file]
      if file != "-" {
        guard FileManager.default.fileExists(atPath: file) else {
          throw Failure(in: file, "no such file")
        }
        let folder = URL(filePath: file).deletingLastPathComponent().standardizedFileURL
        if let root = PackageLocation.root(above: folder) {
          arguments += ["--package-path", root.path]
        }
      }
      guard try Subprocess.code(of: cache.lowering, arguments) == 0 else { throw ExitCode(2) }
    }
  }
}
