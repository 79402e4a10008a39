// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import Testing
import UIKit

/// Messages of UIKit, rebuilt as trees of views: ours must say the same.
@MainActor
struct ConflictLogTests {
  private static let environment = ProcessInfo.processInfo.environment
  private nonisolated static let folder = ProcessInfo.processInfo.environment["PLUMB_CONFLICT_LOGS"]

  @Test(.enabled(if: folder != nil))
  func messagesOfTheFolderAreSaidAgain() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "log" }.sorted { $0.path < $1.path }
    var tally = LogTally()
    for file in files {
      let reader = ConflictLogReader(try String(contentsOf: file, encoding: .utf8))
      for log in reader.logs {
        let comparison = LogComparison(log)
        tally.add(comparison)
        if Self.environment["PLUMB_CONFLICT_LOGS_DETAILS"] != nil {
          print(file.lastPathComponent, comparison.summary)
          for difference in comparison.differences { print("   ", difference) }
        }
      }
    }
    print(tally.line)
  }
}

/// The counts of a measurement.
@MainActor
struct LogTally {
  var logs = 0
  var rebuilt = 0
  var sameList = 0
  var orders = 0
  var sameOrder = 0
  var sameBroken = 0
  var texts = 0
  var sameText = 0

  mutating func add(_ comparison: LogComparison) {
    logs += 1
    guard comparison.failure == nil else { return }
    rebuilt += 1
    sameList += comparison.isListSame ? 1 : 0
    if let isOrderSame = comparison.isOrderSame {
      orders += 1
      sameOrder += isOrderSame ? 1 : 0
    }
    sameBroken += comparison.isBrokenSame ? 1 : 0
    if let isTextSame = comparison.isTextSame {
      texts += 1
      sameText += isTextSame ? 1 : 0
    }
  }

  func percentage(_ part: Int) -> Double { logs == 0 ? 100 : Double(part) / Double(logs) * 100 }

  var line: String {
    func text(_ part: Int) -> String { String(format: "%d (%.1f %%)", part, percentage(part)) }
    return "logs: \(logs), rebuilt \(rebuilt), same list \(text(sameList)), "
      + "same broken \(text(sameBroken)); order \(sameOrder) of \(orders); text \(sameText) of \(texts)"
  }
}

extension LogComparison {
  var summary: String {
    failure
      ?? "list \(isListSame) order \(isOrderSame.map { "\($0)" } ?? "-") broken \(isBrokenSame) "
      + "text \(isTextSame.map { "\($0)" } ?? "-")"
  }
}
