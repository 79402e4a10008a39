// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension ViewReader {
  /// The image that `element` names with the role `key`, by an attribute or an `<imageReference>`.
  func image(_ key: String, of element: IBElement) -> ImageContent? {
    let reference = element.child(key: key)
    guard let name = element[key] ?? reference?["image"] else { return nil }
    let isSymbol = element["catalog"] == "system" || reference?["catalog"] == "system"
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
    return ImageContent(
      name: name, size: size(ofSymbol: symbol.size, configuration, reference), isSymbol: true)
  }

  /// The size of a symbol under a configuration, in points.
  ///
  /// `resources` holds symbols in a box of 128 points instead of their size. In text of 17 points the
  /// box is 20 points. Source: recorded frames of unconstrained symbols.
  private func size(
    ofSymbol box: Size, _ configuration: IBElement?, _ reference: IBElement?
  ) -> Size {
    var factor = max(box.width, box.height) > 96 ? 20.0 / 128 : 1
    let description = configuration?.child(key: "fontDescription")
    let pointSize =
      description.map { font(IBFont(description: $0)).size } ?? configuration?.number("pointSize")
    let scale: ImageContent.SymbolScale =
      switch configuration?["scale"] ?? reference?["symbolScale"] {
      case "small": .small
      case "large": .large
      default: .medium
      }
    factor *= ImageContent.symbolFactor(pointSize: pointSize ?? 17, scale: scale)
    return Size(width: box.width * factor, height: box.height * factor)
  }
}
