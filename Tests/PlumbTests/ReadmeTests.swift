// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The output in the README.
struct ReadmeTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func read(_ file: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(file), encoding: .utf8)
  }

  @Test func explainPrintsTheLinesThatTheREADMEShows() throws {
    let log = "Examples/Conflict.log"
    let place = try Workplace()
    try place.write(Self.read(log), to: log)
    let outcome = try place.plumb("explain", log)
    #expect(outcome.exitCode == 1)
    let printed = Set(outcome.output.components(separatedBy: "\n"))

    let readme = try Self.read("README.md").components(separatedBy: "\n")
    let command = try #require(readme.firstIndex(of: "$ swift run plumb explain \(log)"))
    let shown = readme[(command + 1)...].prefix { $0 != "```" }.filter { $0 != "  …" }
    #expect(shown.count > 10)
    for line in shown { #expect(printed.contains(line), "\(line)") }
  }
}
