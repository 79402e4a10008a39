// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A library of further Apple modules, built against the cached UIKit when a package first imports
/// one of them.
struct FrameworkLibrary {
  /// The name of the library's folder in `Frameworks`.
  let name: String
  let folder: URL

  var modules: URL { folder.appending(path: "Modules") }
  var libraries: URL { folder.appending(path: "Libraries") }
  /// The name for the linker.
  var linked: String { "Plumb\(name)" }

  /// The dependencies between these libraries.
  private static let needs = ["StandIns": ["UIKitAdditions"], "SwiftUI": ["Combine"]]

  private var isComplete: Bool { FileManager.default.fileExists(atPath: libraries.path) }

  /// The built library. If it is missing, it is built with progress on standard error.
  static func ready(_ name: String, in cache: ToolchainCache) throws -> FrameworkLibrary {
    let library = FrameworkLibrary(name: name, folder: cache.products.appending(path: name))
    if !library.isComplete { try library.build(in: cache) }
    return library
  }

  private func build(in cache: ToolchainCache) throws {
    let needed = try Self.needs[name, default: []].map { try Self.ready($0, in: cache) }
    StandardError.write("Building \(linked) for \(cache.toolchain.name), once.")
    let package = try PlumbSources.find().package.appending(path: "Frameworks/\(name)")
    let scratch = cache.products.deletingLastPathComponent().appending(path: "build-\(name)")
    let files = FileManager.default
    try files.createDirectory(at: scratch, withIntermediateDirectories: true)
    let built = scratch.appending(path: "debug").resolvingSymlinksInPath()
    // Modules of an earlier build would change the result of `canImport` in this build.
    try? files.removeItem(at: built.appending(path: "Modules"))
    let toolset = try Toolset(cache: cache, libraries: needed).write(
      to: scratch.appending(path: "toolset.json"))
    let status = try Subprocess.code(
      of: cache.toolchain.swift,
      [
        "build", "--package-path", package.path, "--scratch-path", scratch.path, "--toolset",
        toolset.path, "--product", linked, "--disable-index-store", "-debug-info-format", "none",
      ], output: STDERR_FILENO)
    guard status == 0 else {
      throw Failure("\(linked) cannot be built in \(scratch.path)", exitCode: 2)
    }
    try install(from: scratch.appending(path: "debug"), sources: package)
  }

  /// Copies the files that clients need. The folder appears complete or not at all.
  private func install(from built: URL, sources package: URL) throws {
    let files = FileManager.default
    let staging = folder.deletingLastPathComponent().appending(
      path: "staging-\(UUID().uuidString)")
    defer { try? files.removeItem(at: staging) }
    let copy = FrameworkLibrary(name: name, folder: staging)
    try files.createDirectory(at: copy.libraries, withIntermediateDirectories: true)
    try files.createDirectory(at: copy.modules, withIntermediateDirectories: true)
    let all = built.appending(path: "Modules")
    for name in try files.contentsOfDirectory(atPath: all.path)
    where ["swiftmodule", "swiftdoc"].contains(URL(filePath: name).pathExtension) {
      try files.copyItem(at: all.appending(path: name), to: copy.modules.appending(path: name))
    }
    // The compiler finds C modules by their maps. The maps refer to headers that stay in the build
    // folder.
    for name in try files.contentsOfDirectory(atPath: built.path) where name.hasSuffix(".build") {
      let map = built.appending(path: "\(name)/module.modulemap")
      guard files.fileExists(atPath: map.path) else { continue }
      let module = copy.modules.appending(path: String(name.dropLast(".build".count)))
      try files.createDirectory(at: module, withIntermediateDirectories: true)
      try files.copyItem(at: map, to: module.appending(path: "module.modulemap"))
    }
    // System libraries leave nothing in the build folder. A stand-in module that was built takes
    // precedence.
    let installed = package.appending(path: "Sources/Installed")
    for name in (try? files.contentsOfDirectory(atPath: installed.path)) ?? []
    where !files.fileExists(atPath: copy.modules.appending(path: "\(name).swiftmodule").path) {
      try files.copyItem(
        at: installed.appending(path: name), to: copy.modules.appending(path: name))
    }
    let file = "lib\(linked).so"
    try files.copyItem(
      at: built.appending(path: file), to: copy.libraries.appending(path: file))
    do {
      try files.moveItem(at: staging, to: folder)
    } catch {
      // Another process may have installed it first.
      guard isComplete else { throw error }
    }
  }
}
