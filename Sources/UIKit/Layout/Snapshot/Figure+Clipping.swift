// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

// Clips the drawing of a view to its bounds.

extension Figure {
  /// The figure clipped to `bounds`. Unchanged if it is completely inside.
  func clipped(to bounds: Rect) -> Figure {
    guard !isContained(in: bounds, .identity) else { return self }
    let corners = [
      Point(x: bounds.maxX, y: bounds.y), Point(x: bounds.maxX, y: bounds.maxY),
      Point(x: bounds.x, y: bounds.maxY),
    ]
    return .clipped(
      self,
      to: Outline(
        [.move(Point(x: bounds.x, y: bounds.y))] + corners.map { .line($0) } + [.close]),
      isEvenOdd: false)
  }

  /// Whether all points of the figure are inside `bounds`.
  private func isContained(in bounds: Rect, _ map: Transform) -> Bool {
    switch self {
    case .fill(let outline, _, _): return outline.isContained(in: bounds, map, margin: 0)
    case .stroke(let outline, _, let line):
      return outline.isContained(in: bounds, map, margin: line.width / 2)
    case .text(_, let rect), .image(_, let rect, _), .views(_, let rect):
      return map.box(of: rect).isContained(in: bounds)
    case .clipped(let figure, let outline, _):
      return outline.isContained(in: bounds, map, margin: 0) || figure.isContained(in: bounds, map)
    case .group(let figures, let own, _):
      guard map == .identity else { return false }
      return figures.allSatisfy { $0.isContained(in: bounds, own) }
    }
  }
}

extension Figure.Outline {
  fileprivate func isContained(in bounds: Rect, _ map: Transform, margin: Double) -> Bool {
    var isContained = true
    for segment in segments {
      _ = segment.mapped { point in
        let box = map.box(
          of: Rect(
            x: point.x - margin, y: point.y - margin, width: 2 * margin, height: 2 * margin))
        if !box.isContained(in: bounds) { isContained = false }
        return point
      }
    }
    return isContained
  }
}

extension Rect {
  /// A tolerance for rounding errors avoids needless clipping.
  fileprivate func isContained(in bounds: Rect) -> Bool {
    let slack = 0.01
    return x >= bounds.x - slack && y >= bounds.y - slack && maxX <= bounds.maxX + slack
      && maxY <= bounds.maxY + slack
  }
}
