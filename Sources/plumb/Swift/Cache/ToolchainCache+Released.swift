// SPDX-License-Identifier: MIT

import EssentialFoundation

extension ToolchainCache {
  /// The products that `Scripts/build-modules` made, if they are beside the program and for this
  /// toolchain. They need neither Plumb's sources nor a build.
  static func released(for toolchain: Toolchain) throws -> ToolchainCache? {
    let products = URL(filePath: Subprocess.ownProgram).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "plumb-swift")
    let file = products.appending(path: "toolchain.txt")
    guard let name = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    guard name == toolchain.name else {
      StandardError.write(
        "note: the modules in \(products.path) are for \(name), not for \(toolchain.name)")
      return nil
    }
    // They were linked with the libraries of a toolchain that may have been in another folder.
    let variable = "LD_LIBRARY_PATH"
    let others = ProcessInfo.processInfo.environment[variable].map { [$0] } ?? []
    setenv(variable, (try toolchain.libraryFolders() + others).joined(separator: ":"), 1)
    return ToolchainCache(toolchain: toolchain, products: products)
  }
}
