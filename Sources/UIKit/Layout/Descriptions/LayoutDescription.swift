// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Typography
import UIKitComponents

/// Descriptions of views, guides, anchors and constraints, in the form that UIKit prints.
///
/// Source: the forms counted over 177 published conflict messages.
enum LayoutDescription {
  static func of(_ item: any LayoutItem) -> String {
    let head = "<\(ObjectDescription.className(of: item)): \(ObjectDescription.address(of: item))"
    let forest = LayoutStore.current.forest[item.item]
    if case .guide = forest.kind {
      return "\(head) - '\(forest.identifier ?? "")', layoutFrame = "
        + "{{\(forest.frame.x.printed), \(forest.frame.y.printed)}, "
        + "{\(forest.frame.width.printed), \(forest.frame.height.printed)}}>"
    }
    let known = (item as? UIView).map { view in
      let box = UncheckedAccess(view)
      return onMainActor { Details(box.value) }
    }
    var parts = [head, "frame = \(printed(known?.frame ?? forest.frame))"]
    if let transform = known?.transform { parts.append("transform = \(transform)") }
    if let text = text(of: forest.content) ?? known?.text, known?.printsText ?? true {
      parts.append("text = '\(text)'")
    }
    if forest.appearance.clipsToBounds { parts.append("clipsToBounds = YES") }
    if forest.appearance.alpha != 1 {
      parts.append("alpha = \(forest.appearance.alpha.printed)")
    }
    if forest.isHidden { parts.append("hidden = YES") }
    if let known, !known.isOpaque { parts.append("opaque = NO") }
    if let mask = printed(forest.autoresizingMask) { parts.append("autoresize = \(mask)") }
    parts += known?.rest ?? []
    return parts.joined(separator: "; ") + ">"
  }

  @MainActor
  private struct Details {
    let frame: Rect
    /// The transform as `[a, b, c, d, tx, ty]`. Nil for the identity.
    let transform: String?
    let isOpaque: Bool
    let printsText: Bool
    /// The text to print if the content has none.
    let text: String?
    let rest: [String]

    init(_ view: UIView) {
      (frame, isOpaque) = (view.currentFrame.core, view.isOpaque)
      (printsText, text) = (!(view is UIButton), (view as? UIButtonLabel)?.text)
      let map = view.transform
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0).printed }
      transform = map.isIdentity ? nil : "[\(numbers.joined(separator: ", "))]"
      var parts: [String] = []
      if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
      if view.tag != 0 { parts.append("tag = \(view.tag)") }
      // UIKit adds recognizers to buttons for their menus.
      if view is UIScrollView || view is UIButton || view.gestureRecognizers != nil {
        // Each access creates a new array, so the address of the view's state is printed.
        parts.append("gestureRecognizers = <NSArray: \(ObjectDescription.address(of: view.state))>")
      }
      if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
      if let image = (view as? UIImageView)?.image {
        parts.append("image = \(image.printedInViews)")
      }
      let layer = view.layer
      parts.append("layer = \(LayoutDescription.reference(to: layer))")
      rest = parts + view.descriptionDetails
    }
  }

  static func of(_ anchor: _LayoutAnchor) -> String {
    let kind =
      switch anchor.attribute.axis {
      case _ where anchor.attribute.isSize: "NSLayoutDimension"
      case .horizontal: "NSLayoutXAxisAnchor"
      default: "NSLayoutYAxisAnchor"
      }
    let item = anchor.object.map { bare($0) } ?? "(null)"
    return
      "<\(kind):\(ObjectDescription.address(of: anchor)) \"\(item).\(name(of: anchor.attribute))\">"
  }

  static func name(of attribute: Attribute) -> String {
    attribute == .notAnAttribute ? "notAnAttribute" : "\(attribute)"
  }

  /// An item in an equation: class, address, and the text or identifier that distinguishes it.
  static func bare(_ object: any LayoutItem) -> String {
    let item = LayoutStore.current.forest[object.item]
    let name = "\(ObjectDescription.className(of: object)):\(ObjectDescription.address(of: object))"
    // Texts are truncated, identifiers are not.
    if item.isGuide {
      // UIKit prints no identifier for the guides of controllers.
      return item.kind.isLayoutSupport ? name : name + "'\(item.identifier ?? "")'"
    }
    return name + (text(of: item.content).map { quoted($0) } ?? "")
  }

  /// The text that distinguishes a view from others of its class.
  static func text(of content: ItemContent) -> String? {
    let text: ColoredText? =
      switch content {
      case .label(let label): label.text
      case .button(let button): button.title
      case .textField(let field): field.text
      default: nil
      }
    guard let text, !text.isEmpty else { return nil }
    return text.text.string
  }

  private static func printed(_ frame: Rect) -> String {
    "(\(frame.x.printed) \(frame.y.printed); \(frame.width.printed) \(frame.height.printed))"
  }

  private static func printed(_ mask: AutoresizingMask) -> String? {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return mask.isEmpty
      ? nil : names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
