// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

// What a view draws stands in a picture of its bounds, and nothing beside it is seen.

extension Figure {
  /// The figure as far as it lies in `bounds`: itself, where it lies there as a whole.
  func clipped(to bounds: Rect) -> Figure {
    guard !lies(in: bounds, .identity) else { return self }
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

  /// Whether nothing of the figure lies outside, by the points that it is made of.
  private func lies(in bounds: Rect, _ map: Transform) -> Bool {
    switch self {
    case .fill(let outline, _, _): return outline.lies(in: bounds, map, margin: 0)
    case .stroke(let outline, _, let line):
      return outline.lies(in: bounds, map, margin: line.width / 2)
    case .text(_, let rect), .image(_, let rect, _), .views(_, let rect):
      return map.box(of: rect).lies(in: bounds)
    case .clipped(let figure, let outline, _):
      return outline.lies(in: bounds, map, margin: 0) || figure.lies(in: bounds, map)
    case .group(let figures, let own, _):
      guard map == .identity else { return false }
      return figures.allSatisfy { $0.lies(in: bounds, own) }
    }
  }
}

extension Figure.Outline {
  fileprivate func lies(in bounds: Rect, _ map: Transform, margin: Double) -> Bool {
    var lies = true
    for segment in segments {
      _ = segment.mapped { point in
        let box = map.box(
          of: Rect(
            x: point.x - margin, y: point.y - margin, width: 2 * margin, height: 2 * margin))
        if !box.lies(in: bounds) { lies = false }
        return point
      }
    }
    return lies
  }
}

extension Rect {
  /// Within rounding, which is no reason to cut anything off.
  fileprivate func lies(in bounds: Rect) -> Bool {
    let slack = 0.01
    return x >= bounds.x - slack && y >= bounds.y - slack && maxX <= bounds.maxX + slack
      && maxY <= bounds.maxY + slack
  }
}
