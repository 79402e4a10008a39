// SPDX-License-Identifier: MIT

import Foundation

/// The counts of a measurement.
@MainActor
struct LogTally {
  var logs = 0
  var rebuilt = 0
  var sameList = 0
  var sameBroken = 0
  var orders = 0
  var sameOrder = 0
  var texts = 0
  var sameText = 0

  mutating func add(_ comparison: LogComparison) {
    logs += 1
    guard comparison.failure == nil else { return }
    rebuilt += 1
    sameList += comparison.isListSame ? 1 : 0
    sameBroken += comparison.isBrokenSame ? 1 : 0
    if let isOrderSame = comparison.isOrderSame {
      orders += 1
      sameOrder += isOrderSame ? 1 : 0
    }
    if let isTextSame = comparison.isTextSame {
      texts += 1
      sameText += isTextSame ? 1 : 0
    }
  }

  /// The share of all messages, in percent.
  func percentage(_ part: Int) -> Double { logs == 0 ? 100 : Double(part) / Double(logs) * 100 }

  /// The line that continuous integration reads.
  var line: String {
    func text(_ part: Int) -> String { String(format: "%d (%.1f %%)", part, percentage(part)) }
    return "logs: \(logs), rebuilt \(rebuilt), same list \(text(sameList)), "
      + "same broken \(text(sameBroken))"
  }

  /// Further counts among the equal lists: lists that the system sorted, and lists in the format of
  /// current systems.
  var forms: String {
    "of these lists: same order \(sameOrder) of \(orders), same words \(sameText) of \(texts)"
  }
}

extension LogComparison {
  var summary: String {
    func text(_ value: Bool?) -> String { value.map { $0 ? "same" : "other" } ?? "-" }
    return failure
      ?? "list \(text(isListSame)), order \(text(isOrderSame)), words \(text(isTextSame)), "
      + "broken \(text(isBrokenSame))"
  }
}
