// SPDX-License-Identifier: MIT

public import Foundation

/// A width, a height, or the distance of two anchors of an axis. Those of items are never negative:
/// every view and guide has a hidden required bound.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// An inactive constraint: this length is `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, constant: c)
  }

  /// An inactive constraint: this length is at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, constant: c)
  }

  /// An inactive constraint: this length is at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, constant: c)
  }

  /// An inactive, required constraint `self == m × anchor`. The factor is fixed from then on; a
  /// factor of 0 leaves a length of 0.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m)
  }

  /// An inactive, required constraint `self >= m × anchor`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// An inactive, required constraint `self <= m × anchor`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// `self == m × anchor + c`.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// `self >= m × anchor + c`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// `self <= m × anchor + c`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
