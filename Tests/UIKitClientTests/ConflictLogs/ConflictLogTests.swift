// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import TestSettings
import Testing
import UIKit

/// Rebuilds the trees of UIKit's conflict messages. Plumb's message about each must be the same.
@MainActor
struct ConflictLogTests {
  @Test(arguments: LogFixture.all)
  func rebuiltTreeReportsTheSameMessage(_ fixture: LogFixture) throws {
    let reader = ConflictLogReader(fixture.message)
    #expect(reader.faults == [])
    let log = try #require(reader.logs.first)
    #expect(log.constraints.count == fixture.lines.count)
    #expect(log.brokenIndex == fixture.broken)
    let comparison = LogComparison(log)
    #expect(comparison.failure == nil)
    #expect(comparison.differences == [])
    #expect(comparison.isListSame && comparison.isBrokenSame)
    #expect(comparison.isOrderSame != false)
    #expect(comparison.isTextSame != false)
  }

  /// Measures a folder of real messages, with one or more in each file, and prints the differences.
  /// The ratchet has the minimum shares in percent.
  @Test(.enabled(if: TestSettings.files != nil))
  func messagesOfTheFolderAreReproduced() throws {
    let folder = try #require(TestSettings.files)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "log" }.sorted { $0.path < $1.path }
    var tally = LogTally()
    for file in files {
      let reader = ConflictLogReader(try String(contentsOf: file, encoding: .utf8))
      #expect(reader.faults == [], "\(file.lastPathComponent)")
      for log in reader.logs {
        let comparison = LogComparison(log, among: reader.logs)
        tally.add(comparison)
        guard !comparison.differences.isEmpty else { continue }
        print(file.lastPathComponent, comparison.summary)
        for difference in comparison.differences { print("   ", difference) }
      }
    }
    print(tally.line)
    print(tally.forms)
    let shares = [
      ("conflict-list", tally.sameList), ("conflict-broken", tally.sameBroken),
    ]
    for (name, count) in shares {
      if let least = TestSettings.limit(name) { #expect(tally.percentage(count) >= least) }
    }
  }
}
