// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension Canvas {
  mutating func drawNavigationBar(_ bar: BarContent, _ view: ViewDrawing) {
    let parts = NavigationBarParts(of: bar, in: view.room, BarMetrics(view.environment))
    let row = parts.row
    drawBarBackground(bar, view, isAtTop: true)
    let ink = bar.titleColor ?? ownGround(bar, view).map(ink) ?? Color(.label)
    let tint = bar.tint ?? view.tint

    if let area = parts.prompt { draw(bar.prompt, font: .system(13), color: ink, in: area) }

    let items = NavigationItemParts(of: bar, row: row, view.direction, view.measurer)
    drawBack(bar, items, tint, view)
    for (item, place) in zip(
      bar.leadingItems + bar.trailingItems, items.leading + items.trailing)
    {
      if let place { drawBarItem(item, in: place, tint) }
    }
    if let area = parts.largeTitle {
      // It grows with the text as far as the bar, whose height stays, has room.
      var font =
        bar.titleFont
        ?? .system(
          Font.preferred(.largeTitle, category: environment.contentSizeCategory).size, weight: .bold
        )
      font.size = min(font.size, area.height / 1.2)
      draw(
        bar.title, font: font, color: ink, in: area.drawable, .natural, direction: view.direction)
    } else if !bar.title.isEmpty {
      let font = bar.titleFont ?? .barTitle
      let length = width(of: bar.title, font: font) + 1
      if let place = items.title(width: length, row: row, view.direction) {
        draw(bar.title, font: font, color: ink, in: place)
      }
    }
  }

  /// The button that goes back.
  private mutating func drawBack(
    _ bar: BarContent, _ items: NavigationItemParts, _ tint: Color, _ view: ViewDrawing
  ) {
    guard let arrow = items.backArrow else { return }
    let name = view.direction == .leftToRight ? "chevron.left" : "chevron.right"
    if let circle = items.backCircle {
      drawGlass(.ellipse(circle))
      symbol(name, in: arrow, color: Color(.label), weight: 1.3)
    } else {
      symbol(name, in: arrow, color: tint, weight: 1.35)
    }
    if let title = items.backText, let place = items.backTitle {
      draw(title, font: .standardLabel, color: tint, in: place)
    }
  }

  /// Draws an item that is no view of its own.
  mutating func drawBarItem(_ item: BarContent.BarItem, in rect: Rect, _ tint: Color) {
    guard item.viewWidth == nil else { return }
    let own = item.tint ?? (era == .glass ? Color(.label) : tint)
    let ink = item.isEnabled ? own : Color(.tertiaryLabel)
    if era == .glass {
      let capsule = rect.centered(rect.width, min(44, rect.height))
      drawGlass(.capsule(capsule))
    }
    if let image = item.image {
      let place = rect.centered(Self.barIconSize(image))
      icon(image, in: place, color: ink)
      drawBadge(item, on: place)
    } else if item.title.isEmpty {
      symbol("", in: rect.centered(20, 20), color: ink)
    } else {
      draw(item.title, font: item.font, color: item.look.titleColor ?? ink, in: rect)
      drawBadge(item, on: Rect(x: rect.maxX - 10, y: rect.midY - 11, width: 10, height: 22))
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

  /// Black or white, whichever reads better on `ground`; the colour of text on a clear one.
  func ink(on ground: Color) -> Color {
    let ground = resolved(ground)
    return ground.alpha < 0.5 ? Color(.label) : ground.isLight ? .black : .white
  }
}
