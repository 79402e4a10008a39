// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import UIKit

/// Compares the message about a rebuilt tree with the original message.
@MainActor
struct LogComparison {
  /// The reason why the messages cannot be compared. Nil if they can.
  var failure: String?
  /// Whether both list the same constraints, with the same items and numbers.
  var isListSame = false
  /// Whether the lists have the same order. Nil if the system did not sort its lists: iOS 8 and
  /// earlier, and AppKit.
  var isOrderSame: Bool?
  /// Whether every line is equal, except for addresses and for classes that only the other app has.
  /// Nil if the system printed other forms.
  var isTextSame: Bool?
  /// Whether the same constraint is broken.
  var isBrokenSame = false
  /// The differences in words.
  var differences: [String] = []

  /// The default layout margins of plain views and of controllers' views.
  private static let margins: [CGFloat] = [8, 16, 20, 0]

  init(_ log: ConflictLog, among others: [ConflictLog] = []) {
    guard log.unreadable == 0, let broken = log.brokenIndex else {
      failure = "the message is not complete"
      return
    }
    let usesMargins = log.constraints.contains { line in
      [line.first.attribute, line.second?.attribute].contains { $0?.isMargin ?? false }
    }
    // Old messages do not print margins. The margin for which there is a conflict is the right one.
    for margin in usesMargins ? Self.margins : [8] {
      let rebuilt = RebuiltLog(log, among: others, margin: margin)
      if let exception = rebuilt.raised.exception {
        failure = "the rebuilt tree is invalid: \(exception.reason)"
        return
      }
      guard let report = rebuilt.reports.first else { continue }
      compare(log, broken, rebuilt, report)
      return
    }
    failure = "the rebuilt tree has no conflict"
  }

  private mutating func compare(
    _ log: ConflictLog, _ broken: Int, _ rebuilt: RebuiltLog, _ report: LayoutConflictReport
  ) {
    guard let ours = ConflictLogReader(report.message).logs.first else {
      failure = "our own message cannot be read"
      return
    }
    let theirKeys = log.constraints.map { key($0) { rebuilt.tree.index(of: $0) } }
    let ourKeys = ours.constraints.map { line in
      key(line) { rebuilt.index(of: $0) }
    }
    isListSame = theirKeys.sorted() == ourKeys.sorted()
    let isUIKit = !log.items.contains { $0.className?.hasPrefix("NS") ?? false }
    if isUIKit, log.constraints.isSorted, isListSame { isOrderSame = theirKeys == ourKeys }
    if let index = ours.brokenIndex { isBrokenSame = ourKeys[index] == theirKeys[broken] }
    for key in theirKeys where !ourKeys.contains(key) { differences.append("- \(key)") }
    for key in ourKeys where !theirKeys.contains(key) { differences.append("+ \(key)") }
    if isListSame, log.constraints.allSatisfy({ $0.state != nil || $0.isForeign }) {
      let theirs = log.constraints.map { text($0, rebuilt) { rebuilt.tree.index(of: $0) } }
      let own = ours.constraints.map { line in
        text(line, rebuilt) { rebuilt.index(of: $0) }
      }
      let foreign = log.constraints.contains { $0.isForeign }
      isTextSame = foreign ? nil : theirs.sorted() == own.sorted()
      if isTextSame == false {
        for line in theirs where !own.contains(line) { differences.append("t- \(line)") }
        for line in own where !theirs.contains(line) { differences.append("t+ \(line)") }
      }
    }
    if !isBrokenSame {
      let index = ours.brokenIndex
      differences.append(
        "broken \(index.map { ourKeys[$0] } ?? "none"), not \(theirKeys[broken])")
    }
  }

  /// The content of a constraint, with item numbers and with numbers as printed.
  private func key(_ line: LoggedConstraint, _ index: (LoggedItem) -> Int?) -> String {
    func name(_ item: LoggedItem) -> String { index(item).map { "#\($0)" } ?? "?" }
    func side(_ side: LoggedConstraint.Side) -> String {
      let origin = side.origin.map { " from \(name($0.item)).\($0.attribute)" } ?? ""
      return "\(name(side.item)).\(side.attribute)\(origin)"
    }
    let second = line.second.map { String(format: "%g*", line.multiplier) + side($0) } ?? ""
    let kind = line.isAutoresizing ? "mask \(line.mask ?? "") " : ""
    return kind + (line.identifier.map { "'\($0)' " } ?? "")
      + "\(side(line.first)) \(line.relation.rawValue) \(second) "
      + String(format: "%g", line.constant)
  }

  /// The description, with item numbers in place of addresses and of the classes and titles next to
  /// them.
  private func text(
    _ line: LoggedConstraint, _ rebuilt: RebuiltLog, _ index: (LoggedItem) -> Int?
  ) -> String {
    var text = line.text
    for item in line.items + line.names.map(\.item) {
      guard let address = item.address, let number = index(item) else { continue }
      let hex = "0x" + String(address, radix: 16)
      let title = item.title.map { "'\($0)'" } ?? ""
      if let className = item.className {
        let isOurs = rebuilt.hasSameClass(number)
        text = text.replacingOccurrences(
          of: "\(className):\(hex)\(title)",
          with: isOurs ? "\(className):#\(number)\(title)" : "#\(number)")
      }
      text = text.replacingOccurrences(of: hex, with: "#\(number)")
    }
    if let address = line.address {
      text = text.replacingOccurrences(of: "0x" + String(address, radix: 16), with: "#")
    }
    return text
  }
}

extension LoggedConstraint {
  /// Whether a library prints the constraint in its own format.
  var isForeign: Bool {
    !className.hasPrefix("NS") && !className.hasPrefix("_UI")
  }
}

extension [LoggedConstraint] {
  /// Whether the list is sorted by identifier, then by class, as in iOS 9 and later.
  fileprivate var isSorted: Bool {
    let keys = map { (($0.identifier ?? "").lowercased(), $0.className.lowercased()) }
    return zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
