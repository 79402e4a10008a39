// SPDX-License-Identifier: MIT

/// The least layout margins of a controller's view, which are also its own unless others are set.
///
/// Source: 555 recorded margins: 16 at 393 points and below, 20 at 400 and above, whatever the device;
/// 16 at any width before Xcode 8.
public enum RootMargins {
  /// The width from which the sides have 20 points.
  package static var wideWidth: Double { 400 }

  /// The margin at either side of a view of `width` points.
  public static func side(width: Double, platform: PlatformVersion) -> Double {
    width >= wideWidth && platform.toolsBuild >= 8_000 ? 20 : 16
  }

  /// The margins of a view of `width` points: those at top and bottom are the safe area's.
  public static func insets(width: Double, platform: PlatformVersion) -> DirectionalEdgeInsets {
    let side = side(width: width, platform: platform)
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension PlatformVersion {
  /// Whether views know which part of them bars and screen leave free. Before, layout guides of controllers
  /// alone did, and no margin took it in.
  package var hasSafeAreas: Bool { major >= 11 }
}
