// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import Testing
import UIKit

/// Rebuilds the trees of UIKit's conflict messages. Plumb's message about each must be the same.
@MainActor
struct ConflictLogTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment

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

  /// Measures a folder of real messages, with one or more in each file. `PLUMB_CONFLICT_LOGS` is
  /// its path. `PLUMB_CONFLICT_SHARES`, such as `list=90 broken=85`, sets the minimum shares in
  /// percent. `PLUMB_CONFLICT_DETAILS` prints the differences.
  @Test(.enabled(if: environment["PLUMB_CONFLICT_LOGS"] != nil))
  func messagesOfTheFolderAreSaidAgain() throws {
    let folder = URL(filePath: try #require(Self.environment["PLUMB_CONFLICT_LOGS"]))
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
        if Self.environment["PLUMB_CONFLICT_DETAILS"] != nil {
          print(file.lastPathComponent, comparison.summary)
          for difference in comparison.differences { print("   ", difference) }
        }
      }
    }
    print(tally.line)
    print(tally.forms)
    let shares = Self.environment["PLUMB_CONFLICT_SHARES"] ?? ""
    for share in shares.split(separator: " ") {
      let parts = share.split(separator: "=")
      let least = try #require(parts.last.flatMap { Double($0) })
      switch parts.first {
      case "list": #expect(tally.percentage(tally.sameList) >= least)
      case "broken": #expect(tally.percentage(tally.sameBroken) >= least)
      default: Issue.record("no share is called \(share)")
      }
    }
  }
}
