// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Brings back what is broken and can hold again, that first which would be broken last.
  ///
  /// What cannot hold with those in force takes the place of the one among them that is to be broken
  /// before it. What that leaves is the same whatever came first: going through everything that may be
  /// broken, from what is broken last to what is broken first, each is in force that can hold together
  /// with those before it.
  ///
  /// - Complexity: a refused row for each that stays broken.
  mutating func retryBroken(_ engine: LayoutEngine) {
    guard !engine.needsRebuild, !engine.conflicts.isEmpty else { return }
    var waiting = sorted(takeBroken(engine))
    var stayed: [ConflictMember] = []
    var index = 0
    while index < waiting.count {
      let member = waiting[index]
      index += 1
      let known = engine.conflicts.filter { $0.isAbout(member) }
      engine.conflicts.removeAll { $0.isAbout(member) }
      bringBack(member, engine)
      if engine.needsRebuild { return }
      // Of several sets that contradict each other the one that was met first is reported.
      if !known.isEmpty,
        let index = engine.conflicts.firstIndex(where: { $0.isAbout(member) })
      {
        engine.conflicts.replaceSubrange(index...index, with: known)
      }
      // Those that gave way may hold with something else that has to go: they wait as well.
      var displaced: [ConflictMember] = []
      for broken in takeBroken(engine) {
        if waiting[..<index].contains(where: { $0.isSame(as: broken) }) {
          stayed.append(broken)
        } else {
          displaced.append(broken)
        }
      }
      if !displaced.isEmpty { waiting[index...] = sorted(displaced + waiting[index...])[...] }
    }
    for member in stayed {
      if case .constraint(let id) = member.source {
        engine.broken.insert(id)
      } else if let row = member.row, let rule = member.rule {
        engine.brokenRules.append((row, rule))
      }
    }
    engine.conflicts.removeAll { conflict in
      if let broken = conflict.broken { return !engine.broken.contains(broken) }
      guard let broken = conflict.brokenRule else { return false }
      return !engine.brokenRules.contains { $0.rule == broken }
    }
  }

  private mutating func bringBack(_ member: ConflictMember, _ engine: LayoutEngine) {
    if case .constraint(let id) = member.source {
      var draft = RowDraft()
      writeRow(of: id, priority: constraints[id.slot].constraint.priority, into: &draft)
      enter(draft, engine)
    } else {
      restore(member, engine)
    }
  }

  /// What is broken, off the engine's lists.
  private func takeBroken(_ engine: LayoutEngine) -> [ConflictMember] {
    defer { (engine.broken, engine.brokenRules) = ([], []) }
    let constraints = engine.broken.filter { contains($0) }
      .sorted { activation(of: $0) < activation(of: $1) }
    let rules = engine.brokenRules.map { entry in
      // Its constant may be another one by now.
      var rule = implied(by: entry.row, engine) ?? entry.rule
      rule.constraint.priority = entry.rule.constraint.priority
      return ConflictMember(source: rule.source, row: entry.row, rule: rule)
    }
    return constraints.map { ConflictMember(source: .constraint($0)) } + rules
  }

  /// From what would be broken last to what would be broken first.
  private func sorted(_ members: [ConflictMember]) -> [ConflictMember] {
    members.sorted { memberToBreak(among: [$0, $1]) == 1 }
  }
}

extension LayoutConflict {
  /// Whether `member` is what was broken.
  fileprivate func isAbout(_ member: ConflictMember) -> Bool {
    if case .constraint(let id) = member.source { return broken == id }
    return brokenRule != nil && brokenRule == member.rule
  }
}

extension ConflictMember {
  fileprivate func isSame(as other: ConflictMember) -> Bool {
    source == other.source && row == other.row
  }
}
