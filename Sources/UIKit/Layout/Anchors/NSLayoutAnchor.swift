// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

open class NSLayoutAnchor<AnchorType: AnyObject>: _LayoutAnchor {
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor) }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: c) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: c) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: c) }
}

extension _LayoutAnchor {
  /// The constraint of this anchor to another one, or to a constant alone. A view that nothing else
  /// keeps may die before, as soon as an optimised build has asked it for its anchor: it is then
  /// mentioned all the same.
  func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: _LayoutAnchor? = nil,
    multiplier: Double = 1, constant: Double = 0,
    as constraint: NSLayoutConstraint = NSLayoutConstraint()
  ) -> NSLayoutConstraint {
    var value = Constraint(
      place.item, attribute, relation.core, anchor?.place.item,
      anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    value.firstOrigin = origin
    value.secondOrigin = anchor?.origin
    constraint.relate(value)
    return constraint
  }

  /// The constraint that keeps this anchor the system's standard distance after `anchor`.
  func spaced(
    _ relation: NSLayoutConstraint.Relation, after anchor: _LayoutAnchor, multiplier: Double
  ) -> NSLayoutConstraint {
    let constraint = related(
      relation, to: anchor, constant: multiplier * SystemSpacing.betweenEdges,
      as: attribute.axis == .vertical ? _UISystemBaselineConstraint() : NSLayoutConstraint())
    constraint.setSystemSpacing(multiplier, named: "NSLayoutAnchorConstraintSpace")
    return constraint
  }
}

/// A constraint that keeps a system distance down the page, which may depend on fonts. The class shows
/// in descriptions and in the order of lists.
///
/// Source: published messages about constraints made with `constraint(equalToSystemSpacingBelow:)`.
final class _UISystemBaselineConstraint: NSLayoutConstraint {}
