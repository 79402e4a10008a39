// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `docs/uikit-compatibility.md` states for each name whether the sources declare it.
///
/// `Scripts/make-compatibility-page.py` writes the page.
struct CompatibilityPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// All identifiers in the code of the sources.
  private static func words() throws -> Set<Substring> {
    var words: Set<Substring> = []
    for module in ["UIKit", "CoreGraphics", "QuartzCore", "FoundationAdditions"] {
      let folder = root.appending(path: "Sources/\(module)")
      for path in FileManager.default.subpaths(atPath: folder.path) ?? []
      where path.hasSuffix(".swift") {
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let code = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        for line in code {
          words.formUnion(line.split { !($0.isLetter || $0.isNumber || $0 == "_") })
        }
      }
    }
    return words
  }

  @Test func thePageListsEveryNameAsItIs() throws {
    let names = try Self.text("Scripts/uikit-names.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("[") }
    let rows = try Self.text("docs/uikit-compatibility.md").matches(
      of: /\| `(\w+)` \| (there|different|missing) \|/)
    #expect(names.count > 600)
    #expect(rows.map { $0.1 } == names)
    let words = try Self.words()
    for row in rows {
      if row.2 == "missing" { continue }
      #expect(
        words.contains(row.1),
        "\(row.1) is not declared: run Scripts/make-compatibility-page.py")
    }
    let missing = rows.filter { $0.2 == "missing" && words.contains($0.1) }
    #expect(
      missing.map { $0.1 }.joined(separator: " ") == "",
      "declared: run Scripts/make-compatibility-page.py")
  }

  @Test func theCountsAreThoseOfTheRows() throws {
    for section in try Self.text("docs/uikit-compatibility.md").components(separatedBy: "\n## ")
      .dropFirst()
    {
      let head = try #require(
        section.firstMatch(of: /(\d+) names: (\d+) there, (\d+) different, (\d+) missing/))
      for (state, count) in [("there", head.2), ("different", head.3), ("missing", head.4)] {
        #expect(section.matches(of: try Regex("\\| \(state) \\|")).count == Int(count))
      }
    }
  }
}
