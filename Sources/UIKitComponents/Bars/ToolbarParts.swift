// SPDX-License-Identifier: MIT

public import AutoLayout

/// The frames of a toolbar's items in a left-to-right layout.
public struct ToolbarParts: Hashable, Sendable {
  /// The row of items.
  public var row: Rect
  /// The frame of each item, including spaces.
  public var items: [Rect]

  /// The height of items. Source, as for the distance between views: 17 saved views in toolbars of
  /// 44 and 49 points.
  private static let rowHeight = 44.0

  /// `widths` has the natural width of each item. The widths of spaces are ignored.
  public init(
    _ items: [BarContent.BarItem], widths: [Double], in frame: Rect, _ metrics: BarMetrics
  ) {
    let margin = NavigationBarParts.itemMargin(width: frame.width, platform: metrics.platform)
    let height = min(frame.height, metrics.toolbar)
    // The additional height of a bar above the home indicator is above its items.
    let top = max(0, height - Self.rowHeight)
    row = Rect(
      x: frame.x + margin, y: frame.y + top, width: max(0, frame.width - 2 * margin),
      height: height - top)
    let lengths = zip(items, widths).map { item, width in
      item.isFlexibleSpace ? 0 : item.fixedSpace.map { $0 > 0 ? min($0, 1e4) : 0 } ?? width
    }
    // Items without a space between them have a gap. Two views have none.
    let gaps = zip(items, items.dropFirst()).map {
      $0.isSpace || $1.isSpace || $0.viewWidth != nil && $1.viewWidth != nil ? 0.0 : 16
    }
    let flexible = items.count { $0.isFlexibleSpace }
    let slack = max(0, row.width - lengths.reduce(0, +) - gaps.reduce(0, +))
    self.items = []
    var x = row.x
    for (index, item) in items.enumerated() {
      let width = item.isFlexibleSpace ? slack / Double(max(1, flexible)) : lengths[index]
      self.items.append(Rect(x: x, y: row.y, width: width, height: row.height))
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
  }
}

extension BarContent.BarItem {
  /// Whether the item is a space between others.
  public var isSpace: Bool { isFlexibleSpace || fixedSpace != nil }
}
