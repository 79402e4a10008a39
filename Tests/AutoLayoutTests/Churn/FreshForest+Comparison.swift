// SPDX-License-Identifier: MIT

import AutoLayout

extension FreshForest {
  /// The first difference between this forest's layout and `snapshot`; nil if there are no
  /// differences.
  mutating func difference(from snapshot: LayoutSnapshot, _ compared: inout Int) -> String? {
    let expected = forest.layout(root)
    guard snapshot.nodes.count == expected.nodes.count else {
      return "\(snapshot.nodes.count) views, fresh \(expected.nodes.count)"
    }
    guard snapshot.didSettle, expected.didSettle else { return nil }
    var isOpen: Set<ItemID> = []
    for (node, other) in zip(snapshot.nodes, expected.nodes) {
      let parent = other.parent.map { expected.nodes[$0].id }
      guard parent.map({ isOpen.contains($0) }) ?? false || forest.isAmbiguous(other.id) else {
        continue
      }
      isOpen.insert(other.id)
      // The insets of an ambiguous view depend on its place, and other views depend on its insets.
      // The rest of the tree is then ambiguous too.
      if !hasSameInsets(node, other), hasInsetRows(other.id) { return nil }
    }
    let conflicts = expected.conflicts.map { original($0) }
    if snapshot.conflicts.map({ Known($0) }) != conflicts {
      return "conflicts \(snapshot.conflicts), fresh \(conflicts)"
    }
    for (node, other) in zip(snapshot.nodes, expected.nodes) where !isOpen.contains(other.id) {
      compared += 1
      if node.frame != other.frame || !hasSameInsets(node, other) {
        return "\(node.id) \(node.frame) \(node.margins), fresh \(other.frame) \(other.margins)"
      }
    }
    return nil
  }

  /// The parts of a conflict that are compared.
  private struct Known: Hashable {
    var members: [RowSource]
    var broken: ConstraintID?
    var rule: RowSource?
    var constant: Double?

    init(_ conflict: LayoutConflict) {
      members = conflict.members
      broken = conflict.broken
      rule = conflict.brokenRule?.source
      constant = conflict.brokenRule?.constraint.constant
    }
  }

  /// A conflict of this forest, with the ids of the original forest.
  private func original(_ conflict: LayoutConflict) -> Known {
    var known = Known(conflict)
    known.members = known.members.map { original($0) }
    known.broken = known.broken.flatMap { originalConstraints[$0] }
    known.rule = known.rule.map { original($0) }
    return known
  }

  private func original(_ source: RowSource) -> RowSource {
    func item(_ id: ItemID) -> ItemID { originals[id] ?? id }
    return switch source {
    case .constraint(let id): .constraint(originalConstraints[id] ?? id)
    case .autoresizing(let id, let axis): .autoresizing(item(id), axis)
    case .contentSize(let id, let axis): .contentSize(item(id), axis)
    case .guide(let id): .guide(item(id))
    case .root(let id): .root(item(id))
    case .stack(let id, let role): .stack(item(id), role)
    case .nonNegative(let id, let axis): .nonNegative(item(id), axis)
    case .fittingTarget(let axis): .fittingTarget(axis)
    }
  }

  private func hasSameInsets(_ node: LayoutSnapshot.Node, _ other: LayoutSnapshot.Node) -> Bool {
    node.margins == other.margins && node.safeArea == other.safeArea
  }

  /// Whether any row depends on the margins or the safe area of `view`.
  private func hasInsetRows(_ view: ItemID) -> Bool {
    if case .stackView(let stack) = forest[view].kind, stack.isMarginsRelative { return true }
    let margins: ClosedRange =
      Attribute.leftMargin.rawValue...Attribute.centerYWithinMargins.rawValue
    let isTied = forest.constraints(mentioning: view).contains { id in
      guard let constraint = forest.constraint(id) else { return false }
      return margins.contains(constraint.firstAttribute.rawValue)
        || margins.contains(constraint.secondAttribute.rawValue)
    }
    let systemGuides: [ItemKind.GuideKind] = [
      .layoutMargins, .safeArea, .readableContent, .keyboard(aboveSafeArea: true),
    ]
    return isTied
      || forest.children(of: view).contains { child in
        systemGuides.contains { forest[child].kind == .guide($0) }
      }
  }
}
