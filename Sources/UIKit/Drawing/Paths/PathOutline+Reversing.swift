// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension PathOutline {
  /// The same pieces from the last one to the first; closed parts stay closed.
  var reversed: PathOutline {
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

  /// A stretch of the pen: where each piece ends, and the control points on the way there.
  private struct Part {
    var points: [(point: Point, controls: (first: Point, second: Point)?)]
    var isClosed = false
  }

  private var parts: [Part] {
    var parts: [Part] = []
    for segment in segments {
      // What follows a closed part without a move begins where that began.
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
