// SPDX-License-Identifier: MIT

public import Foundation

/// What a popover asks the class of its background view.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow where it meets the body, in points. The arrow stands off the corners by half of it.
  static func arrowBase() -> CGFloat
  /// From the arrow's base to its tip, in points: how far the body is from what the popover points at.
  static func arrowHeight() -> CGFloat
  /// Between the edges of the body, without the arrow, and the content.
  static func contentViewInsets() -> UIEdgeInsets
}

/// The background of a popover, arrow included, that ``UIPopoverPresentationController/popoverBackgroundViewClass`` names.
///
/// It is as large as the popover and lies behind the content. The popover sets ``arrowDirection`` and ``arrowOffset``
/// whenever it is placed; subclasses draw the arrow themselves.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// From the middle of the arrow's side to the arrow's middle, to the right or down, in points.
  open var arrowOffset: CGFloat = 0
  /// Where the arrow points.
  open var arrowDirection = UIPopoverArrowDirection.any

  open class func arrowBase() -> CGFloat { 0 }

  open class func arrowHeight() -> CGFloat { 0 }

  open class func contentViewInsets() -> UIEdgeInsets { .zero }

  /// No effect.
  open class var wantsDefaultContentAppearance: Bool { true }
}
