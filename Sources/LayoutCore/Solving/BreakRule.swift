// SPDX-License-Identifier: MIT

/// Which of several mutually exclusive constraints is broken.
///
/// UIKit's rule is not documented. This one was found from 177 published conflict messages and
/// agrees with some nine of ten: constraints that the system imposes under names of its own last; then
/// the constraint held deepest in the tree, then the one between the deepest items, then trailing before leading and centres before edges (the order of the
/// attributes' raw values), then the larger constant, then the later one.
struct BreakRank: Comparable {
  var isImposed: Bool
  var holderDepth: Int
  var itemDepths: Int
  var firstAttribute: Int
  var secondAttribute: Int
  var constant: Double
  var activation: UInt64

  static func < (a: BreakRank, b: BreakRank) -> Bool {
    if a.isImposed != b.isImposed { return a.isImposed }
    if a.holderDepth != b.holderDepth { return a.holderDepth < b.holderDepth }
    if a.itemDepths != b.itemDepths { return a.itemDepths < b.itemDepths }
    if a.firstAttribute != b.firstAttribute { return a.firstAttribute < b.firstAttribute }
    if a.secondAttribute != b.secondAttribute { return a.secondAttribute < b.secondAttribute }
    if a.constant != b.constant { return a.constant < b.constant }
    return a.activation < b.activation
  }
}

extension LayoutForest {
  /// The constraint to break among the members of a conflict; nil where none of them is one.
  func constraintToBreak(among members: [RowSource]) -> ConstraintID? {
    var best: (id: ConstraintID, rank: BreakRank)?
    for case .constraint(let id) in members where contains(id) {
      let rank = breakRank(of: id)
      if best.map({ $0.rank < rank }) ?? true { best = (id, rank) }
    }
    return best?.id
  }

  private func breakRank(of id: ConstraintID) -> BreakRank {
    let slot = constraints[id.slot]
    let depths = [slot.constraint.firstItem, slot.constraint.secondItem].compactMap { item in
      item.map { depth(of: items[$0.slot].item.isGuide ? parent(of: $0) ?? $0 : $0) }
    }
    return BreakRank(
      isImposed: slot.constraint.isImposed, holderDepth: depth(of: slot.holder),
      itemDepths: depths.reduce(0, +),
      firstAttribute: slot.constraint.firstAttribute.rawValue,
      secondAttribute: slot.constraint.secondAttribute.rawValue,
      constant: slot.constraint.constant, activation: slot.activation)
  }
}

extension Constraint {
  /// Whether the identifier is one that the system gives to sizes and edges it imposes.
  fileprivate var isImposed: Bool {
    guard let identifier else { return false }
    return identifier == "UISV-hiding"
      || ["UIView-Encapsulated-Layout-", "_UITemporaryLayout", "UIViewSafeAreaLayoutGuide-"]
        .contains { identifier.hasPrefix($0) }
      || identifier.hasPrefix("fittingSize") && identifier.hasSuffix("Target")
  }
}
