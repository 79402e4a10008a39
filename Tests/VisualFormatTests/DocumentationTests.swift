// SPDX-License-Identifier: MIT

import Foundation
import Testing
import VisualFormat

/// Runs the code blocks of two pages of the documentation, and compares the results with the text.
@Suite struct DocumentationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func page(_ name: String) throws -> String {
    try String(
      contentsOf: root.appending(path: "Sources/VisualFormat/VisualFormat.docc/\(name)"),
      encoding: .utf8)
  }

  /// A fenced block of a page.
  private struct Block {
    var language: String
    var text: String
  }

  private static func blocks(of page: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == "```" {
          blocks.append(Block(language: block.language, text: String(block.text.dropLast())))
          open = nil
        } else {
          open?.text += line + "\n"
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), text: "")
      }
    }
    return blocks
  }

  private let names = FormatNames(
    views: [
      "icon", "title", "subtitle", "photo", "name", "mail", "nameField", "mailField", "cell1",
      "cell2", "cell3", "safeArea",
    ],
    orphans: ["lonely"], metrics: ["gap": 12])

  private let options: [String: FormatOptions] = [
    "alignAllCenterY": .alignAllCenterY, "alignAllLeading": .alignAllLeading,
    "directionLeftToRight": .directionLeftToRight, "directionRightToLeft": .directionRightToLeft,
    "spacingBaselineToBaseline": .spacingBaselineToBaseline,
  ]

  @Test func everyCodeBlockOfTheArticleHoldsWhenRun() throws {
    var chosen: FormatOptions = []
    var resolved: ResolvedFormat?
    var count = 0
    for block in Self.blocks(of: try Self.page("VisualFormatReference.md")) {
      switch block.language {
      case "options":
        chosen = try #require(options[block.text])
      case "vfl":
        resolved = FormatStatement.parse(block.text).resolved(in: names, options: chosen)
      case "extended":
        resolved = ExtendedFormat.parse(block.text).resolved(in: names, options: chosen)
      case "means":
        let format = try #require(resolved)
        #expect(format.diagnostics.isEmpty, "\(format.source.text)")
        #expect(format.constraints.map(\.description).joined(separator: "\n") == block.text)
      case "mistakes":
        let format = try #require(resolved)
        let mistakes = format.diagnostics.map { text(of: $0, in: format.source) }
        #expect(mistakes.joined(separator: "\n") == block.text)
      case "exception":
        #expect(try #require(resolved).exceptionReason == block.text)
      default:
        Issue.record("a block that no test runs: \(block.language)")
      }
      if ["means", "mistakes", "exception"].contains(block.language) {
        count += 1
        resolved = nil
        chosen = []
      }
    }
    #expect(count > 25)
  }

  @Test func overviewExamplePrintsItsComments() throws {
    var printed: [String] = []
    func print(_ constraint: FormatConstraint) { printed.append(constraint.description) }

    // These lines are the code block of the page. The page adds the printed output as comments.
    let names = FormatNames(views: ["icon", "title"], metrics: ["gap": 12])
    let format = FormatStatement.parse("H:|-[icon(24)]-gap-[title]-|").resolved(in: names)
    for constraint in format.constraints { print(constraint) }

    let block = try #require(Self.blocks(of: try Self.page("VisualFormat.md")).first)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = block.text.split(separator: "\n")
    for line in lines where !line.hasPrefix("//") {
      #expect(source.contains("    \(line)\n"))
    }
    #expect(lines.filter { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) } == printed)
  }
}
