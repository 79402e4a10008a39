// SPDX-License-Identifier: MIT

import LayoutCore

extension Canvas {
  mutating func drawToolbar(_ bar: BarContent, _ view: ViewDrawing) {
    drawBarBackground(bar, view, isAtTop: false)
    let row = Rect(
      x: view.frame.x + 16, y: view.frame.y, width: max(0, view.frame.width - 32),
      height: min(view.frame.height, 49))
    let items = (bar.leadingItems + bar.trailingItems).prefix(max(0, Int(row.width / 4)))
    let widths = items.map { item in
      item.isFlexibleSpace ? 0 : item.fixedSpace?.limited(to: 0...1e4) ?? barItemWidth(item)
    }
    let flexible = items.filter(\.isFlexibleSpace).count
    // Items that no space separates keep a distance of their own.
    let gaps = zip(items, items.dropFirst()).map { a, b in
      Self.isSpace(a) || Self.isSpace(b) ? 0.0 : 16
    }
    let slack = max(0, row.width - widths.reduce(0, +) - gaps.reduce(0, +))
    var x = row.x
    for (index, item) in items.enumerated() {
      let width = item.isFlexibleSpace ? slack / Double(max(1, flexible)) : widths[index]
      if !Self.isSpace(item) {
        let cell = Rect(x: x, y: row.y, width: width, height: row.height)
        drawBarItem(item, in: cell.mirrored(in: row, view.direction), bar.tint ?? view.tint)
      }
      x += width + (gaps.indices.contains(index) ? gaps[index] : 0)
    }
  }

  private static func isSpace(_ item: BarContent.BarItem) -> Bool {
    item.isFlexibleSpace || item.fixedSpace != nil
  }
}
