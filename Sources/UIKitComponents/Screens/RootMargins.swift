// SPDX-License-Identifier: MIT

public import AutoLayout

/// The least layout margins of a controller's view, which are also its own unless others are set.
///
/// Source: 555 recorded margins: 16 at 393 points and below, 20 at 400 and above, whatever the device;
/// 16 at any width before Xcode 8.
public enum RootMargins {
  /// The width from which the sides have 20 points.
  package static var wideWidth: Double { 400 }

  /// The margin at either side of a view of `width` points.
  public static func side(width: Double, platform: PlatformVersion) -> Double {
    insets(width: width, platform: platform).leading
  }

  /// The margins of a view of `width` points: those at top and bottom are the safe area's.
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
