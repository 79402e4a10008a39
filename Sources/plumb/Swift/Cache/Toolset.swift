// SPDX-License-Identifier: MIT

import EssentialFoundation

/// What SwiftPM passes to the compiler and the linker for every module, beyond what manifests say.
struct Toolset: Encodable {
  struct Tool: Encodable { var extraCLIOptions: [String] }

  let schemaVersion = "1.0"
  let swiftCompiler: Tool
  let linker: Tool

  private enum CodingKeys: CodingKey { case schemaVersion, swiftCompiler, linker }

  /// - Parameter overlay: what puts lowered sources in the originals' places; nil for sources that need none.
  init(cache: ToolchainCache, libraries: [FrameworkLibrary] = [], overlay: URL? = nil) {
    let modules = [cache.modules] + libraries.map(\.modules)
    swiftCompiler = Tool(
      extraCLIOptions: (overlay.map { ["-vfsoverlay", $0.path] } ?? [])
        + modules.flatMap { ["-I", $0.path] })
    let linked = [("PlumbUIKit", cache.libraries)] + libraries.map { ($0.linked, $0.libraries) }
    linker = Tool(
      extraCLIOptions: linked.flatMap { name, folder in
        ["-L\(folder.path)", "-l\(name)", "-rpath", folder.path]
      })
  }

  /// Writes the file where it changed, for builds to stay incremental.
  func write(to file: URL) throws -> URL {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    return file
  }
}
