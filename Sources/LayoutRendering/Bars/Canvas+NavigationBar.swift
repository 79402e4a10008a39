// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  mutating func drawNavigationBar(_ bar: BarContent, _ view: ViewDrawing) {
    let parts = NavigationBarParts(of: bar, in: view.safeFrame, BarMetrics(view.environment))
    let row = parts.row
    drawBarBackground(bar, view, isAtTop: true)
    let ink = bar.titleColor ?? explicitBackground(bar, view).map(ink) ?? Color(.label)
    let tint = bar.tint ?? view.tint

    if let area = parts.prompt { draw(bar.prompt, font: .system(13), color: ink, in: area) }

    let items = NavigationItemParts(of: bar, row: row, view.direction, view.measurer)
    drawBack(bar, items, tint, view)
    for (item, place) in zip(
      bar.leadingItems + bar.trailingItems, items.leading + items.trailing)
    {
      if let place { drawBarItem(item, in: place, tint, view) }
    }
    if let area = parts.largeTitle {
      // The font grows with the text size, but only as far as it fits the bar, whose height stays
      // the same.
      var font =
        bar.titleFont
        ?? .system(
          Font.preferred(.largeTitle, category: environment.contentSizeCategory).size, weight: .bold
        )
      font.size = min(font.size, area.height / 1.2)
      draw(
        bar.title, font: font, color: ink, in: area.offset(by: bar.titleOffset).drawable, .natural,
        direction: view.direction)
    } else {
      drawTitle(bar, items, row, ink, view)
    }
  }

  /// Draws the title and the subtitle below it.
  private mutating func drawTitle(
    _ bar: BarContent, _ items: NavigationItemParts, _ row: Rect, _ ink: Color, _ view: ViewDrawing
  ) {
    let lines = [
      (text: bar.title, font: bar.titleFont ?? .barTitle, color: ink, shift: -8.0),
      (
        text: bar.subtitle, font: bar.subtitleFont ?? .system(12),
        color: bar.subtitleColor ?? Color(.secondaryLabel), shift: 10.0
      ),
    ].filter { !$0.text.isEmpty }
    for line in lines {
      let length = width(of: line.text, font: line.font) + 1
      guard let place = items.title(width: length, row: row, view.direction) else { continue }
      var shift = bar.titleOffset
      if lines.count > 1 { shift.y += line.shift }
      draw(line.text, font: line.font, color: line.color, in: place.offset(by: shift).drawable)
    }
  }

  /// Draws the back button.
  private mutating func drawBack(
    _ bar: BarContent, _ items: NavigationItemParts, _ tint: Color, _ view: ViewDrawing
  ) {
    guard let arrow = items.backArrow else { return }
    let name = view.direction == .leftToRight ? "chevron.left" : "chevron.right"
    if let image = bar.backLook.background, let title = items.backTitle {
      let place = Rect(
        x: min(arrow.x, title.x), y: title.y,
        width: max(arrow.maxX, title.maxX) - min(arrow.x, title.x), height: title.height)
      drawBackground(image, of: bar.backLook, in: place.insetBy(-8, 0), view)
    }
    if let circle = items.backCircle { drawGlass(.ellipse(circle)) }
    if let image = bar.backImage {
      icon(image, in: arrow, color: items.backCircle == nil ? tint : Color(.label), on: view)
    } else if items.backCircle != nil {
      symbol(name, in: arrow, color: Color(.label), weight: 1.3)
    } else {
      symbol(name, in: arrow, color: tint, weight: 1.35)
    }
    if let title = items.backText, let place = items.backTitle {
      draw(
        title, font: bar.backLook.titleFont ?? .standardLabel,
        color: bar.backLook.titleColor ?? tint,
        in: place.offset(by: bar.backLook.titleOffset ?? .zero).drawable)
    }
  }

  /// Draws a bar button item that has no custom view.
  mutating func drawBarItem(
    _ item: BarContent.BarItem, in rect: Rect, _ tint: Color, _ view: ViewDrawing
  ) {
    guard item.viewWidth == nil else { return }
    let own = item.tint ?? (era == .glass ? Color(.label) : tint)
    let ink = item.isEnabled ? own : Color(.tertiaryLabel)
    if let image = item.look.background {
      drawBackground(image, of: item.look, in: rect, view)
    } else if era == .glass {
      let capsule = rect.centered(rect.width, min(44, rect.height))
      drawGlass(.capsule(capsule))
    }
    if let image = item.image {
      let place = rect.centered(image.barSize(in: rect.height)).inset(by: item.imageInsets).drawable
      icon(image, in: place, color: ink, on: view)
      drawBadge(item, on: place)
    } else if item.title.isEmpty {
      symbol("", in: rect.centered(20, 20), color: ink)
    } else {
      draw(
        item.title, font: item.font, color: item.look.titleColor ?? ink,
        in: rect.offset(by: item.look.titleOffset ?? .zero).drawable)
      drawBadge(item, on: Rect(x: rect.maxX - 10, y: rect.midY - 11, width: 10, height: 22))
    }
  }

  /// Draws the background image of a button in the bar.
  ///
  /// - Unverified: the height of the background images of bar buttons.
  private mutating func drawBackground(
    _ image: ImageContent, of look: BarContent.Look, in rect: Rect, _ view: ViewDrawing
  ) {
    let place = rect.centered(rect.width, max(0, min(30, rect.height - 8)))
    background(image, in: place.offset(by: look.backgroundOffset ?? .zero).drawable, on: view)
  }

  /// Draws a glass surface: a bright fill with a thin edge and a wide shadow.
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

  /// Black or white, whichever is easier to read on `background`; the label colour if `background`
  /// is mostly transparent.
  func ink(on background: Color) -> Color {
    let background = resolved(background)
    return background.alpha < 0.5 ? Color(.label) : background.isLight ? .black : .white
  }
}
