// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  mutating func drawTabBar(_ bar: BarContent, _ view: ViewDrawing) {
    let (tabs, selected) = TabBarParts.shown(bar, view.environment)
    let items = tabs.prefix(max(0, Int(view.safeFrame.width / 20)))
    let tint = bar.tint ?? view.tint
    guard era != .glass else { return drawFloatingTabs(bar, Array(items), selected, tint, view) }
    drawBarBackground(bar, view, isAtTop: false)
    let parts = TabBarParts(
      count: items.count, in: view.safeFrame, view.environment, bar.tabPositioning)
    for (index, item) in items.enumerated() {
      let isSelected = index == selected
      let cell = parts.buttons[index].mirrored(in: parts.row, view.direction)
      if isSelected { drawSelection(bar, in: cell, view) }
      drawTab(
        item, in: cell, isSelected ? tint : bar.unselectedTint ?? Color(.inactiveTab),
        isSelected: isSelected, isWide: parts.placesTitlesBeside, view)
    }
  }

  private mutating func drawTab(
    _ item: BarContent.BarItem, in cell: Rect, _ color: Color, isSelected: Bool,
    isWide: Bool, _ view: ViewDrawing
  ) {
    let look = isSelected ? item.selectedLook : item.look
    let disabled = item.isEnabled ? nil : Color(.tertiaryLabel)
    let iconColor = disabled ?? look.iconColor ?? color
    let color = disabled ?? look.titleColor ?? color
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    let font = look.titleFont ?? (isWide ? .system(13) : .system(10, weight: .medium))
    let (icon, title) = TabBarParts.places(
      in: cell, hasTitle: !item.title.isEmpty,
      titleWidth: isWide ? width(of: item.title, font: font) : nil)
    let place = TabBarParts.place(of: image, in: icon, insets: item.imageInsets).drawable
    tabIcon(image, in: place, iconColor, view)
    drawBadge(item, on: icon)
    draw(
      item.title, font: font, color: color,
      in: title.offset(by: look.titleOffset ?? .zero).drawable)
  }

  /// Draws the selection indicator image at its own size, in the middle of the selected tab.
  private mutating func drawSelection(_ bar: BarContent, in cell: Rect, _ view: ViewDrawing) {
    guard let image = bar.selectionImage, !image.isEmpty else { return }
    let place = Self.imageRect(image.size, in: cell, .center)
    if let tint = bar.selectionTint {
      icon(image, in: place, color: tint, on: view)
    } else {
      background(image, in: place, on: view)
    }
  }

  private mutating func tabIcon(
    _ image: ImageContent?, in rect: Rect, _ color: Color, _ view: ViewDrawing
  ) {
    if let image {
      icon(image, in: rect, color: color, on: view)
    } else {
      fill(.box(rect.centered(22, 22), radius: 6), color)
    }
  }

  /// Draws a badge at the upper right of the icon: a circle, or a capsule around a longer text.
  mutating func drawBadge(_ item: BarContent.BarItem, on icon: Rect) {
    guard let badge = item.badge else { return }
    let font = item.badgeFont ?? .system(13)
    let width = badge.isEmpty ? nil : width(of: badge, font: font)
    let place = TabBarParts.badge(width: width, on: icon).offset(by: item.badgeOffset).drawable
    fill(.capsule(place), item.badgeColor ?? Color(.systemRed))
    draw(
      badge, font: font, color: item.badgeTextColor ?? Color(.onTint),
      in: place.offset(by: item.badgeTitleOffset).drawable)
  }

  /// Draws the tab bar of iOS 26: a glass capsule above the lower edge.
  private mutating func drawFloatingTabs(
    _ bar: BarContent, _ items: [BarContent.BarItem], _ selected: Int, _ tint: Color,
    _ view: ViewDrawing
  ) {
    guard !items.isEmpty else { return }
    let parts = TabBarParts(count: items.count, in: view.safeFrame, view.environment)
    if let capsule = parts.capsule { drawGlass(.capsule(capsule)) }
    for (index, item) in items.enumerated() {
      let cell = parts.buttons[index].mirrored(in: parts.row, view.direction)
      let isSelected = index == selected
      if isSelected {
        fill(.capsule(cell), Color(.tertiarySystemFill))
        drawSelection(bar, in: cell, view)
      }
      drawTab(
        item, in: cell, isSelected ? tint : bar.unselectedTint ?? Color(.label),
        isSelected: isSelected, isWide: parts.placesTitlesBeside, view)
    }
  }
}
