// SPDX-License-Identifier: MIT

public import AutoLayout

/// The minimum layout margins of a view controller's view. They are also its own margins unless
/// others are set.
///
/// Source: 555 recorded margins: 16 at 393 points and below, 20 at 400 and above, whatever the
/// device; 16 at any width before Xcode 8.
public enum RootMargins {
  /// The width from which on the side margins are 20 points.
  package static var wideWidth: Double { 400 }

  /// The margin on each side of a view of `width` points.
  public static func side(width: Double, platform: PlatformVersion) -> Double {
    insets(width: width, platform: platform).leading
  }

  /// The margins of a view of `width` points. Top and bottom are zero, because the safe area
  /// determines them.
  public static func insets(width: Double, platform: PlatformVersion) -> DirectionalEdgeInsets {
    ScreenMargins(of: platform).root(width: width)
  }
}

extension ScreenMargins {
  /// The margins of UIKit's screens in a release.
  public init(of platform: PlatformVersion) {
    self.init(
      narrowSide: 16, wideSide: platform.toolsBuild >= 8_000 ? 20 : 16,
      wideWidth: RootMargins.wideWidth,
      readableWidth: ReadableContent.greatestWidth)
  }
}
