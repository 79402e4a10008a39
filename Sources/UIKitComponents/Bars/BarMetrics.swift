// SPDX-License-Identifier: MIT

public import AutoLayout

/// The heights of the system's bars in points, by device, orientation and release.
///
/// Source: heights that Xcode saved, and measurements on devices with iOS 26.
///
/// - Unverified: the heights of the tab bar and the toolbar on a phone in landscape, of the tab bar
///   on a pad, and of the strip of a search bar.
public struct BarMetrics: Hashable, Sendable {
  public var idiom: Device.Idiom
  public var verticalSizeClass: SizeClass
  public var platform: PlatformVersion
  public var hasHomeIndicator: Bool

  public init(
    idiom: Device.Idiom, verticalSizeClass: SizeClass = .regular, platform: PlatformVersion,
    hasHomeIndicator: Bool = false
  ) {
    self.idiom = idiom
    self.verticalSizeClass = verticalSizeClass
    self.platform = platform
    self.hasHomeIndicator = hasHomeIndicator
  }

  public init(_ environment: Environment) {
    self.init(
      idiom: environment.idiom, verticalSizeClass: environment.verticalSizeClass,
      platform: environment.platform, hasHomeIndicator: environment.hasHomeIndicator)
  }

  private var isFlat: Bool { idiom == .phone && verticalSizeClass == .compact }
  private var isGlass: Bool { platform.major >= 26 }
  private var isTallPad: Bool { idiom == .pad && platform.major >= 12 }

  /// The height of a status bar that is a plain view of a hierarchy.
  public var statusBar: Double { 20 }

  /// The height of a navigation bar's row of buttons.
  public var navigationBar: Double {
    if isFlat { return 32 }
    if isGlass { return 54 }
    return isTallPad ? 50 : 44
  }

  /// The height of the strip for a large title; 0 in a compact height.
  public var largeTitle: Double { isFlat ? 0 : 52 }

  /// The height that a prompt adds to a navigation bar.
  public var prompt: Double { platform.isDeviceOf26 ? 32 : 30 }

  /// The height of the strip for a search bar.
  public var searchStrip: Double { 52 }

  /// The height of the navigation bar in a sheet.
  public var sheetNavigationBar: Double { isFlat || isGlass ? navigationBar : 56 }

  /// The distance of a sheet's navigation bar from the upper edge of the sheet.
  public var sheetTop: Double { isGlass && !isFlat ? 16 : 0 }

  public var tabBar: Double {
    if isFlat { return 32 }
    return isTallPad ? 50 : 49
  }

  /// The height of a toolbar, whether of a navigation controller or a plain view of a hierarchy.
  ///
  /// It is 49 points above the home indicator of a phone (57 of 60 recorded heights), and 44 points
  /// with a home button (25 of 25). An app measured 48 on iOS 26, where 44 was before.
  public var toolbar: Double {
    if isFlat { return 32 }
    if platform.isDeviceOf26 { return 48 }
    return idiom == .phone && hasHomeIndicator ? 49 : 44
  }
}
