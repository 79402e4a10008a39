// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The options that SwiftPM passes to the compiler and the linker for every module, in addition to
/// those of manifests.
struct Toolset: Encodable {
  struct Tool: Encodable { var extraCLIOptions: [String] }

  let schemaVersion = "1.0"
  let swiftCompiler: Tool
  let linker: Tool

  private enum CodingKeys: CodingKey { case schemaVersion, swiftCompiler, linker }

  /// - Parameter overlay: a file that replaces sources by their lowered copies; nil if there are
  ///   none.
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

  /// Writes the file only if it has changed, so that builds stay incremental.
  func write(to file: URL) throws -> URL {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    return file
  }
}
