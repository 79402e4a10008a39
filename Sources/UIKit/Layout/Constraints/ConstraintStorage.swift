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
}

/// Changes of the equation, in the object or in the forest. The forest queues the constraint's row,
/// and the next pass enters it.
extension ConstraintStorage {
  mutating func setConstant(_ value: Double) throws(ConstraintError) {
    switch place {
    case .object(var constraint):
      try constraint.setConstant(value)
      place = .object(constraint)
    case .forest(let id):
      try LayoutStore.current.forest.setConstant(value, of: id)
      LayoutStore.current.scheduleLayout()
    }
    spacing = nil
  }

  mutating func setPriority(_ value: Float) throws(ConstraintError) {
    switch place {
    case .object(var constraint):
      try constraint.setPriority(value)
      place = .object(constraint)
    case .forest(let id):
      try LayoutStore.current.forest.setPriority(value, of: id)
      LayoutStore.current.scheduleLayout()
    }
  }

  mutating func setIdentifier(_ value: String?) {
    switch place {
    case .object(var constraint):
      constraint.identifier = value
      place = .object(constraint)
    case .forest(let id): LayoutStore.current.forest.setIdentifier(value, of: id)
    }
  }

  /// Makes the constant of an inactive constraint a multiple of the system's standard distance.
  mutating func setSystemSpacing(_ multiple: Double, named name: String) {
    if case .object(var constraint) = place {
      constraint.systemSpacing = multiple
      place = .object(constraint)
    }
    (self.multiple, spacing) = (multiple, name)
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
