// SPDX-License-Identifier: MIT

#if Macros
  public import UIKit
  public import Foundation

  /// What the expansions of `#visualFormat` say that anchors alone cannot.
  public enum VisualFormatLayout {
    // MARK: Superviews

    /// The superview of a view, which a format asks for with `|`.
    @MainActor
    public static func superview(of view: UIView) -> UIView { view.superview ?? missingSuperview() }

    /// The view that owns a guide, which a format asks for with `|`.
    @MainActor
    public static func superview(of guide: UILayoutGuide) -> UIView {
      guide.owningView ?? missingSuperview()
    }

    /// Raises the exception of UIKit's formats; if its handler returns, the constraint has no view in
    /// common with the others and cannot be activated.
    @MainActor
    private static func missingSuperview() -> UIView {
      LayoutException.handler(
        LayoutException(
          name: "NSInvalidArgumentException",
          reason: "Unable to interpret '|' character, because the related view doesn't have a"
            + " superview"))
      return UIView()
    }

    // MARK: Sizes
    //
    // What a variable in a size is, only the compiler knows; it chooses among these.

    /// Relates a size to a number of points.
    public static func constrain(
      _ size: NSLayoutDimension, along axis: NSLayoutConstraint.Axis,
      _ relation: NSLayoutConstraint.Relation, to points: some BinaryInteger
    ) -> NSLayoutConstraint { constrain(size, along: axis, relation, to: CGFloat(points)) }

    /// Relates a size to a number of points.
    public static func constrain(
      _ size: NSLayoutDimension, along axis: NSLayoutConstraint.Axis,
      _ relation: NSLayoutConstraint.Relation, to points: some BinaryFloatingPoint
    ) -> NSLayoutConstraint {
      switch relation {
      case .lessThanOrEqual: size.constraint(lessThanOrEqualToConstant: CGFloat(points))
      case .equal: size.constraint(equalToConstant: CGFloat(points))
      case .greaterThanOrEqual: size.constraint(greaterThanOrEqualToConstant: CGFloat(points))
      }
    }

    /// Relates a size to that of a view on the same axis.
    @MainActor
    public static func constrain(
      _ size: NSLayoutDimension, along axis: NSLayoutConstraint.Axis,
      _ relation: NSLayoutConstraint.Relation, to view: UIView
    ) -> NSLayoutConstraint {
      constrain(size, relation, to: axis == .horizontal ? view.widthAnchor : view.heightAnchor)
    }

    /// Relates a size to that of a guide on the same axis.
    @MainActor
    public static func constrain(
      _ size: NSLayoutDimension, along axis: NSLayoutConstraint.Axis,
      _ relation: NSLayoutConstraint.Relation, to guide: UILayoutGuide
    ) -> NSLayoutConstraint {
      constrain(size, relation, to: axis == .horizontal ? guide.widthAnchor : guide.heightAnchor)
    }

    private static func constrain(
      _ size: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation,
      to other: NSLayoutDimension
    ) -> NSLayoutConstraint {
      switch relation {
      case .lessThanOrEqual: size.constraint(lessThanOrEqualTo: other)
      case .equal: size.constraint(equalTo: other)
      case .greaterThanOrEqual: size.constraint(greaterThanOrEqualTo: other)
      }
    }

    // MARK: Priorities

    /// The constraint with a priority.
    public static func prioritized(
      _ constraint: NSLayoutConstraint, _ priority: CGFloat
    ) -> NSLayoutConstraint {
      constraint.priority = UILayoutPriority(Float(priority))
      return constraint
    }
  }
#endif
