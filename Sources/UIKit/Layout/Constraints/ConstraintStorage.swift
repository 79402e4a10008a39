// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver

/// What an `NSLayoutConstraint` is: an equation, and what the core need not know about it.
///
/// The equation stands in one place: here while the constraint is inactive, in the forest while it is
/// active. It names its items and does not keep them alive: one that died makes the constraint unusable.
struct ConstraintStorage {
  enum Place {
    case object(Constraint)
    case forest(ConstraintID)
  }

  var place = Place.object(.unrelated)
  /// The multiple of a system distance that was asked for; nil for constraints made otherwise.
  var multiple: Double?
  /// The name of a system distance in descriptions, such as `NSLayoutAnchorConstraintSpace`.
  var spacing: String?
  var shouldBeArchived = false
  /// What the layout says of a constraint that it made itself.
  var generated: GeneratedConstraint?

  var id: ConstraintID? {
    if case .forest(let id) = place { id } else { nil }
  }

  var equation: Constraint {
    switch place {
    case .object(let constraint): constraint
    case .forest(let id): LayoutStore.current.forest.constraint(id) ?? .unrelated
    }
  }

  mutating func changeInactive(_ change: (inout Constraint) -> Void) {
    guard case .object(var constraint) = place else { return }
    change(&constraint)
    place = .object(constraint)
  }
}

extension Constraint {
  static let unrelated = Constraint(ItemID(index: .max, generation: 0), .notAnAttribute)
}

extension NSLayoutConstraint.Relation {
  var core: ConstraintSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  init(_ relation: ConstraintSolver.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
