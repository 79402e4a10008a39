// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Figures without a source are marked where they stand and listed in one table.
struct UnverifiedTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  /// The sources of all targets by file name.
  private static func files() throws -> [(name: String, lines: [Substring])] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let file = sources.appending(path: path)
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
      return (file.lastPathComponent, lines)
    }
  }

  /// What the marks of a file say, each on one line.
  private static func marks(in lines: [Substring]) -> [String] {
    var marks: [String] = []
    var isOpen = false
    for line in lines {
      let isComment = line.hasPrefix("//")
      let text = line.dropFirst(line.hasPrefix("///") ? 3 : isComment ? 2 : 0)
      if isComment, text.hasPrefix(" - Unverified: ") {
        marks.append(String(text.dropFirst(" - Unverified: ".count)))
        isOpen = true
      } else if isOpen, isComment, text.hasPrefix("   ") {
        marks[marks.count - 1] += " " + text.drop { $0 == " " }
      } else {
        isOpen = false
      }
    }
    return marks
  }

  /// `RECORD=1 swift test --filter UnverifiedTests` writes the table again.
  @Test func theTableListsEveryMark() throws {
    let table = Self.sources.appending(path: "UIKitComponents/UIKitComponents.docc/Unverified.md")
    let lines = try String(contentsOf: table, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let listed = lines.filter { $0.hasPrefix("| `") }
    let marked = try Self.files().flatMap { file in
      Self.marks(in: file.lines).map { "| `\(file.name)` | \($0) |" }
    }
    .sorted()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let head = lines.prefix { !$0.hasPrefix("| `") }
      try (head + marked + [""]).joined(separator: "\n")
        .write(to: table, atomically: true, encoding: .utf8)
    }
    #expect(marked.count > 10)
    let missing = Set(marked).subtracting(listed).sorted().joined(separator: "\n")
    #expect(missing == "", "marked, and not listed in Unverified.md")
    let surplus = Set(listed).subtracting(marked).sorted().joined(separator: "\n")
    #expect(surplus == "", "listed in Unverified.md, and not marked")
    #expect(listed.count == marked.count)
  }

  /// The one word for a figure without a source is "Unverified".
  @Test func nothingIsRemembered() throws {
    let words = /remembered|not measured|recalled/
    let others = try Self.files().flatMap { file in
      file.lines.filter { $0.hasPrefix("//") && $0.contains(words) }
        .map { "\(file.name): \($0)" }
    }
    #expect(others.joined(separator: "\n") == "")
  }

  @Test func marksGoOnOverLines() {
    let lines = """
      /// A bar.
      ///
      /// - Unverified: the height of
      ///   the bar.
      /// - Returns: nothing.
      // - Unverified: its colour.
      let bar = 1
      """.split(separator: "\n")
    #expect(Self.marks(in: lines) == ["the height of the bar.", "its colour."])
  }
}
