// SPDX-License-Identifier: MIT

import ConstraintSolver
import LayoutCore

/// What an `NSLayoutConstraint` is: the equation as a value, and its place in the forest while active.
///
/// Items are not kept alive. One that died makes the constraint unusable, not dangerous.
struct ConstraintStorage {
  weak var firstItem: (any LayoutItem)?
  weak var secondItem: (any LayoutItem)?
  /// The equation; nil for a constraint that `init()` made, which nothing can be done with.
  var constraint: Constraint?
  /// Where distances that are related as lengths begin.
  var firstOrigin: _LayoutAnchor?
  var secondOrigin: _LayoutAnchor?
  /// The multiplier as it was given; that of the equation differs for system spacing.
  var multiplier = 1.0
  /// The name of a system distance in descriptions, such as `NSLayoutAnchorConstraintSpace`.
  var spacing: String?
  /// The active constraint in the forest.
  var id: ConstraintID?
  var shouldBeArchived = false
  /// What the layout says of a constraint that it made itself.
  var generated: GeneratedConstraint?

  /// Makes the constant stand for multiples of the system's standard distance.
  mutating func setSpacing(_ multiple: Double, named name: String) {
    constraint?.systemSpacing = multiple
    spacing = name
  }

  /// Makes the constant a plain one.
  mutating func setConstant(_ value: Double) {
    constraint?.constant = value
    constraint?.systemSpacing = nil
    spacing = nil
  }
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
