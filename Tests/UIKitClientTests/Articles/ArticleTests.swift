// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The articles about the classes are correct: their code compiles, and it computes the frames that
/// they state.
@MainActor
struct ArticleTests {
  nonisolated static let catalog = catalog(of: "UIKit")

  nonisolated static func catalog(of module: String) -> URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/\(module)/\(module).docc")
  }

  /// The fenced Swift blocks of a page.
  private static func blocks(of page: String) -> [String] {
    page.components(separatedBy: "\n```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test(arguments: ["5", "6"])
  func codeOfTheArticlesTypeChecks(mode: String) throws {
    let pages = try FileManager.default.contentsOfDirectory(
      at: Self.catalog, includingPropertiesForKeys: nil)
    let blocks = try pages.filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
      .flatMap { Self.blocks(of: try String(contentsOf: $0, encoding: .utf8)) }
    #expect(blocks.count >= 5)
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try blocks.enumerated().map { index, block in
      let file = folder.appending(path: "Block\(index).swift")
      try block.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
    #expect(try SnippetTests.errors(in: files, mode: mode) == "")
  }

  /// The first block of the README is a program.
  @Test(arguments: ["5", "6"])
  func codeOfTheREADMETypeChecks(mode: String) throws {
    let readme = Self.catalog.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let program = try #require(Self.blocks(of: String(contentsOf: readme, encoding: .utf8)).first)
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try program.write(to: file, atomically: true, encoding: .utf8)
    #expect(try SnippetTests.errors(in: [file], mode: mode) == "")
  }

  /// A page, and the code before its blocks that declares what they use.
  struct Page: CustomTestStringConvertible {
    var path: String
    var prelude = ""
    /// Blocks that begin with these words are parts of a manifest.
    static let manifestWords = [".package", "dependencies:"]

    var testDescription: String { path }
  }

  nonisolated static let pages = [
    Page(
      path: "Sources/AutoLayout/AutoLayout.docc/AutoLayout.md",
      prelude: "import AutoLayout\nvar item = Item(name: \"icon\")"),
    Page(
      path: "Sources/ConstraintSolver/ConstraintSolver.docc/ConstraintSolver.md",
      prelude: "import ConstraintSolver"),
    Page(
      path: "Sources/LayoutRendering/LayoutRendering.docc/LayoutRendering.md",
      prelude: """
        import AutoLayout
        import LayoutRendering
        var forest = LayoutForest()
        let snapshot = forest.layout(forest.makeItem(Item(name: "view")))
        """),
    Page(
      path: "Sources/LayoutTesting/LayoutTesting.docc/LayoutTesting.md",
      prelude: "import UIKit\nfinal class Card: UIView {}\nlet card = Card()"),
    Page(
      path: "Sources/Typography/Typography.docc/Typography.md", prelude: "import Typography"),
    Page(
      path: "Sources/UIKitComponents/UIKitComponents.docc/UIKitComponents.md",
      prelude: "import AutoLayout\nimport Typography\nimport UIKitComponents"),
    Page(
      path: "Sources/VisualFormat/VisualFormat.docc/VisualFormat.md",
      prelude: "import VisualFormat"),
    Page(path: "docs/guides/embed-the-layout-engine.md"),
    Page(
      path: "docs/guides/test-a-uikit-package.md",
      prelude: """
        import LayoutTesting
        import UIKit
        final class Badge: UIView { var number = 0 }
        let card = UIView()
        """),
    Page(
      path: "docs/range.md", prelude: "import LayoutTesting\nimport UIKit\nlet card = UIView()"),
  ]

  /// The blocks of a page are one program.
  @Test(arguments: pages)
  func codeOfTheOtherPagesTypeChecks(page: Page) throws {
    let root = Self.catalog.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: page.path), encoding: .utf8)
    let blocks = Self.blocks(of: text).filter { block in
      !Page.manifestWords.contains { block.hasPrefix($0) }
    }.map { $0.replacing("@testable import MyPackage", with: "") }
    #expect(!blocks.isEmpty)
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try ([page.prelude] + blocks).joined(separator: "\n").write(
      to: file, atomically: true, encoding: .utf8)
    #expect(try SnippetTests.errors(in: [file], mode: "6") == "")
  }

  @Test func cardOfTheEntranceHasTheFrameThatItSays() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    let title = UILabel()
    title.text = "Hello"
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
    card.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 8, y: 30, width: 39, height: 20.5))
  }
}
