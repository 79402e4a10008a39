// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension Canvas {
  mutating func drawToolbar(_ bar: BarContent, _ view: ViewDrawing) {
    drawBarBackground(bar, view, isAtTop: false)
    let most = max(0, Int((view.safeFrame.width - 2 * NavigationBarParts.sideMargin) / 4))
    let items = Array((bar.leadingItems + bar.trailingItems).prefix(most))
    let parts = ToolbarParts(
      items, widths: items.map(view.measurer.width(of:)), in: view.safeFrame,
      BarMetrics(view.environment))
    for (item, frame) in zip(items, parts.items) where !item.isSpace {
      drawBarItem(
        item, in: frame.mirrored(in: parts.row, view.direction), bar.tint ?? view.tint, view)
    }
  }
}
