// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension UIView {
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    public init(rawValue: UInt) { self.rawValue = rawValue }

    var core: AutoLayout.AutoresizingMask {
      AutoLayout.AutoresizingMask(rawValue: UInt8(truncatingIfNeeded: rawValue & 63))
    }

    init(_ mask: AutoLayout.AutoresizingMask) { rawValue = UInt(mask.rawValue) }
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill
    /// As ``scaleToFill``.
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  var core: AutoLayout.SemanticContentAttribute {
    AutoLayout.SemanticContentAttribute(rawValue: rawValue) ?? .unspecified
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
