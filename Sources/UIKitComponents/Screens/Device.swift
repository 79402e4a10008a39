// SPDX-License-Identifier: MIT

public import AutoLayout

/// A device model with its screens, safe areas and size classes.
public struct Device: Hashable, Sendable {
  /// The kind of device. It determines bars and navigation.
  public typealias Idiom = Environment.Idiom

  /// The properties that depend on the orientation. Sizes and insets are in points.
  public struct Screen: Hashable, Sendable {
    public var size: Size
    /// The safe area of a full-screen view without bars of view controllers.
    public var safeArea: EdgeInsets
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
  }

  /// The identifier in Interface Builder files, such as `retina6_12`, or one of the same form.
  public var identifier: String
  /// The models with this screen, oldest first, such as "iPhone 15".
  public var models: [String]
  public var idiom: Idiom
  /// Pixels per point.
  public var scale: Double
  public var portrait: Screen
  public var landscape: Screen
  /// The canvas whose insets the device has; nil for the hardware.
  public var canvas: CanvasEra?

  /// Whether the device has a home indicator and not a home button.
  public var hasHomeIndicator: Bool { portrait.safeArea.bottom > 0 }

  /// The oldest release that can run on the device. Home indicators, and the safe areas around
  /// them, were introduced by iOS 11.
  package var oldestPlatform: PlatformVersion { PlatformVersion(major: hasHomeIndicator ? 11 : 6) }

  public func screen(_ orientation: Orientation) -> Screen {
    orientation == .portrait ? portrait : landscape
  }
}
