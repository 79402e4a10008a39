// SPDX-License-Identifier: MIT

public import AutoLayout

/// A device model as a canvas: its screen, its safe areas and its size classes.
public struct Device: Hashable, Sendable {
  /// The kind of device, which decides bars and navigation.
  public typealias Idiom = Environment.Idiom

  /// What depends on how the device is held. Sizes and insets in points.
  public struct Screen: Hashable, Sendable {
    public var size: Size
    /// Insets of the safe area of a full-screen view without bars of controllers.
    public var safeArea: EdgeInsets
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
  }

  /// The identifier Interface Builder writes, such as `retina6_12`, or one of the same form.
  public var identifier: String
  /// Models with this screen, oldest first, such as "iPhone 15".
  public var models: [String]
  public var idiom: Idiom
  /// Pixels per point.
  public var scale: Double
  public var portrait: Screen
  public var landscape: Screen
  /// The canvas that shows the device; nil for the hardware itself.
  public var canvas: CanvasEra?

  /// Whether the lower edge of the screen has a home indicator in place of a button below it.
  public var hasHomeIndicator: Bool { portrait.safeArea.bottom > 0 }

  /// The oldest release that could run on the device: home indicators came with iOS 11, and with them the
  /// safe areas by which content avoids what surrounds them.
  package var oldestPlatform: PlatformVersion { PlatformVersion(major: hasHomeIndicator ? 11 : 6) }

  public func screen(_ orientation: Orientation) -> Screen {
    orientation == .portrait ? portrait : landscape
  }
}
