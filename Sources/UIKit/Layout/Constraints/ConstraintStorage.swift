// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver

/// The data of an `NSLayoutConstraint`: its equation, and data that the engine does not need.
///
/// There is one copy of the equation. It is here while the constraint is inactive, and in the
/// forest while it is active. The equation does not retain its items. A constraint whose item was
/// released is unusable.
struct ConstraintStorage {
  enum Place {
    case object(Constraint)
    case forest(ConstraintID)
  }

  var place = Place.object(.unrelated)
  /// The requested multiple of a system distance. Nil for other constraints.
  var multiple: Double?
  /// The name of a system distance in descriptions, such as `NSLayoutAnchorConstraintSpace`.
  var spacing: String?
  var shouldBeArchived = false
  /// Details of a constraint that the layout has generated.
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
