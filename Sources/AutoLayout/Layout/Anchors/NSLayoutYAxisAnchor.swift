// SPDX-License-Identifier: MIT

public import Foundation

/// A horizontal edge, centre line or baseline: something that lies along the vertical axis.
///
/// The system's standard spacing is 8 points between edges. Between baselines it depends on the fonts:
/// here it is the distance of successive lines in the font that sets them further apart, as UIKit's own
/// formula is not public.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to `otherAnchor`, as a length that can be related to others.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// `self == below + multiplier × standard spacing`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier: multiplier)
  }

  /// `self >= below + multiplier × standard spacing`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// `self <= below + multiplier × standard spacing`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }
}
