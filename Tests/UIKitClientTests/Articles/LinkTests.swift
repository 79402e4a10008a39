// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The DocC compiler has no warnings about comments and articles: all links resolve.
struct LinkTests {
  private static let compiler = Tool(name: "docc")

  /// Writes the symbol graph of a module from the build.
  private static func writeSymbols(of module: String, to folder: URL) throws {
    let target = try Tool(name: "swiftc").run(["-print-target-info"])
    let info = try JSONSerialization.jsonObject(with: Data(target.output.utf8)) as? [String: Any]
    let triple = (info?["target"] as? [String: Any])?["unversionedTriple"] as? String
    let extraction = try Tool(name: "swift").run([
      "symbolgraph-extract", "-module-name", module, "-I", #require(SnippetTests.modules).path,
      "-target", #require(triple), "-minimum-access-level", "public", "-output-dir", folder.path,
    ])
    #expect(extraction.status == 0, "\(extraction.output)")
  }

  @Test(
    .enabled(if: compiler.isThere, "the toolchain has no docc"),
    arguments: [
      "AutoLayout", "ConstraintSolver", "CoreGraphics", "Diagnostics", "FoundationAdditions",
      "InterfaceBuilder", "InterfaceBuilderFiles", "LayoutRendering", "LayoutReports",
      "LayoutTesting", "MarkupTree", "QuartzCore", "Typography", "UIKit", "UIKitComponents",
      "VisualFormat",
    ])
  func theDocumentationHasNoWarnings(module: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    let symbols = folder.appending(path: "symbols")
    try FileManager.default.createDirectory(at: symbols, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.writeSymbols(of: module, to: symbols)
    let (status, output) = try Self.compiler.run([
      "convert", ArticleTests.catalog(of: module).path, "--additional-symbol-graph-dir",
      symbols.path,
      "--output-path", folder.appending(path: "\(module).doccarchive").path,
      "--fallback-display-name", module, "--fallback-bundle-identifier", module,
      "--no-transform-for-static-hosting", "--ide-console-output",
    ])
    #expect(status == 0)
    let warnings = output.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(warnings.isEmpty, "\(warnings.joined(separator: "\n"))")
  }
}
