// SPDX-License-Identifier: MIT

import AutoLayout
package import Typography
package import UIKitComponents

/// Reads values of elements that an item's content does not have, for code that creates objects.
package struct ElementValues: Sendable {
  private let reader: ViewReader

  package init(_ builder: SceneBuilder) {
    let canvas = SceneCanvas(
      document: builder.document, on: builder.graph.device, options: builder.options)
    reader = ViewReader(document: builder.document, options: builder.options, canvas: canvas)
  }

  /// The traits that select variations.
  package var traits: VariationTraits { reader.canvas.traits }

  /// The color with the key `key`; `nil` if it is not set.
  package func color(_ key: String, of element: IBElement) -> Color? {
    reader.colors.resolve(key, of: element)
  }

  package func color(_ color: IBColor) -> Color? { reader.colors.resolve(color) }

  /// The image with the key `key`; `nil` if it is not set.
  package func image(_ key: String, of element: IBElement) -> ImageContent? {
    reader.image(key, of: element)
  }

  /// The background of a bar appearance.
  package func backgroundLook(of appearance: IBElement) -> BarContent.BackgroundLook {
    reader.backgroundLook(of: appearance)
  }

  /// The font that the element describes; `nil` if it describes no font.
  package func font(of element: IBElement) -> Font? { IBFont(of: element).map(reader.font) }

  /// The text with the key `key`, without attributes.
  package func string(_ key: String, of element: IBElement) -> String? {
    IBText.plain(key, of: element)
  }

  /// The attributed text with the key `key`; `nil` if it is not set.
  package func text(
    attributed key: String, of element: IBElement, font: Font, color: Color
  ) -> ColoredText? {
    guard element.child(key: key)?.name == "attributedString" else { return nil }
    return IBText("", attributedKey: key, of: element).map {
      reader.text($0, font: font, color: color)
    }
  }
}
