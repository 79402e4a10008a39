// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// A run of SwiftPM on a package of iOS code, with UIKit in the search path and lowered sources.
struct SwiftPackageRun {
  static let discussion = """
    Accepts SwiftPM's options. The build folder is .build/plumb unless --scratch-path names another. \
    The first run builds UIKit into \(ToolchainCache.location.path), which takes a few minutes. The \
    environment variable PLUMB_CACHE names another folder for it. Exit codes are SwiftPM's.
    """

  private let action: String
  private let options: [String]
  private let isHelpWanted: Bool
  private let help: String

  init(_ action: String, _ options: [String], help command: any ParsableCommand.Type) {
    self.action = action
    self.options = options
    // Options after the name of an executable belong to the executable.
    let own = options.prefix { $0.hasPrefix("-") }
    isHelpWanted = own.contains("--help") || own.contains("-h")
    help = isHelpWanted ? SwiftCommand.helpMessage(for: command) : ""
  }

  func run() throws {
    guard !isHelpWanted else { return print(help) }
    let device = try DeviceOptions(options, endsAtName: action == "run")
    device.apply()
    let options = device.rest
    let package = try PackageLocation(options)
    let cache = try ToolchainCache.ready()
    let folder = package.scratch.appending(path: "plumb-\(package.configuration)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try lower(package, into: folder, cache)
    let libraries = try libraries(of: folder).map { try FrameworkLibrary.ready($0, in: cache) }
    let overlay = folder.appending(path: "overlay.json")
    let toolset = try Toolset(cache: cache, libraries: libraries, overlay: overlay)
      .write(to: folder.appending(path: "toolset.json"))
    var arguments = [action, "--toolset", toolset.path]
    // Without the option, SwiftPM runs only the tests that the file lists.
    if action != "run", package.hasListOfTests { arguments.append("--enable-test-discovery") }
    if !package.namesScratch { arguments += ["--scratch-path", package.scratch.path] }
    let manifest = folder.appending(path: "manifest/overlay.json").path
    if FileManager.default.fileExists(atPath: manifest) {
      arguments += ["--manifest-cache", "local"]
      arguments += ["-vfsoverlay", manifest].flatMap { ["-Xbuild-tools-swiftc", $0] }
    }
    let status = try Subprocess.code(of: cache.toolchain.swift, arguments + options)
    throw ExitCode(status)
  }

  /// The modules besides UIKit that the lowered sources import.
  private func libraries(of folder: URL) throws -> [String] {
    try String(contentsOf: folder.appending(path: "libraries.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// Lowers the sources of the package and its dependencies that have changed.
  private func lower(_ package: PackageLocation, into folder: URL, _ cache: ToolchainCache) throws {
    let status = try Subprocess.code(
      of: cache.lowering,
      [
        "prepare", "--swift", cache.toolchain.swift, "--package-path", package.root.path,
        "--scratch-path", package.scratch.path, "--configuration", package.configuration,
        "--into", folder.path, "--",
      ] + package.resolution)
    // The tool or SwiftPM has reported the error.
    guard status == 0 else { throw ExitCode(status) }
  }
}
