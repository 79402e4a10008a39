// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutRendering
import Typography
import UIKitComponents

/// A view of a small scene, with its subviews.
struct View {
  var item: Item
  var subviews: [View]

  init(
    _ name: String = "UIView", _ frame: Rect, _ content: ItemContent = .none,
    background: Color? = nil, kind: ItemKind = .view, subviews: [View] = [],
    _ change: (inout Item) -> Void = { _ in }
  ) {
    item = Item(kind: kind, name: name)
    item.frame = frame
    item.content = content
    item.appearance.backgroundColor = background
    change(&item)
    self.subviews = subviews
  }
}

/// Lays out views with fixed frames.
func snapshot(
  _ root: View, platform: Int = 17, direction: LayoutDirection = .leftToRight, scale: Double = 2
) -> LayoutSnapshot {
  var forest = LayoutForest(
    environment: Environment(
      pixels: PixelGrid(scale: scale), direction: direction,
      platform: PlatformVersion(major: platform)))
  func add(_ views: [View], to parent: ItemID, of forest: inout LayoutForest) {
    for view in views { add(view.subviews, to: forest.add(view.item, to: parent), of: &forest) }
  }
  let id = forest.makeItem(root.item)
  add(root.subviews, to: id, of: &forest)
  return forest.layout(id)
}

/// Lays out one view with `content`, on a canvas that extends 10 points beyond each of its edges.
func snapshot(
  of content: ItemContent, _ width: Double, _ height: Double, platform: Int = 17,
  direction: LayoutDirection = .leftToRight
) -> LayoutSnapshot {
  snapshot(
    View(
      "Canvas", Rect(x: 0, y: 0, width: width + 20, height: height + 20),
      subviews: [View("Subject", Rect(x: 10, y: 10, width: width, height: height), content)]),
    platform: platform, direction: direction)
}

extension ColoredText {
  init(
    _ string: String, size: Double = 17, color: Color? = nil, alignment: TextAlignment = .natural
  ) {
    self.init(
      AttributedText(string, font: .system(size)), colors: color.map { [$0] } ?? [],
      alignment: alignment)
  }
}

extension DisplayList {
  /// The lines of text, in drawing order.
  var texts: [TextLine] {
    commands.compactMap { command in
      guard case .text(let line) = command else { return nil }
      return line
    }
  }

  /// The groups, in the order in which they are opened.
  var groups: [DrawingGroup] {
    commands.compactMap { command in
      guard case .begin(let group) = command else { return nil }
      return group
    }
  }

  /// The fill colours of shapes, in drawing order.
  var fills: [Color] {
    commands.compactMap { command in
      guard case .fill(_, .color(let color)) = command else { return nil }
      return color
    }
  }
}
