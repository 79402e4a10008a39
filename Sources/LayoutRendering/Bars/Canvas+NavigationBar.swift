// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension Canvas {
  mutating func drawNavigationBar(_ bar: BarContent, _ view: ViewDrawing) {
    let parts = NavigationBarParts(of: bar, in: view.frame, BarMetrics(view.environment))
    let row = parts.row
    drawBarBackground(bar, view, isAtTop: true)
    let ink =
      bar.titleColor ?? (bar.barTint ?? view.appearance.backgroundColor).map(ink) ?? Color(.label)
    let tint = bar.tint ?? view.tint

    if let area = parts.prompt { draw(bar.prompt, font: .system(13), color: ink, in: area) }

    var leading = row.x + (era == .glass ? 16 : 8)
    if let back = bar.backTitle { leading = drawBack(back, row, tint, view) }
    leading = drawItems(bar.leadingItems, from: leading + 8, row, tint, view, isTrailing: false)
    let trailing = drawItems(
      bar.trailingItems, from: row.x + 16, row, tint, view, isTrailing: true)
    if let area = parts.largeTitle {
      // It grows with the text as far as the bar, whose height stays, has room.
      let asked = Font.preferred(.largeTitle, category: environment.contentSizeCategory).size
      draw(
        bar.title, font: .system(min(asked, area.height / 1.2), weight: .bold), color: ink,
        in: area.drawable, .natural, direction: view.direction)
    } else if !bar.title.isEmpty {
      drawTitle(bar.title, row, leading: leading, trailing: trailing, ink, view)
    }
  }

  /// The title in the middle of the bar, pushed aside where items are in its way.
  private mutating func drawTitle(
    _ title: String, _ row: Rect, leading: Double, trailing: Double, _ ink: Color,
    _ view: ViewDrawing
  ) {
    let font = Font.system(17, weight: .semibold)
    let start = leading + 6 - row.x
    let end = row.width - (trailing + 6 - row.x)
    guard end > start else { return }
    let length = min(width(of: title, font: font) + 1, end - start)
    let x = max(start, min(end - length, (row.width - length) / 2))
    let rect = Rect(x: row.x + x, y: row.y, width: length, height: row.height)
    draw(title, font: font, color: ink, in: rect.mirrored(in: row, view.direction))
  }

  /// The button that goes back; returns where it ends, counted from the leading side.
  private mutating func drawBack(
    _ title: String, _ row: Rect, _ tint: Color, _ view: ViewDrawing
  ) -> Double {
    let name = view.direction == .leftToRight ? "chevron.left" : "chevron.right"
    if era == .glass {
      let circle = Rect(x: row.x + 16, y: row.midY - 22, width: 44, height: 44)
      drawGlass(.ellipse(circle.mirrored(in: row, view.direction)))
      symbol(
        name, in: circle.insetBy(14, 13).mirrored(in: row, view.direction), color: Color(.label),
        weight: 1.3)
      return circle.maxX
    }
    let arrow = Rect(x: row.x + 8, y: row.midY - 10.5, width: 12.5, height: 21)
    symbol(name, in: arrow.mirrored(in: row, view.direction), color: tint, weight: 1.35)
    let font = Font.system(17)
    let length = min(width(of: title, font: font) + 1, row.width * 0.35)
    let label = Rect(x: arrow.maxX + 6, y: row.y, width: length, height: row.height)
    draw(title, font: font, color: tint, in: label.mirrored(in: row, view.direction))
    return label.maxX
  }

  /// Draws items side by side; returns where they end, counted from the side they start at.
  private mutating func drawItems(
    _ items: [BarContent.BarItem], from start: Double, _ row: Rect, _ tint: Color,
    _ view: ViewDrawing, isTrailing: Bool
  ) -> Double {
    var x = start
    let outer: LayoutDirection =
      isTrailing == (view.direction == .leftToRight) ? .rightToLeft : .leftToRight
    for item in items where !item.isFlexibleSpace {
      guard x < row.maxX else { break }
      if let space = item.fixedSpace {
        x += space.limited(to: 0...1e4)
        continue
      }
      let width = barItemWidth(item)
      let rect = Rect(x: x, y: row.y, width: width, height: row.height).mirrored(in: row, outer)
      drawBarItem(item, in: rect, tint)
      x += width + (era == .glass ? 12 : 16)
    }
    return x
  }

  func barItemWidth(_ item: BarContent.BarItem) -> Double {
    if item.image != nil || item.title.isEmpty { return era == .glass ? 44 : 24 }
    let width = width(of: item.title, font: .system(17)).limited(to: 0...1e4) + 1
    return era == .glass ? width + 24 : width
  }

  mutating func drawBarItem(_ item: BarContent.BarItem, in rect: Rect, _ tint: Color) {
    let ink = era == .glass ? Color(.label) : tint
    if era == .glass {
      let capsule = rect.centered(rect.width, min(44, rect.height))
      drawGlass(.capsule(capsule))
    }
    if let image = item.image {
      icon(image, in: rect.centered(Self.barIconSize(image)), color: ink)
    } else if item.title.isEmpty {
      symbol("", in: rect.centered(20, 20), color: ink)
    } else {
      draw(item.title, font: .system(17), color: ink, in: rect)
    }
  }

  /// The size of an item's image: its own where it is that of a bar's icon.
  private static func barIconSize(_ image: ImageContent) -> Size {
    let size = image.size ?? Size(width: 20, height: 20)
    let scale = min(1, 22 / max(size.width.drawable, size.height.drawable, 1))
    return Size(
      width: (size.width * scale).limited(to: 1...22),
      height: (size.height * scale).limited(to: 1...22))
  }

  /// A pane of glass: bright, with a fine edge and a wide shadow.
  mutating func drawGlass(_ shape: Shape) {
    let bounds: (Rect, Double)? =
      switch shape {
      case .rect(let rect): (rect, 0)
      case .roundedRect(let rect, let radius): (rect, radius)
      case .ellipse(let rect): (rect, rect.height / 2)
      case .path: nil
      }
    if let (rect, radius) = bounds {
      shadow(of: rect, radius: radius, blur: 10, drop: 3, strength: 0.07, layers: 5)
    }
    fill(shape, Color(.glass))
    stroke(shape, Color(.glassEdge), width: 0.5)
  }

  /// The background of a bar with its hairline, reaching to the edge of the screen where only the
  /// status bar or the home indicator lies between.
  mutating func drawBarBackground(_ bar: BarContent, _ view: ViewDrawing, isAtTop: Bool) {
    let frame = view.frame
    let gap = isAtTop ? frame.y - view.root.y : view.root.maxY - frame.maxY
    let reach = gap > 0 && gap <= 64 ? gap : 0
    let ground = Rect(
      x: frame.x, y: isAtTop ? frame.y - reach : frame.y, width: frame.width,
      height: frame.height + reach)
    guard let color = barBackground(bar, view, isAtTop: isAtTop) else { return }
    fill(.rect(ground), color)
    guard bar.barTint == nil, view.appearance.backgroundColor == nil else { return }
    let y = isAtTop ? ground.maxY : ground.y - hairline
    fill(
      .rect(Rect(x: frame.x, y: y, width: frame.width, height: hairline)), Color(.barHairline))
  }

  /// The colour behind a bar; nil where the content shows.
  func barBackground(_ bar: BarContent, _ view: ViewDrawing, isAtTop: Bool) -> Color? {
    if let color = bar.barTint ?? view.appearance.backgroundColor { return color }
    // A bar at the edge of its content shows none of its own: from iOS 13 with a large title, from
    // iOS 15 any navigation bar, on iOS 26 any bar.
    let major = view.environment.platform.major
    let isClear = isAtTop && (major >= 15 || (major >= 13 && bar.isLargeTitle))
    guard era != .glass, !isClear else { return nil }
    return bar.isTranslucent ? Color(.barBackground) : Color(.barBackground).withAlpha(1)
  }

  /// Black or white, whichever reads better on `ground`; the colour of text on a clear one.
  func ink(on ground: Color) -> Color {
    let ground = resolved(ground)
    return ground.alpha < 0.5 ? Color(.label) : ground.isLight ? .black : .white
  }
}
