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
  /// Makes a constraint between this anchor and another one, or with a constant alone. A multiple
  /// of 0 is a constant alone.
  ///
  /// In an optimized build, a view without other references may be released right after it returned
  /// its anchor. The constraint then still names the view's item.
  func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: _LayoutAnchor? = nil,
    multiplier: Double = 1, constant: Double = 0,
    as constraint: NSLayoutConstraint = NSLayoutConstraint()
  ) -> NSLayoutConstraint {
    if anchor != nil, multiplier == 0 {
      return related(relation, constant: constant, as: constraint)
    }
    var value = Constraint(
      place.item, attribute, relation.core, anchor?.place.item,
      anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    value.firstOrigin = origin
    value.secondOrigin = anchor?.origin
    constraint.relate(value)
    return constraint
  }

  /// Makes a constraint that keeps this anchor at the system's standard distance after `anchor`.
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

/// A vertical constraint with a system distance, which may depend on fonts.
///
/// The class is visible in descriptions and in the order of lists.
///
/// Source: published messages about constraints made with `constraint(equalToSystemSpacingBelow:)`.
final class _UISystemBaselineConstraint: NSLayoutConstraint {}
