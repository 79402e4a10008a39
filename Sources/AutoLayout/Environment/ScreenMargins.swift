// SPDX-License-Identifier: MIT

/// Margins that depend on the width of a view. UIKit's are in `UIKitComponents`.
public struct ScreenMargins: Hashable, Sendable {
  /// The margin at either side of a controller's view that is narrower than ``wideWidth``.
  public var narrowSide: Double
  /// The margin at either side of a controller's view of ``wideWidth`` or more.
  public var wideSide: Double
  public var wideWidth: Double
  /// The greatest width of the readable content guide.
  public var readableWidth: Double

  public init(narrowSide: Double, wideSide: Double, wideWidth: Double, readableWidth: Double) {
    self.narrowSide = narrowSide
    self.wideSide = wideSide
    self.wideWidth = wideWidth
    self.readableWidth = readableWidth
  }

  /// The margins of a controller's view `width` points wide: those at top and bottom are the safe
  /// area's.
  public func root(width: Double) -> DirectionalEdgeInsets {
    let side = width >= wideWidth ? wideSide : narrowSide
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Insets of the readable content guide of a view `width` points wide: the margins, or more where
  /// the guide would be wider than ``readableWidth``.
  func readable(_ margins: EdgeInsets, width: Double) -> EdgeInsets {
    var insets = margins
    let excess = max(0, width - insets.left - insets.right - readableWidth)
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }
}
