// SPDX-License-Identifier: MIT

package import AutoLayout
import UIKitComponents

/// Finds a shape for the name of a system symbol.
///
/// The shapes are stand-ins of our own design. Variants (`.fill`, `.circle`, `.square.fill`,
/// `.slash`) are derived from the shape of the name before them.
package enum SymbolCatalog {
  /// The shape for `name`; a framed question mark for a name that is not in the catalog.
  package static func recipe(_ name: String) -> SymbolRecipe {
    if let exact = exact(name) { return exact }
    var words = name.split(separator: ".").map(String.init)
    guard words.count > 1, words.count < 12, let last = words.popLast() else { return unknown }
    let base = words.joined(separator: ".")
    switch last {
    case "fill":
      if let enclosure = words.last, enclosure == "circle" || enclosure == "square" {
        words.removeLast()
        return enclosed(words.joined(separator: "."), in: enclosure, isFilled: true)
      }
      return recipe(base)
    case "circle", "square": return enclosed(base, in: last, isFilled: false)
    case "slash": return recipe(base) + slash
    default: return recipe(base)
    }
  }

  /// The name of the shape that `name` has where one reads in this direction: arrows that are named by the direction
  /// of reading follow it.
  ///
  /// Source: Apple's Human Interface Guidelines, "Right to left": `chevron.forward` points left there.
  package static func name(_ name: String, reading direction: LayoutDirection) -> String {
    guard direction == .rightToLeft, name.hasPrefix("chevron.") || name.hasPrefix("arrow.") else {
      return name
    }
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map { word in
      word == "forward" ? "backward" : word == "backward" ? "forward" : word
    }
    return words.joined(separator: ".")
  }

  private static func exact(_ name: String) -> SymbolRecipe? {
    let key = aliases[name] ?? name
    if let text = recipes[key] { return SymbolRecipe(text) }
    // `message.fill` is the filled variant of what `message` stands for.
    guard name.hasSuffix(".fill"), let base = aliases[String(name.dropLast(5))],
      let text = recipes[base + ".fill"]
    else { return nil }
    return SymbolRecipe(text)
  }

  private static func enclosed(_ base: String, in enclosure: String, isFilled: Bool) -> SymbolRecipe
  {
    // An area can be a hole in another one, whatever is behind it.
    let solid = isFilled ? exact(base + ".fill").flatMap { $0.isSolid ? $0 : nil } : nil
    let inner = solid ?? recipe(base)
    let bounds = inner.bounds
    let scale = min(0.58, 11.5 / max(bounds.width, bounds.height, 1))
    let placement = Placement(
      offset: Point(x: 12 - bounds.midX * scale, y: 12 - bounds.midY * scale), scale: scale)
    let small = inner.placed(placement)
    guard let outer = exact(isFilled ? enclosure + ".fill" : enclosure) else { return inner }
    if inner.isSolid, isFilled { return outer.with(hole: small) }
    return outer + (isFilled ? small.asCut : small)
  }

  /// The corners of a frame around a question mark: no symbol looks like it.
  static let unknown = enclosed("questionmark", in: "viewfinder", isFilled: false)

  private static let slash = SymbolRecipe(
    parts: [
      .init(
        pen: .stroke, path: Path([.move(Point(x: 4, y: 3.5)), .line(Point(x: 20, y: 20.5))]))
    ])
}
