// SPDX-License-Identifier: MIT

import LayoutCore

extension UIView {
  /// Which parts of a view's frame follow its superview's size: margins and lengths that are
  /// flexible share what the superview gains or loses in proportion to their own size. What is
  /// fixed stays as it is; nothing flips with the reading direction.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// The distance from the left edges may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edges may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edges may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edges may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    var core: LayoutCore.AutoresizingMask {
      LayoutCore.AutoresizingMask(rawValue: UInt8(truncatingIfNeeded: rawValue & 63))
    }

    init(_ mask: LayoutCore.AutoresizingMask) {
      rawValue = UInt(mask.rawValue)
    }
  }

  /// How an image that differs in size from its view is drawn. It has no effect on layout.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds; the default.
    case scaleToFill = 0
    /// As large as fits, in the middle.
    case scaleAspectFit = 1
    /// As small as fills the bounds, in the middle; it may reach beyond.
    case scaleAspectFill = 2
    /// As `scaleToFill`: views that draw themselves have it called anew in UIKit.
    case redraw = 3
    /// At its own size in the middle; it may reach beyond, as for those below.
    case center = 4
    /// At its own size, in the middle of the top edge.
    case top = 5
    /// At its own size, in the middle of the bottom edge.
    case bottom = 6
    /// At its own size, in the middle of the left edge.
    case left = 7
    /// At its own size, in the middle of the right edge.
    case right = 8
    /// At its own size in that corner.
    case topLeft = 9
    /// At its own size in that corner.
    case topRight = 10
    /// At its own size in that corner.
    case bottomLeft = 11
    /// At its own size in that corner.
    case bottomRight = 12
  }

  /// How a view's tint reacts to what lies above it; it has no effect on layout.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }
}

/// What a view says about its content's relation to the reading direction. It counts for the view
/// itself and is not inherited.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content follows the reading direction.
  case unspecified = 0
  /// Controls of playing, which read from left to right everywhere.
  case playback = 1
  /// Directions in space, which read from left to right everywhere.
  case spatial = 2
  /// From left to right, whatever the reading direction.
  case forceLeftToRight = 3
  /// From right to left, whatever the reading direction.
  case forceRightToLeft = 4

  var core: LayoutCore.SemanticContentAttribute {
    LayoutCore.SemanticContentAttribute(rawValue: rawValue) ?? .unspecified
  }
}

/// The direction in which an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
