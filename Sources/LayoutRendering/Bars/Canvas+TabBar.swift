// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension Canvas {
  mutating func drawTabBar(_ bar: BarContent, _ view: ViewDrawing) {
    let (tabs, selected) = TabBarParts.shown(bar, view.environment)
    let items = tabs.prefix(max(0, Int(view.room.width / 20)))
    let tint = bar.tint ?? view.tint
    guard era != .glass else { return drawFloatingTabs(bar, Array(items), selected, tint, view) }
    drawBarBackground(bar, view, isAtTop: false)
    let parts = TabBarParts(count: items.count, in: view.room, view.environment)
    for (index, item) in items.enumerated() {
      let isSelected = index == selected
      drawTab(
        item, in: parts.buttons[index].mirrored(in: parts.row, view.direction),
        isSelected ? tint : bar.unselectedTint ?? Color(.inactiveTab), isSelected: isSelected,
        isWide: parts.placesTitlesBeside)
    }
  }

  private mutating func drawTab(
    _ item: BarContent.BarItem, in cell: Rect, _ color: Color, isSelected: Bool,
    isWide: Bool
  ) {
    let color = item.isEnabled ? color : Color(.tertiaryLabel)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    if isWide {
      let font = Font.system(13)
      let length = min(width(of: item.title, font: font) + 1, max(0, cell.width - 30))
      let start = cell.midX - (length + 28) / 2
      let icon = Rect(x: start, y: cell.midY - 10, width: 20, height: 20)
      tabIcon(image, in: icon, color)
      drawBadge(item, on: icon)
      draw(
        item.title, font: font, color: color,
        in: Rect(x: start + 28, y: cell.y, width: length, height: cell.height))
      return
    }
    let hasTitle = !item.title.isEmpty
    let icon = Rect(
      x: cell.midX - 12.5, y: hasTitle ? cell.y + 7 : cell.midY - 12.5, width: 25, height: 23)
    tabIcon(image, in: icon, color)
    drawBadge(item, on: icon)
    draw(
      item.title, font: .system(10, weight: .medium), color: color,
      in: Rect(x: cell.x + 2, y: cell.y + 34, width: max(0, cell.width - 4), height: 13))
  }

  private mutating func tabIcon(_ image: ImageContent?, in rect: Rect, _ color: Color) {
    if let image {
      icon(image, in: rect, color: color)
    } else {
      fill(.box(rect.centered(22, 22), radius: 6), color)
    }
  }

  /// A circle with a text, or a capsule around a longer one, at the upper right of the image.
  private mutating func drawBadge(_ item: BarContent.BarItem, on icon: Rect) {
    guard let badge = item.badge else { return }
    let font = Font.system(13)
    let place = TabBarParts.badge(width: width(of: badge, font: font), on: icon)
    fill(.capsule(place), item.badgeColor ?? Color(.systemRed))
    draw(badge, font: font, color: Color(.onTint), in: place)
  }

  /// The tab bar of iOS 26: a capsule of glass above the lower edge.
  private mutating func drawFloatingTabs(
    _ bar: BarContent, _ items: [BarContent.BarItem], _ selected: Int, _ tint: Color,
    _ view: ViewDrawing
  ) {
    guard !items.isEmpty else { return }
    let parts = TabBarParts(count: items.count, in: view.room, view.environment)
    if let capsule = parts.capsule { drawGlass(.capsule(capsule)) }
    for (index, item) in items.enumerated() {
      let cell = parts.buttons[index].mirrored(in: parts.row, view.direction)
      let isSelected = index == selected
      if isSelected { fill(.capsule(cell), Color(.tertiarySystemFill)) }
      drawTab(
        item, in: cell, isSelected ? tint : bar.unselectedTint ?? Color(.label),
        isSelected: isSelected, isWide: parts.placesTitlesBeside)
    }
  }
}
