// SPDX-License-Identifier: MIT

/// The traits that determine the components of a dynamic colour.
public struct ColorAppearance: Hashable, Sendable {
  public enum Style: UInt8, Hashable, Sendable { case light, dark }

  public enum Contrast: UInt8, Hashable, Sendable { case normal, high }

  /// Whether the interface is above another one, as a sheet is.
  public enum Level: UInt8, Hashable, Sendable { case base, elevated }

  public var style: Style
  public var contrast: Contrast
  public var level: Level

  public init(
    style: Style = .light, contrast: Contrast = .normal, level: Level = .base
  ) {
    self.style = style
    self.contrast = contrast
    self.level = level
  }

  /// All combinations, in the order of ``index``.
  package static let all: [ColorAppearance] = (0..<8).map { index in
    ColorAppearance(
      style: index & 1 == 0 ? .light : .dark, contrast: index & 2 == 0 ? .normal : .high,
      level: index & 4 == 0 ? .base : .elevated)
  }

  package var index: Int {
    Int(style.rawValue) | Int(contrast.rawValue) << 1 | Int(level.rawValue) << 2
  }
}

/// The traits that an item overrides for itself and its descendants.
public struct ColorAppearanceOverride: Hashable, Sendable {
  public var style: ColorAppearance.Style?
  public var contrast: ColorAppearance.Contrast?
  public var level: ColorAppearance.Level?

  public init(
    style: ColorAppearance.Style? = nil, contrast: ColorAppearance.Contrast? = nil,
    level: ColorAppearance.Level? = nil
  ) {
    self.style = style
    self.contrast = contrast
    self.level = level
  }

  public func applied(to inherited: ColorAppearance) -> ColorAppearance {
    ColorAppearance(
      style: style ?? inherited.style, contrast: contrast ?? inherited.contrast,
      level: level ?? inherited.level)
  }
}
