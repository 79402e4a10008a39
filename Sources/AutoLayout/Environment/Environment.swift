// SPDX-License-Identifier: MIT

public import Typography

/// The external inputs of a layout: device, size classes, layout direction, text size and release.
///
/// To try out rotation, Split View or Dynamic Type, change the environment and lay out again.
public struct Environment: Hashable, Sendable {
  /// The pixel grid that frames snap to.
  public var pixels: PixelGrid
  /// The layout direction of views that do not force their own.
  public var direction: LayoutDirection
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass
  /// The kind of device. It determines the heights of bars.
  public var idiom: Idiom
  /// Whether the screen has a home indicator. Toolbars are higher above one.
  public var hasHomeIndicator: Bool
  /// The user's preferred text size.
  public var contentSizeCategory: ContentSizeCategory
  /// The iOS release whose fonts and control metrics apply.
  public var platform: PlatformVersion
  /// The appearance of colours, unless an item overrides it. Layout does not depend on it.
  public var colorAppearance: ColorAppearance
  /// The form in which constraints express autoresizing masks.
  public var autoresizingForm: AutoresizingForm

  public init(
    pixels: PixelGrid = PixelGrid(scale: 2), direction: LayoutDirection = .leftToRight,
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    idiom: Idiom = .phone, hasHomeIndicator: Bool = false,
    contentSizeCategory: ContentSizeCategory = .large, platform: PlatformVersion = .current,
    colorAppearance: ColorAppearance = ColorAppearance(),
    autoresizingForm: AutoresizingForm = .edges
  ) {
    self.pixels = pixels
    self.direction = direction
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.hasHomeIndicator = hasHomeIndicator
    self.contentSizeCategory = contentSizeCategory
    self.platform = platform
    self.colorAppearance = colorAppearance
    self.autoresizingForm = autoresizingForm
  }

  /// A kind of device.
  public enum Idiom: Hashable, Sendable { case phone, pad, mac }

  /// Sets text in the fonts of the release.
  package var typesetter: Typesetter<SystemFontMeasurer> {
    Typesetter(measurer: SystemFontMeasurer(era: platform.typography))
  }
}
