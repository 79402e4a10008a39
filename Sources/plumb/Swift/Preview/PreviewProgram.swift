// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// The program that draws a package's previews. It is linked from the objects of the package and a
/// generated `main.swift`, so that neither the package nor its tests need a target for it.
struct PreviewProgram {
  /// The list of previews that `plumb-lower` writes.
  struct Listing: Decodable {
    struct LeftOut: Decodable {
      var path: String
      var line: Int
      var name: String
    }

    /// The functions that add previews.
    var functions: [String]
    var leftOut: [LeftOut]
    var testModules: [String]
  }

  let lowered: LoweredPackage
  let listing: Listing
  private(set) var executable: URL

  /// Builds the package and links the program. Both are incremental.
  ///
  /// - Parameter options: the options for `swift build`.
  init(_ package: PackageLocation, options: [String]) throws {
    lowered = try LoweredPackage(package, drawsPreviews: true)
    let text = try Data(contentsOf: lowered.folder.appending(path: "previews.json"))
    listing = try JSONDecoder().decode(Listing.self, from: text)
    executable = package.scratch
    guard !listing.functions.isEmpty else { return }
    let status = try Subprocess.code(
      of: lowered.cache.toolchain.swift,
      ["build"] + lowered.options + ["--scratch-path", package.scratch.path] + options,
      output: STDERR_FILENO)
    guard status == 0 else { throw ExitCode(2) }
    // SwiftPM makes this link when it builds for the first time.
    let products = package.scratch.appending(path: package.configuration).resolvingSymlinksInPath()
    // The program finds resource bundles beside it.
    executable = products.appending(path: "plumb-previews")
    try link(products)
  }

  private func link(_ products: URL) throws {
    let plan = try BuildPlan(
      of: lowered.package, products: products, without: listing.testModules)
    let source = lowered.folder.appending(path: "previews/main.swift")
    let response = lowered.folder.appending(path: "previews/objects.txt")
    try write(mainText, to: source)
    let arguments =
      [source.path] + plan.objects + ["-o", executable.path]
      + lowered.tools.swiftCompiler.extraCLIOptions
      + lowered.tools.linker.extraCLIOptions.flatMap { ["-Xlinker", $0] }
      + plan.libraries + ["-module-name", "PlumbPreviews"]
    try write(arguments.map { "\"\($0)\"\n" }.joined(), to: response)
    let inputs = [source.path, response.path] + plan.objects
    if let linked = date(executable.path), inputs.allSatisfy({ date($0) ?? .now < linked }) {
      return
    }
    let compiler = URL(filePath: lowered.cache.toolchain.swift).deletingLastPathComponent()
      .appending(path: "swiftc")
    let status = try Subprocess.code(
      of: compiler.path, ["@\(response.path)"], output: STDERR_FILENO)
    guard status == 0 else {
      throw Failure(in: lowered.package.root.path, "the previews cannot be linked")
    }
  }

  private var mainText: String {
    let functions = listing.functions
    let declarations = functions.map { "@_silgen_name(\"\($0)\") func \($0)()" }
    return """
      import UIKit
      \(declarations.joined(separator: "\n"))
      UIKit._Previews.run([\(functions.joined(separator: ", "))])

      """
  }

  /// Writes the file if its contents differ.
  private func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  private func date(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
