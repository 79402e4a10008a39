// SPDX-License-Identifier: MIT

public import AutoLayout

/// Where the items of a toolbar are, reading from left to right.
public struct ToolbarParts: Hashable, Sendable {
  /// The row of items.
  public var row: Rect
  /// A rectangle for each item, spaces included.
  public var items: [Rect]

  /// The height of items. Source, as for the distance between views: 17 saved views in toolbars of 44 and 49.
  private static let rowHeight = 44.0

  /// - Parameter widths: how wide each item is by itself; those of spaces do not count.
  public init(
    _ items: [BarContent.BarItem], widths: [Double], in frame: Rect, _ metrics: BarMetrics
  ) {
    let margin = NavigationBarParts.itemMargin(width: frame.width, platform: metrics.platform)
    let height = min(frame.height, metrics.toolbar)
    // What a bar above the home indicator is higher, it has above its items.
    let top = max(0, height - Self.rowHeight)
    row = Rect(
      x: frame.x + margin, y: frame.y + top, width: max(0, frame.width - 2 * margin),
      height: height - top)
    let lengths = zip(items, widths).map { item, width in
      item.isFlexibleSpace ? 0 : item.fixedSpace.map { $0 > 0 ? min($0, 1e4) : 0 } ?? width
    }
    // Items that no space separates keep a distance of their own; views have none between them.
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
  /// Whether the item is a gap between others.
  public var isSpace: Bool { isFlexibleSpace || fixedSpace != nil }
}
