// SPDX-License-Identifier: MIT

import EssentialFoundation

/// UIKit as a dynamic library and the lowering tool, built for a toolchain and a state of the
/// sources.
struct ToolchainCache {
  let toolchain: Toolchain
  /// The folder of the products. Each state of the sources has its own.
  let products: URL

  var modules: URL { products.appending(path: "Modules") }
  var libraries: URL { products.appending(path: "Libraries") }
  var lowering: String { products.appending(path: "plumb-lower").path }

  /// The parent folder of all caches.
  static var location: URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["PLUMB_CACHE"], !path.isEmpty { return URL(filePath: path) }
    if let path = environment["XDG_CACHE_HOME"], !path.isEmpty {
      return URL(filePath: path).appending(path: "plumb")
    }
    return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache/plumb")
  }

  /// The cache for the current toolchain. Missing products are built, with progress on standard
  /// error.
  static func ready() throws -> ToolchainCache {
    let toolchain = try Toolchain.current()
    let sources = try PlumbSources.find()
    let folder = location.appending(path: "swift/\(toolchain.identity)-\(sources.place)")
    let cache = ToolchainCache(
      toolchain: toolchain, products: folder.appending(path: "products-\(sources.state)"))
    if !cache.isComplete { try cache.build(sources, in: folder) }
    return cache
  }

  private var isComplete: Bool { FileManager.default.fileExists(atPath: lowering) }

  private func build(_ sources: PlumbSources, in folder: URL) throws {
    StandardError.write(
      "Building UIKit and the lowering for \(toolchain.name), once; this takes a few minutes.")
    let scratch = folder.appending(path: "build")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // SwiftPM finds new files in a dependency only when it plans the build again.
    try? FileManager.default.removeItem(at: scratch.appending(path: "debug.yaml"))
    // The manifest optimises the painter in this variant.
    setenv("PLUMB_BUILD", "client", 1)
    defer { unsetenv("PLUMB_BUILD") }
    for product in ["PlumbUIKit", "plumb-lower"] {
      let status = try Subprocess.code(
        of: toolchain.swift,
        [
          "build", "--package-path", sources.package.path, "--scratch-path", scratch.path,
          "--product", product, "--disable-index-store", "-debug-info-format", "none",
        ], output: STDERR_FILENO)
      guard status == 0 else {
        throw Failure("\(product) cannot be built in \(scratch.path)", exitCode: 2)
      }
    }
    try install(from: scratch.appending(path: "debug"), in: folder)
  }

  /// Copies the files that clients need into the folder of this state. The folder appears complete
  /// or not at all.
  private func install(from built: URL, in folder: URL) throws {
    let files = FileManager.default
    let staging = folder.appending(path: "staging-\(UUID().uuidString)")
    defer { try? files.removeItem(at: staging) }
    let modules = staging.appending(path: "Modules")
    let libraries = staging.appending(path: "Libraries")
    try files.createDirectory(at: modules, withIntermediateDirectories: true)
    try files.createDirectory(at: libraries, withIntermediateDirectories: true)
    let all = built.appending(path: "Modules")
    for name in try files.contentsOfDirectory(atPath: all.path)
    where ["swiftmodule", "swiftdoc"].contains(URL(filePath: name).pathExtension)
      && !Self.isOfLowering(name)
    {
      try files.copyItem(at: all.appending(path: name), to: modules.appending(path: name))
    }
    try files.copyItem(
      at: built.appending(path: "libPlumbUIKit.so"),
      to: libraries.appending(path: "libPlumbUIKit.so"))
    try files.copyItem(
      at: built.appending(path: "plumb-lower"), to: staging.appending(path: "plumb-lower"))
    do {
      try files.moveItem(at: staging, to: products)
    } catch {
      // Another process may have installed it first.
      guard isComplete else { throw error }
    }
    removeFormerProducts(in: folder)
  }

  /// Removes the products of earlier states except the latest, which another process may be using.
  private func removeFormerProducts(in folder: URL) {
    let files = FileManager.default
    let former = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasPrefix("products-") && $0 != products.lastPathComponent }
      .map { folder.appending(path: $0) }
      .map { url in
        let attributes = try? files.attributesOfItem(atPath: url.path)
        return (url, date: attributes?[.modificationDate] as? Date ?? .distantPast)
      }
      .sorted { $0.date > $1.date }
    for (folder, _) in former.dropFirst() { try? files.removeItem(at: folder) }
  }

  /// Whether a module belongs to the lowering tool or to swift-syntax. Clients may use another
  /// version of swift-syntax.
  private static func isOfLowering(_ name: String) -> Bool {
    ["Swift", "_Swift", "SourceLowering", "plumb_", "PlumbUIKit", "VisualFormatPlugin"]
      .contains(where: name.hasPrefix)
  }
}
