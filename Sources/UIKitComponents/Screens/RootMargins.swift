// SPDX-License-Identifier: MIT

public import AutoLayout

/// The minimum layout margins of a view controller's view. They are also its own margins unless
/// others are set.
///
/// Sources: 555 recorded margins: 16 at 393 points and below, 20 at 400 and above, whatever the
/// device; 16 at any width before Xcode 8. Layouts that a library recorded on an iPhone X, 13 and 13
/// mini in landscape have 16.
public enum RootMargins {
  /// The width from which on the side margins are 20 points.
  package static var wideWidth: Double { 400 }

  /// The margin on each side of a view of `width` points.
  public static func side(width: Double, platform: PlatformVersion) -> Double {
    insets(width: width, platform: platform).leading
  }

  /// The margins of a view of `width` points. Top and bottom are zero, because the safe area
  /// determines them.
  static func insets(width: Double, platform: PlatformVersion) -> DirectionalEdgeInsets {
    ScreenMargins(of: platform).root(width: width)
  }

  /// The margins of a view of `width` points on a screen in `environment`.
  public static func insets(width: Double, in environment: Environment) -> DirectionalEdgeInsets {
    ScreenMargins(in: environment).root(width: width)
  }
}

extension ScreenMargins {
  /// The margins of UIKit's screens in an environment.
  public init(in environment: Environment) {
    self.init(of: environment.platform)
    // A phone in landscape has the narrow margins of its portrait orientation, unless it is one of
    // the large phones, whose landscape has regular width.
    if environment.idiom == .phone, environment.verticalSizeClass == .compact,
      environment.horizontalSizeClass == .compact
    {
      wideSide = narrowSide
    }
  }

  /// The margins of UIKit's screens in a release.
  init(of platform: PlatformVersion) {
    self.init(
      narrowSide: 16, wideSide: platform.toolsBuild >= 8_000 ? 20 : 16,
      wideWidth: RootMargins.wideWidth,
      readableWidth: ReadableContent.greatestWidth)
  }
}
