// SPDX-License-Identifier: MIT

import Typography
import UIKitComponents

extension ViewReader {
  /// The image that `element` names with the role `key`, by an attribute or an `<imageReference>`.
  ///
  /// - Parameters:
  ///   - font: the font beside which a symbol stands that is configured for none.
  ///   - scale: the scale of a symbol that is configured for none.
  func image(
    _ key: String, of element: IBElement, font: Font = .standardLabel,
    scale: ImageContent.SymbolScale = .medium
  ) -> ImageContent? {
    let reference = element.child(key: key)
    guard let name = element[key] ?? reference?["image"] else { return nil }
    let isSymbol = element["catalog"] == "system" || reference?["catalog"] == "system"
    if !isSymbol, let asset = document.resources.catalogImages[name] {
      return ImageContent(name: name, asset: asset, in: canvas.environment)
    }
    guard isSymbol || document.resources.images[name] == nil,
      let symbol = document.resources.symbols[name]
    else {
      return ImageContent(
        name: name, size: isSymbol ? nil : document.resources.images[name]?.size,
        isSymbol: isSymbol)
    }
    let configuration =
      element.child("preferredSymbolConfiguration")
      ?? element.children.first { $0.key?.hasPrefix("preferredSymbolConfiguration") == true }
    let description = configuration?.child(key: "fontDescription")
    let pointSize =
      description.map { self.font(IBFont(description: $0)).size }
      ?? configuration?.number("pointSize") ?? font.size
    // What the image itself is configured for counts before what its view prefers.
    let ownScale: ImageContent.SymbolScale =
      switch reference?["symbolScale"] ?? configuration?["scale"] {
      case "small": .small
      case "medium": .medium
      case "large": .large
      default: scale
      }
    return .symbol(named: name, declared: symbol.size, pointSize: pointSize, scale: ownScale)
  }
}
