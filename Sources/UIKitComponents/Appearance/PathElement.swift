// SPDX-License-Identifier: MIT

public import AutoLayout

/// A segment of an outline, or the start or end of a subpath.
public enum PathElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  /// A cubic Bézier curve with two control points and its end.
  case curve(Point, Point, Point)
  case close

  /// The segment with every point mapped.
  package func mapped(_ map: (Point) -> Point) -> PathElement {
    switch self {
    case .move(let point): .move(map(point))
    case .line(let point): .line(map(point))
    case .curve(let a, let b, let end): .curve(map(a), map(b), map(end))
    case .close: .close
    }
  }

  /// The points, control points included.
  package var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let a, let b, let end): [a, b, end]
    case .close: []
    }
  }
}
