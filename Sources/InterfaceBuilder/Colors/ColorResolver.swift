// SPDX-License-Identifier: MIT

import AutoLayout
package import UIKitComponents

/// Converts the colors of a document to the colors of items.
///
/// System colors stay system colors. The components that the document saved with a system color are
/// those of one appearance in one release. They are used only for unknown names.
package struct ColorResolver: Sendable {
  package var resources: IBResources

  package init(resources: IBResources) { self.resources = resources }

  /// The resolved color; `nil` for an unknown name.
  package func resolve(_ color: IBColor) -> Color? {
    switch color {
    case .components(let color):
      return color
    case .named(let name):
      if let color = resources.catalogColors[name] { return color }
      // If the saved value of a catalog color is a name, it can only be a system color.
      return switch resources.namedColors[name] {
      case .components(let color): color
      case .system(let name, let saved): system(name, saved: saved)
      case .named, nil: nil
      }
    case .system(let name, let saved):
      return system(name, saved: saved)
    }
  }

  /// The color with the key `key` in `element`; `nil` if it is not set or cannot be resolved.
  package func resolve(_ key: String, of element: IBElement) -> Color? {
    IBColor(key, of: element).flatMap(resolve)
  }

  private func system(_ name: String, saved: Color?) -> Color? {
    if let color = SystemColor(interfaceBuilderName: name) { return Color(color) }
    if case .components(let color) = resources.systemColors[name] { return color }
    return saved
  }
}
