// SPDX-License-Identifier: MIT

import AutoLayout

extension LayoutStore {
  /// Reports the conflicts of `root` that are new since the last report.
  @MainActor
  func reportConflicts(of root: ItemID) {
    let version = forest.conflictsVersion(of: root)
    let known = reportedConflicts[root]
    guard version != known?.version ?? 0 else { return }
    let standing = forest.standingConflicts(of: root)
    let identities = standing.map { ConflictIdentity($0) }
    reportedConflicts[root] = ReportedConflicts(version: version, conflicts: Set(identities))
    for (conflict, identity) in zip(standing, identities)
    where !(known?.conflicts.contains(identity) ?? false) {
      LayoutConflictReport.handler(report(on: conflict))
    }
  }

  /// Sorts the location that a mask fixes before its size, like UIKit. Source: published messages.
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

  /// The report on a conflict: its constraints in UIKit's order, and the broken one.
  @MainActor
  func report(on conflict: LayoutConflict) -> LayoutConflictReport {
    var written = conflict.members.compactMap { member -> ConstraintID? in
      if case .constraint(let id) = member { id } else { nil }
    }
    written.sort { forest.activation(of: $0) < forest.activation(of: $1) }
    var listed = written.compactMap { constraintObjects[$0.slot] }
    var known = Set(listed.map { ObjectIdentifier($0) })
    for rule in placesFirst(conflict.implied) {
      let ties = marginTies(of: rule)
      for object in ([rule] + ties).compactMap({ object(for: $0) }) {
        if known.insert(ObjectIdentifier(object)).inserted { listed.append(object) }
      }
    }
    let broken =
      conflict.broken.flatMap { constraintObjects[$0.slot] } ?? conflict.brokenRule.flatMap {
        object(for: $0)
      }
      ?? listed.last
    // Sort by identifier, with constraints without one first, then by class. The sort is stable.
    let keys = listed.map { object in
      (
        identifier: (object.identifier ?? "").lowercased(),
        name: ObjectDescription.className(of: object).lowercased()
      )
    }
    let order = listed.indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : keys[left] < keys[right]
    }
    return LayoutConflictReport(constraints: order.map { listed[$0] }, broken: broken)
  }
}

/// The conflicts of a root that were already reported.
struct ReportedConflicts {
  /// The version of the root's conflicts at the last report.
  var version: UInt64
  var conflicts: Set<ConflictIdentity>
}
