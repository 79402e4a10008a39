// SPDX-License-Identifier: MIT

package import LayoutCore

/// Turns the colours of a document into components, under one appearance.
package struct ColorResolver: Sendable {
  package var resources: IBResources
  package var isDark: Bool
  /// Whether ``isDark`` is also the appearance in which the document was saved. Only then do the
  /// components that it saved beside a system colour's name hold.
  package var isSavedAppearance: Bool

  package init(resources: IBResources, isDark: Bool, isSavedAppearance: Bool) {
    self.resources = resources
    self.isDark = isDark
    self.isSavedAppearance = isSavedAppearance
  }

  /// The components of `color`, or `nil` for a name that nothing resolves.
  package func resolve(_ color: IBColor) -> Color? {
    switch color {
    case .components(let color):
      return color
    case .named(let name):
      // A catalog colour whose saved value is itself a name goes no further than the system.
      return switch resources.namedColors[name] {
      case .components(let color): color
      case .system(let name, let saved): system(name, saved: saved)
      case .named, nil: nil
      }
    case .system(let name, let saved):
      return system(name, saved: saved)
    }
  }

  /// The colour with the role `key` in `element`; `nil` where none is set or none resolves.
  package func resolve(_ key: String, of element: IBElement) -> Color? {
    IBColor(key, of: element).flatMap(resolve)
  }

  private func system(_ name: String, saved: Color?) -> Color? {
    let known = SystemColors.color(name, isDark: isDark)
    guard isSavedAppearance || known == nil else { return known }
    if case .components(let color) = resources.systemColors[name] { return color }
    return known ?? saved
  }
}
