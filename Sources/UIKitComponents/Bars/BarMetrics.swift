// SPDX-License-Identifier: MIT

public import AutoLayout

/// Heights of the system's bars in points, by device, release and how the device is held.
///
/// Source: heights that Xcode saved.
///
/// - Unverified: the heights of tab bar and toolbar on a phone that lies, of the tab bar on a pad, and
///   of the strip of a search bar.
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

  /// A status bar that a view hierarchy places by itself.
  public var statusBar: Double { 20 }

  /// A navigation bar, without what it has above and below its row of buttons.
  public var navigationBar: Double {
    if isFlat { return 32 }
    if isGlass { return 54 }
    return isTallPad ? 50 : 44
  }

  /// The strip below a navigation bar that a large title takes; it is absent in compact height.
  public var largeTitle: Double { isFlat ? 0 : 52 }

  /// What a prompt above the title adds to a navigation bar.
  public var prompt: Double { 30 }

  /// The strip below a navigation bar that a search bar takes.
  public var searchStrip: Double { 52 }

  /// The navigation bar of a controller presented as a sheet.
  public var sheetNavigationBar: Double { isFlat || isGlass ? navigationBar : 56 }

  /// How far below the upper edge of a sheet its navigation bar begins.
  public var sheetTop: Double { isGlass && !isFlat ? 16 : 0 }

  public var tabBar: Double {
    if isFlat { return 32 }
    return isTallPad ? 50 : 49
  }

  /// A toolbar, of a navigation controller or placed by a view hierarchy: higher above the home
  /// indicator of a phone (57 of 60 recorded heights), 44 points with a home button (25 of 25).
  public var toolbar: Double {
    if isFlat { return 32 }
    return idiom == .phone && hasHomeIndicator ? 49 : 44
  }
}
