// SPDX-License-Identifier: MIT

public import Typography

/// Everything outside a tree of items that its layout depends on: the device and how it is held, the
/// reading direction, the text size, the release.
///
/// A value; changing it and laying out again is how rotation, split view or Dynamic Type are tried.
public struct Environment: Hashable, Sendable {
  /// The grid that frames snap to.
  public var pixels: PixelGrid
  /// The direction of views that do not force their own.
  public var direction: LayoutDirection
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass
  /// The kind of device, which decides how high bars are.
  public var idiom: Idiom
  /// Whether the screen has a home indicator, above which toolbars are higher.
  public var hasHomeIndicator: Bool
  /// The user's preferred text size.
  public var contentSizeCategory: ContentSizeCategory
  /// The release whose fonts and controls are measured.
  public var platform: PlatformVersion
  /// The appearance in which colours are drawn where no item overrides it. Layout does not depend on it.
  public var colorAppearance: ColorAppearance
  /// How constraints express autoresizing masks.
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
