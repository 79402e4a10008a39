// SPDX-License-Identifier: MIT

import EssentialFoundation

/// UIKit as a dynamic library and the lowering tool, built for a toolchain and a state of the
/// sources.
struct ToolchainCache {
  let toolchain: Toolchain
  /// The folder of the products. Each content of the sources has its own.
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

  /// The cache for the current toolchain: the products beside the program, or built ones. Missing
  /// products are built, with progress on standard error.
  static func ready() throws -> ToolchainCache {
    let toolchain = try Toolchain.current()
    if let cache = try released(for: toolchain) { return cache }
    let sources = try PlumbSources.find()
    let folder = location.appending(path: "swift/\(toolchain.identity)-\(sources.place)")
    let contents = try contents(of: sources, in: folder)
    let cache = ToolchainCache(
      toolchain: toolchain, products: folder.appending(path: "products-\(contents)"))
    if !cache.isComplete { try cache.build(sources, in: folder) }
    return cache
  }

  /// The fingerprint of the sources' contents. A file stores it with the modification dates of the
  /// sources. The sources are read again only if a date has changed.
  private static func contents(of sources: PlumbSources, in folder: URL) throws -> String {
    let file = folder.appending(path: "contents.txt")
    let known = try? String(contentsOf: file, encoding: .utf8).split(separator: " ")
    if let known, known.count == 2, known[0] == sources.dates { return String(known[1]) }
    let contents = sources.contents()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("\(sources.dates) \(contents)".utf8).write(to: file, options: .atomic)
    return contents
  }

  private var isComplete: Bool { FileManager.default.fileExists(atPath: lowering) }

  private func build(_ sources: PlumbSources, in folder: URL) throws {
    StandardError.write(
      "Building UIKit and the lowering for \(toolchain.name), once; this takes a few minutes.")
    let scratch = folder.appending(path: "build")
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
    try Data(toolchain.name.utf8).write(to: staging.appending(path: "toolchain.txt"))
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
