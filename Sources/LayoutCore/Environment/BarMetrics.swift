// SPDX-License-Identifier: MIT

/// Heights of the system's bars in points, by device, release and how the device is held.
///
/// Sources: heights that Xcode saved. Those of tab bar and toolbar on a phone that lies, and of the
/// tab bar on a pad, are remembered, not measured.
public struct BarMetrics: Hashable, Sendable {
  public var idiom: Device.Idiom
  public var verticalSizeClass: SizeClass
  public var platform: PlatformVersion

  public init(
    idiom: Device.Idiom, verticalSizeClass: SizeClass = .regular,
    platform: PlatformVersion = .current
  ) {
    self.idiom = idiom
    self.verticalSizeClass = verticalSizeClass
    self.platform = platform
  }

  private var isFlat: Bool { idiom == .phone && verticalSizeClass == .compact }

  /// A navigation bar, without the strip of a large title.
  public var navigationBar: Double {
    if isFlat { return 32 }
    if platform.major >= 26 { return 54 }
    return idiom == .pad && platform.major >= 12 ? 50 : 44
  }

  /// The strip below a navigation bar that a large title takes; it is absent in compact height.
  public var largeTitle: Double { isFlat ? 0 : 52 }

  /// The navigation bar of a controller presented as a sheet.
  public var sheetNavigationBar: Double { isFlat ? 32 : 56 }

  public var tabBar: Double {
    if isFlat { return 32 }
    return idiom == .pad && platform.major >= 12 ? 50 : 49
  }

  /// The toolbar of a navigation controller.
  public var toolbar: Double { isFlat ? 32 : 44 }

  /// A toolbar that a view hierarchy places by itself.
  public var freeToolbar: Double {
    if isFlat { return 32 }
    return platform.major >= 14 ? 49 : 44
  }
}
