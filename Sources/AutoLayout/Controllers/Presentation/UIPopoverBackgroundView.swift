// SPDX-License-Identifier: MIT

public import Foundation

/// Never called.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  static func arrowBase() -> CGFloat
  static func arrowHeight() -> CGFloat
  static func contentViewInsets() -> UIEdgeInsets
}

/// No effect.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  open var arrowOffset: CGFloat = 0
  open var arrowDirection = UIPopoverArrowDirection.any

  open class func arrowBase() -> CGFloat { 0 }

  open class func arrowHeight() -> CGFloat { 0 }

  open class func contentViewInsets() -> UIEdgeInsets { .zero }

  open class var wantsDefaultContentAppearance: Bool { true }
}
