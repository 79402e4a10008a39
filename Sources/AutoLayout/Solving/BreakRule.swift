// SPDX-License-Identifier: MIT

/// The rank of a constraint among mutually exclusive ones. The constraint with the highest rank is
/// broken.
///
/// UIKit does not document its rule. This one was derived from 177 published conflict messages and
/// agrees with about nine of ten. It compares the following, in this order:
///
/// 1. Constraints that the system imposes under its own identifiers are broken last.
/// 2. The constraint with the deepest holder in the tree is broken first.
/// 3. The constraint between the deepest items is broken first. An item that is mentioned twice
///    counts once.
/// 4. Trailing is broken before leading, and centres before edges: the order of the attributes' raw
///    values.
/// 5. The larger constant is broken first.
/// 6. The later constraint is broken first.
///
/// Constraints of stack views count as later than activated ones and follow the same rule. So do
/// the rows that attach margins to their view.
///
/// A content size with a required priority gives way before all of these. Source: 97 recorded views
/// whose image, title or text does not fit the size from the constraints; Interface Builder keeps
/// to the constraints.
struct BreakRank: Comparable {
  var isContentSize = false
  var isImposed: Bool
  var holderDepth: Int
  var itemDepths: Int
  var firstAttribute: Int
  var secondAttribute: Int
  var constant: Double
  /// Whether the row is from a rule and not from a client's constraint.
  var isImplied: Bool
  var place: EntryPlace

  static func < (a: BreakRank, b: BreakRank) -> Bool {
    if a.isContentSize != b.isContentSize { return b.isContentSize }
    if a.isImposed != b.isImposed { return a.isImposed }
    if a.holderDepth != b.holderDepth { return a.holderDepth < b.holderDepth }
    if a.itemDepths != b.itemDepths { return a.itemDepths < b.itemDepths }
    if a.firstAttribute != b.firstAttribute { return a.firstAttribute < b.firstAttribute }
    if a.secondAttribute != b.secondAttribute { return a.secondAttribute < b.secondAttribute }
    if a.constant != b.constant { return a.constant < b.constant }
    if a.isImplied != b.isImplied { return b.isImplied }
    return a.place < b.place
  }
}

extension LayoutForest {
  /// The index of the member of a conflict to break; nil if none may be broken.
  func memberToBreak(among members: [ConflictMember]) -> Int? {
    var best: (index: Int, rank: BreakRank)?
    for (index, member) in members.enumerated() {
      guard let rank = breakRank(of: member) else { continue }
      if best.map({ $0.rank < rank }) ?? true { best = (index, rank) }
    }
    return best?.index
  }

  /// The constraint that UIKit breaks if these cannot all hold; nil if none is active.
  ///
  /// The result depends on the tree and not on the order of the list.
  package func constraintToBreak(among ids: [ConstraintID]) -> ConstraintID? {
    let members = ids.map { id in
      ConflictMember(source: .constraint(id), place: constraintPlace(of: id))
    }
    return memberToBreak(among: members).map { ids[$0] }
  }

  private func breakRank(of member: ConflictMember) -> BreakRank? {
    switch member.source {
    case .constraint(let id) where contains(id):
      let slot = constraints[id.slot]
      return breakRank(of: slot.constraint, heldBy: slot.holder, member)
    case .stack:
      guard let constraint = member.rule?.constraint else { return nil }
      let holder =
        constraint.secondItem.flatMap { closestCommonAncestor(constraint.firstItem, $0) }
      return breakRank(of: constraint, heldBy: holder ?? constraint.firstItem, member)
    case .guide(let guide) where items[guide.slot].item.kind == .guide(.layoutMargins):
      guard let constraint = member.rule?.constraint, let owner = parent(of: guide) else {
        return nil
      }
      return breakRank(of: constraint, heldBy: owner, member)
    case .contentSize(let item, _):
      return BreakRank(
        isContentSize: true, isImposed: false, holderDepth: depth(of: item),
        itemDepths: depth(of: item), firstAttribute: 0, secondAttribute: 0, constant: 0,
        isImplied: true, place: member.place)
    default: return nil
    }
  }

  private func breakRank(
    of constraint: Constraint, heldBy holder: ItemID, _ member: ConflictMember
  ) -> BreakRank {
    let depths = constraint.mentionedItems.map { item in
      depth(of: items[item.slot].item.isGuide ? parent(of: item) ?? item : item)
    }
    return BreakRank(
      isImposed: constraint.isImposed, holderDepth: depth(of: holder),
      itemDepths: depths.reduce(0, +),
      firstAttribute: constraint.firstAttribute.rawValue,
      secondAttribute: constraint.secondAttribute.rawValue,
      constant: constraint.constant, isImplied: member.rule != nil, place: member.place)
  }
}

extension Constraint {
  /// Whether the system gives this identifier to sizes and edges that it imposes.
  fileprivate var isImposed: Bool {
    guard let identifier else { return false }
    return identifier == "UISV-hiding"
      || ["UIView-Encapsulated-Layout-", "_UITemporaryLayout", "UIViewSafeAreaLayoutGuide-"]
        .contains { identifier.hasPrefix($0) }
      || identifier.hasPrefix("fittingSize") && identifier.hasSuffix("Target")
  }
}
