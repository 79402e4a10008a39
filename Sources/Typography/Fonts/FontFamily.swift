// SPDX-License-Identifier: MIT

/// The source of a font's glyphs.
public enum FontFamily: Hashable, Sendable {
  /// The system font of the era: San Francisco, or Helvetica Neue before iOS 9.
  case system
  /// The system font with the same advance for all characters.
  case monospacedSystem
  /// A font by its PostScript name or family name, as in Interface Builder files:
  /// `"HelveticaNeue-Light"`, `"Futura"`.
  case named(String)
  /// A font of an app, measured by its own tables.
  case file(FontFile)
}
