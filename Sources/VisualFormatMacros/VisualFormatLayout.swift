// SPDX-License-Identifier: MIT

#if Macros
  public import AutoLayout
  public import Foundation

  /// What the expansions of `#visualFormat` say that anchors alone cannot.
  public enum VisualFormatLayout {
    // MARK: Superviews

    /// The superview of a view, which a format asks for with `|`.
    @MainActor
    public static func superview(of view: UIView) -> UIView {
      view.superview ?? missingSuperview()
    }

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

    /// Relates a width to a number of points.
    public static func constrain(
      width: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation,
      to points: some BinaryInteger
    ) -> NSLayoutConstraint {
      constrain(width, relation, toPoints: CGFloat(points))
    }

    /// Relates a width to a number of points.
    public static func constrain(
      width: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation,
      to points: some BinaryFloatingPoint
    ) -> NSLayoutConstraint {
      constrain(width, relation, toPoints: CGFloat(points))
    }

    /// Relates a width to that of a view.
    @MainActor
    public static func constrain(
      width: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation, to view: UIView
    ) -> NSLayoutConstraint {
      constrain(width, relation, to: view.widthAnchor)
    }

    /// Relates a width to that of a guide.
    @MainActor
    public static func constrain(
      width: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation, to guide: UILayoutGuide
    ) -> NSLayoutConstraint {
      constrain(width, relation, to: guide.widthAnchor)
    }

    /// Relates a height to a number of points.
    public static func constrain(
      height: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation,
      to points: some BinaryInteger
    ) -> NSLayoutConstraint {
      constrain(height, relation, toPoints: CGFloat(points))
    }

    /// Relates a height to a number of points.
    public static func constrain(
      height: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation,
      to points: some BinaryFloatingPoint
    ) -> NSLayoutConstraint {
      constrain(height, relation, toPoints: CGFloat(points))
    }

    /// Relates a height to that of a view.
    @MainActor
    public static func constrain(
      height: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation, to view: UIView
    ) -> NSLayoutConstraint {
      constrain(height, relation, to: view.heightAnchor)
    }

    /// Relates a height to that of a guide.
    @MainActor
    public static func constrain(
      height: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation, to guide: UILayoutGuide
    ) -> NSLayoutConstraint {
      constrain(height, relation, to: guide.heightAnchor)
    }

    private static func constrain(
      _ size: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation, toPoints points: CGFloat
    ) -> NSLayoutConstraint {
      switch relation {
      case .lessThanOrEqual: size.constraint(lessThanOrEqualToConstant: points)
      case .equal: size.constraint(equalToConstant: points)
      case .greaterThanOrEqual: size.constraint(greaterThanOrEqualToConstant: points)
      }
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
