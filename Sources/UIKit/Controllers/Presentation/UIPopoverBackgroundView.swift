// SPDX-License-Identifier: MIT

public import Foundation

/// The metrics that the class of a popover's background view provides.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow at its base, in points. The distance of the arrow from the corners is
  /// half of it.
  static func arrowBase() -> CGFloat
  /// The length of the arrow, in points. It is the distance of the body from the source rectangle.
  static func arrowHeight() -> CGFloat
  /// The insets of the content from the edges of the body, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
}

/// The background of a popover with a
/// ``UIPopoverPresentationController/popoverBackgroundViewClass``, including the arrow.
///
/// It has the size of the popover and is behind the content. The popover sets ``arrowDirection``
/// and ``arrowOffset`` whenever it is placed. Subclasses draw the arrow.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance from the centre of the arrow's side to the centre of the arrow, to the right or
  /// down, in points.
  open var arrowOffset: CGFloat = 0
  open var arrowDirection = UIPopoverArrowDirection.any

  open class func arrowBase() -> CGFloat { 0 }

  open class func arrowHeight() -> CGFloat { 0 }

  open class func contentViewInsets() -> UIEdgeInsets { .zero }

  /// No effect.
  open class var wantsDefaultContentAppearance: Bool { true }
}
