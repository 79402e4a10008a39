// SPDX-License-Identifier: MIT

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
    width >= wideWidth && platform.toolsBuild >= 8_000 ? 20 : 16
  }

  /// The margins of a view of `width` points. Top and bottom are zero, because the safe area
  /// determines them.
  public static func insets(width: Double, platform: PlatformVersion) -> DirectionalEdgeInsets {
    let side = side(width: width, platform: platform)
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension PlatformVersion {
  /// Whether views have safe areas. Earlier releases only have layout guides of view controllers,
  /// and margins do not include them.
  package var hasSafeAreas: Bool { major >= 11 }
}
