// SPDX-License-Identifier: MIT

import AutoLayout
package import UIKitComponents

/// Turns the colours of a document into those of items.
///
/// The system's colours stay what they mean: the components that the document saved beside their names
/// are those of one appearance of one release, and count only for names that are not known.
package struct ColorResolver: Sendable {
  package var resources: IBResources

  package init(resources: IBResources) { self.resources = resources }

  /// The meaning of `color`, or `nil` for a name that nothing resolves.
  package func resolve(_ color: IBColor) -> Color? {
    switch color {
    case .components(let color):
      return color
    case .named(let name):
      if let color = resources.catalogColors[name] { return color }
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
    if let color = SystemColor(interfaceBuilderName: name) { return Color(color) }
    if case .components(let color) = resources.systemColors[name] { return color }
    return saved
  }
}
