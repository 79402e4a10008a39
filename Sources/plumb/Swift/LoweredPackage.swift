// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// A package whose sources are lowered, with the toolset for its compiler and linker.
struct LoweredPackage {
  let package: PackageLocation
  let cache: ToolchainCache
  /// The folder of the lowered copies.
  let folder: URL
  /// The options of the toolset.
  let tools: Toolset
  /// The file of the toolset.
  let toolset: URL

  /// Lowers the sources of the package and its dependencies that have changed.
  ///
  /// - Parameter drawsPreviews: whether previews are compiled.
  init(_ package: PackageLocation, drawsPreviews: Bool = false) throws {
    self.package = package
    try AppInformation(of: package.root)?.write(to: package.products)
    cache = try ToolchainCache.ready()
    folder = package.scratch.appending(path: "plumb-\(package.configuration)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let status = try Subprocess.code(
      of: cache.lowering,
      [
        "prepare", "--swift", cache.toolchain.swift, "--package-path", package.root.path,
        "--scratch-path", package.scratch.path, "--configuration", package.configuration,
        "--into", folder.path,
      ] + (drawsPreviews ? ["--previews", "yes"] : []) + ["--"] + package.resolution)
    // The tool or SwiftPM has reported the error.
    guard status == 0 else { throw ExitCode(status) }
    // The modules besides UIKit that the lowered sources import.
    let names = try String(contentsOf: folder.appending(path: "libraries.txt"), encoding: .utf8)
    let cache = cache
    let libraries = try names.split(separator: "\n")
      .map { try FrameworkLibrary.ready(String($0), in: cache) }
    tools = Toolset(
      cache: cache, libraries: libraries, overlay: folder.appending(path: "overlay.json"))
    toolset = try tools.write(to: folder.appending(path: "toolset.json"))
  }

  /// The options of SwiftPM: the toolset, and the manifest without its linters and unused packages,
  /// if there is one.
  var options: [String] {
    let manifest = folder.appending(path: "manifest/overlay.json").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      return ["--toolset", toolset.path]
    }
    return ["--toolset", toolset.path, "--manifest-cache", "local"]
      + ["-vfsoverlay", manifest].flatMap { ["-Xbuild-tools-swiftc", $0] }
  }
}
