// SPDX-License-Identifier: MIT

public import AutoLayout

/// The components of system colours in an appearance and a group of releases.
public struct Palette: Hashable, Sendable {
  public var appearance: ColorAppearance
  public var era: ControlEra
  /// The colour of ``SystemColor/tint``; nil uses the system's tint.
  public var tint: Color?

  public init(_ appearance: ColorAppearance = ColorAppearance(), era: ControlEra = .filled) {
    self.appearance = appearance
    self.era = era
  }

  public init(_ appearance: ColorAppearance = ColorAppearance(), of platform: PlatformVersion) {
    self.init(appearance, era: ControlEra(platform))
  }

  /// The components of a system colour.
  public subscript(color: SystemColor) -> Color {
    if color == .tint, let tint {
      var palette = self
      palette.tint = nil
      return tint.resolved(in: palette)
    }
    let values = color.values(in: era)
    let isHigh = appearance.contrast == .high
    let shade: Shade
    switch (appearance.style, appearance.level) {
    case (.light, _): shade = isHigh ? values.lightHigh : values.light
    case (.dark, .base): shade = isHigh ? values.darkHigh : values.dark
    case (.dark, .elevated): shade = isHigh ? values.elevatedHigh : values.elevated
    }
    return Color(rgb: shade.rgb, alpha: shade.alpha)
  }
}

/// The components of a colour in the table.
struct Shade {
  /// The components as in HTML, such as `0xFF8800`.
  var rgb: UInt32
  var alpha: Double
}

/// The components of a colour in all appearances.
struct Shades {
  var light: Shade
  var dark: Shade
  var lightHigh: Shade
  var darkHigh: Shade
  /// The components at the elevated level. They differ only in the dark style.
  var elevated: Shade
  var elevatedHigh: Shade

  init(
    _ light: UInt32, _ alpha: Double = 1, dark: UInt32? = nil, _ darkAlpha: Double? = nil,
    high: UInt32? = nil, _ highAlpha: Double? = nil, darkHigh: UInt32? = nil,
    _ darkHighAlpha: Double? = nil, elevated: UInt32? = nil, elevatedHigh: UInt32? = nil
  ) {
    let ownDark = Shade(rgb: dark ?? light, alpha: darkAlpha ?? alpha)
    self.light = Shade(rgb: light, alpha: alpha)
    self.dark = ownDark
    lightHigh = Shade(rgb: high ?? light, alpha: highAlpha ?? alpha)
    let ownDarkHigh = Shade(rgb: darkHigh ?? ownDark.rgb, alpha: darkHighAlpha ?? ownDark.alpha)
    self.darkHigh = ownDarkHigh
    self.elevated = Shade(rgb: elevated ?? ownDark.rgb, alpha: ownDark.alpha)
    self.elevatedHigh = Shade(
      rgb: elevatedHigh ?? elevated ?? ownDarkHigh.rgb, alpha: ownDarkHigh.alpha)
  }
}
