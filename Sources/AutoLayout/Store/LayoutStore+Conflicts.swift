// SPDX-License-Identifier: MIT

import LayoutCore

extension LayoutStore {
  /// Reports the conflicts of `root` that are new since the last report.
  @MainActor
  func reportConflicts(of root: ItemID) {
    let standing = forest.standingConflicts(of: root)
    let known = reported[root] ?? []
    if standing.isEmpty && known.isEmpty { return }
    reported[root] = standing.isEmpty ? nil : Set(standing.map { ReportedConflict($0) })
    for conflict in standing where !known.contains(ReportedConflict(conflict)) {
      LayoutConflictReport.handler(report(on: conflict))
    }
  }

  /// UIKit lists the location that a mask fixes before the size. Source: published messages.
  private func placesFirst(_ rules: [ImpliedConstraint]) -> [ImpliedConstraint] {
    var sorted = rules
    for index in rules.indices.dropFirst() {
      guard case .autoresizing = rules[index].source,
        rules[index].source == sorted[index - 1].source,
        sorted[index - 1].constraint.firstAttribute.isSize
      else { continue }
      sorted.swapAt(index - 1, index)
    }
    return sorted
  }

  /// The constraints of a conflict in UIKit's order, and the one that is out of force.
  @MainActor
  func report(on conflict: LayoutConflict) -> LayoutConflictReport {
    var listed: [NSLayoutConstraint] = []
    var written = conflict.members.compactMap { member -> ConstraintID? in
      if case .constraint(let id) = member { id } else { nil }
    }
    written.sort { forest.activation(of: $0) < forest.activation(of: $1) }
    listed = written.compactMap { active[$0.slot] }
    for rule in placesFirst(conflict.implied) {
      let ties = marginTies(of: rule)
      for object in ([rule] + ties).compactMap({ object(for: $0) }) {
        if !listed.contains(where: { $0 === object }) { listed.append(object) }
      }
    }
    let broken =
      conflict.broken.flatMap { active[$0.slot] } ?? conflict.brokenRule.flatMap { object(for: $0) }
      ?? listed.last
    // Sorted by identifier, those without first, then by class; what is equal keeps its order.
    let sorted = listed.enumerated().sorted { left, right in
      let keys = [left, right].map { entry in
        (
          (entry.element.identifier ?? "").lowercased(),
          LayoutDescription.className(of: entry.element).lowercased()
        )
      }
      return keys[0] == keys[1] ? left.offset < right.offset : keys[0] < keys[1]
    }
    return LayoutConflictReport(constraints: sorted.map(\.element), broken: broken)
  }
}

/// What makes a conflict the same as one that has been reported.
struct ReportedConflict: Hashable {
  private var broken: ConstraintID?
  private var brokenRule: ImpliedConstraint?
  private var members: Set<RowSource>

  init(_ conflict: LayoutConflict) {
    broken = conflict.broken
    brokenRule = conflict.brokenRule
    members = Set(conflict.members)
  }
}
