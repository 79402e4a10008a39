// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import UIKit

/// How far the message about a rebuilt tree agrees with the one it was rebuilt from.
@MainActor
struct LogComparison {
  /// Why nothing can be compared; nil where something can.
  var failure: String?
  /// Whether both list the same constraints: between the same items, with the same figures.
  var isListSame = false
  /// Whether they are listed in the same order as well; nil where the system did not sort its lists, as
  /// iOS 8 and earlier and AppKit do not.
  var isOrderSame: Bool?
  /// Whether every line is the same but for addresses and for classes that only the other app has;
  /// nil where the message is of a system that printed other forms.
  var isTextSame: Bool?
  /// Whether the same constraint is broken.
  var isBrokenSame = false
  /// What differs, in words.
  var differences: [String] = []

  /// Layout margins that views have by default: of plain views, and of those of controllers.
  private static let margins: [CGFloat] = [8, 16, 20, 0]

  init(_ log: ConflictLog, among others: [ConflictLog] = []) {
    guard log.unreadable == 0, let broken = log.brokenIndex else {
      failure = "the message is not complete"
      return
    }
    let usesMargins = log.constraints.contains { line in
      [line.first.attribute, line.second?.attribute].contains { $0?.isMargin ?? false }
    }
    // Old messages do not print margins; that there was a conflict tells which they were.
    for margin in usesMargins ? Self.margins : [8] {
      let rebuilt = RebuiltLog(log, among: others, margin: margin)
      if let exception = rebuilt.raised.exception {
        failure = "the tree that the message leads to is none: \(exception.reason)"
        return
      }
      guard let report = rebuilt.reports.first else { continue }
      compare(log, broken, rebuilt, report)
      return
    }
    failure = "the tree that the message leads to has no conflict"
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

  /// What a constraint says, with items by their numbers and figures as printed.
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

  /// The description with numbers in place of addresses and of the classes and titles beside them.
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
  /// Whether a library prints it in words of its own.
  var isForeign: Bool {
    !className.hasPrefix("NS") && !className.hasPrefix("_UI")
  }
}

extension [LoggedConstraint] {
  /// Whether the list is sorted as iOS 9 and later sort it: by identifier, then by class.
  fileprivate var isSorted: Bool {
    let keys = map { (($0.identifier ?? "").lowercased(), $0.className.lowercased()) }
    return zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
