// SPDX-License-Identifier: MIT

/// Where the shapes of a font come from.
public enum FontFamily: Hashable, Sendable {
  /// The system font of the era: San Francisco, before iOS 9 Helvetica Neue.
  case system
  /// The system font with one advance for all characters.
  case monospacedSystem
  /// A font by its PostScript name or family, as files say: `"HelveticaNeue-Light"`, `"Futura"`.
  case named(String)
  /// A font that an app brings, measured by its own tables.
  case file(FontFile)
}
