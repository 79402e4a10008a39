// SPDX-License-Identifier: MIT

/// Where the items of a toolbar are, reading from left to right.
public struct ToolbarParts: Hashable, Sendable {
  /// The row of items.
  public var row: Rect
  /// A rectangle for each item, spaces included.
  public var items: [Rect]

  /// - Parameter widths: how wide each item is by itself; those of spaces do not count.
  public init(
    _ items: [BarContent.BarItem], widths: [Double], in frame: Rect, _ metrics: BarMetrics
  ) {
    let margin = NavigationBarParts.sideMargin
    row = Rect(
      x: frame.x + margin, y: frame.y, width: max(0, frame.width - 2 * margin),
      height: min(frame.height, metrics.toolbar))
    let lengths = zip(items, widths).map { item, width in
      item.isFlexibleSpace ? 0 : item.fixedSpace.map { $0 > 0 ? min($0, 1e4) : 0 } ?? width
    }
    // Items that no space separates keep a distance of their own.
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0.0 : 16 }
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
