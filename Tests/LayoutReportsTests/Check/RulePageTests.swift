// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import Testing

@testable import LayoutReports

/// The pages of the rules contain the rules' texts and their findings in the fixtures.
/// `RECORD=1 swift test --filter RulePageTests` writes them.
struct RulePageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../docs/rules").standardizedFileURL

  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test(arguments: CheckRule.all)
  func pageMatchesTheRuleAndItsFindings(rule: CheckRule) throws {
    try compare(try Self.page(of: rule), with: "\(rule.id).md")
  }

  @Test func indexListsEveryRule() throws {
    let rows = CheckRule.all.map { "| [\($0.id)](\($0.id).md) | \($0.severity) | \($0.title) |" }
    try compare(
      """
      # Rules of `plumb check`

      Errors and warnings end the command with 1; notes are counted, and listed with `--notes`.

      | rule | severity | finds |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """, with: "README.md")
  }

  private func compare(_ text: String, with name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  private static func page(of rule: CheckRule) throws -> String {
    let name = rule.id.rawValue
    let source = String(decoding: try RuleFixtures.bytes(name), as: UTF8.self)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let writer = TextWriter(lineWidth: 76) { _, line in
      lines.indices.contains(line - 1) ? lines[line - 1] : nil
    }
    let found = try RuleFixtures.diagnostics(name).map(writer.text).joined(separator: "\n")
    return """
      # \(rule.title)

      `\(name)`, \(rule.severity) by default.

      \(rule.why)

      ## An example

      In [this file](../../Tests/LayoutReportsTests/Check/Fixtures/\(name).storyboard) `plumb check` finds:

      ```
      \(found)
      ```

      ## How to fix it

      \(rule.remedy)

      ## When to silence it

      \(rule.silencing)

      ```yaml
      # .plumb.yml beside the files, or above them
      rules:
        \(name): off        # or note, warning, error
      files:
        "Legacy/*": { \(name): off }
      ids:
        abc-12-xyz: [\(name)]
      ```

      Or write `plumb:ignore \(name)` into the notes of the object in Interface Builder's identity inspector.

      """
  }
}
