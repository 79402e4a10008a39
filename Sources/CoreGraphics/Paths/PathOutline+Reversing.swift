// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension PathOutline {
  /// The outline with its segments in reverse order. Closed subpaths stay closed.
  package var reversed: PathOutline {
    var result = PathOutline()
    for part in parts.reversed() {
      guard let end = part.points.last else { continue }
      result.move(to: CGPoint(end.point))
      for index in part.points.indices.dropFirst().reversed() {
        let target = CGPoint(part.points[index - 1].point)
        if let controls = part.points[index].controls {
          result.curve(to: target, CGPoint(controls.second), CGPoint(controls.first))
        } else {
          result.line(to: target)
        }
      }
      if part.isClosed { result.close() }
    }
    return result
  }

  /// A subpath: the end of each segment, and the segment's control points.
  private struct Part {
    var points: [(point: Point, controls: (first: Point, second: Point)?)]
    var isClosed = false
  }

  private var parts: [Part] {
    var parts: [Part] = []
    for segment in segments {
      // A segment after a closed subpath, without a move, starts at the start of that subpath.
      if let last = parts.last, last.isClosed, let start = last.points.first {
        if case .move = segment {} else { parts.append(Part(points: [start])) }
      }
      switch segment {
      case .move(let point): parts.append(Part(points: [(point, nil)]))
      case .line(let point): parts[parts.count - 1].points.append((point, nil))
      case .curve(let first, let second, let end):
        parts[parts.count - 1].points.append((end, (first, second)))
      case .close: parts[parts.count - 1].isClosed = true
      }
    }
    return parts
  }
}
