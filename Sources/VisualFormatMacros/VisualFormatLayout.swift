// SPDX-License-Identifier: MIT

#if Macros && canImport(UIKit)
  public import UIKit
  public import Foundation

  /// Functions that expansions of `#visualFormat` call where anchors are not enough.
  @MainActor
  public enum VisualFormatLayout {
    // MARK: Superviews

    /// The superview of a view, for `|` in a format.
    public static func superview(of view: UIView) -> UIView { view.superview ?? missingSuperview() }

    /// The view that owns a guide, for `|` in a format.
    public static func superview(of guide: UILayoutGuide) -> UIView {
      guide.owningView ?? missingSuperview()
    }

    /// Raises UIKit's exception for visual formats. On Linux its handler may return. The result is
    /// then a new view, whose constraint has no common ancestor and cannot be activated.
    private static func missingSuperview() -> UIView {
      NSException(
        name: .invalidArgumentException,
        reason: "Unable to interpret '|' character, because the related view doesn't have a"
          + " superview", userInfo: nil
      ).raise()
      return UIView()
    }

    // MARK: Sizes
    //
    // The macro does not know the type of a variable in a size. The compiler chooses an overload.

    /// Constrains a size to a number of points.
    public static func constrain(
      _ size: NSLayoutDimension, along axis: NSLayoutConstraint.Axis,
      _ relation: NSLayoutConstraint.Relation, to points: some BinaryInteger
    ) -> NSLayoutConstraint { constrain(size, along: axis, relation, to: CGFloat(points)) }

    /// Constrains a size to a number of points.
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

    /// Constrains a size to that of a view on the same axis.
    public static func constrain(
      _ size: NSLayoutDimension, along axis: NSLayoutConstraint.Axis,
      _ relation: NSLayoutConstraint.Relation, to view: UIView
    ) -> NSLayoutConstraint {
      constrain(size, relation, to: axis == .horizontal ? view.widthAnchor : view.heightAnchor)
    }

    /// Constrains a size to that of a guide on the same axis.
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

    /// Sets the priority of a constraint and returns the constraint.
    public static func prioritized(
      _ constraint: NSLayoutConstraint, _ priority: CGFloat
    ) -> NSLayoutConstraint {
      constraint.priority = UILayoutPriority(Float(priority))
      return constraint
    }
  }
#endif
