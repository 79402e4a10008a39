// SPDX-License-Identifier: MIT

import Foundation

/// What SwiftPM passes to the compiler and the linker for every module, beyond what manifests say.
struct Toolset: Encodable {
  struct Tool: Encodable {
    var extraCLIOptions: [String]
  }

  let schemaVersion = "1.0"
  let swiftCompiler: Tool
  let linker: Tool

  private enum CodingKeys: CodingKey {
    case schemaVersion, swiftCompiler, linker
  }

  init(cache: ToolchainCache, overlay: URL) {
    swiftCompiler = Tool(
      extraCLIOptions: ["-vfsoverlay", overlay.path, "-I", cache.modules.path])
    linker = Tool(extraCLIOptions: [
      "-L\(cache.libraries.path)", "-lPlumbUIKit", "-rpath", cache.libraries.path,
    ])
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
