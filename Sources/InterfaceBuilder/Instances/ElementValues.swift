// SPDX-License-Identifier: MIT

import AutoLayout
package import Typography
package import UIKitComponents

/// Reads off elements what code is to be told in its own terms and no content of an item holds.
package struct ElementValues: Sendable {
  private let reader: ViewReader

  package init(_ builder: SceneBuilder) {
    let canvas = SceneCanvas(
      document: builder.document, on: builder.graph.device, options: builder.options)
    reader = ViewReader(document: builder.document, options: builder.options, canvas: canvas)
  }

  /// The traits that decide which variations hold.
  package var traits: VariationTraits { reader.canvas.traits }

  /// The colour with the role `key`; `nil` where none is set.
  package func color(_ key: String, of element: IBElement) -> Color? {
    reader.colors.resolve(key, of: element)
  }

  package func color(_ color: IBColor) -> Color? { reader.colors.resolve(color) }

  /// The image with the role `key`; `nil` where none is set.
  package func image(_ key: String, of element: IBElement) -> ImageContent? {
    reader.image(key, of: element)
  }

  /// What an appearance of a bar says of the background.
  package func backgroundLook(of appearance: IBElement) -> BarContent.BackgroundLook {
    reader.backgroundLook(of: appearance)
  }

  /// The font that the element describes; `nil` where it describes none.
  package func font(of element: IBElement) -> Font? { IBFont(of: element).map(reader.font) }

  /// The text with the role `key`, attributes left out.
  package func string(_ key: String, of element: IBElement) -> String? {
    IBText.plain(key, of: element)
  }

  /// The text with attributes under `key`; `nil` where there is none.
  package func text(
    attributed key: String, of element: IBElement, font: Font, color: Color
  ) -> ColoredText? {
    guard element.child(key: key)?.name == "attributedString" else { return nil }
    return IBText("", attributedKey: key, of: element).map {
      reader.text($0, font: font, color: color)
    }
  }
}
