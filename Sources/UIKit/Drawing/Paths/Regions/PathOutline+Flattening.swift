// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension PathOutline {
  /// The parts of an outline as points, curves followed by straight lines.
  struct Flat {
    var parts: [(points: [CGPoint], isClosed: Bool)] = []

    /// The parts that enclose something, without the last point where it is the first.
    var polygons: [[CGPoint]] {
      parts.compactMap { part in
        var points = part.points
        if points.count > 1, points.first == points.last { points.removeLast() }
        return points.count > 2 ? points : nil
      }
    }

    /// The lines as they are drawn, closed ones back to their start.
    var lines: [[CGPoint]] {
      parts.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    }
  }

  /// - Parameter distance: points by which lines may miss curves.
  func flattened(within distance: CGFloat) -> Flat {
    var flat = Flat()
    var points: [CGPoint] = []
    func end(isClosed: Bool) {
      if points.count > 1 { flat.parts.append((points, isClosed)) }
    }
    for segment in segments {
      switch segment {
      case .move(let to):
        end(isClosed: false)
        points = [CGPoint(to)]
      case .line(let to): points.append(CGPoint(to))
      case .curve(let first, let second, let to):
        let from = points.last ?? CGPoint(first)
        let (first, second, to) = (CGPoint(first), CGPoint(second), CGPoint(to))
        // A cubic curve misses its chords by at most this over the square of their number.
        let bend = max(
          abs(from.x - 2 * first.x + second.x) + abs(from.y - 2 * first.y + second.y),
          abs(first.x - 2 * second.x + to.x) + abs(first.y - 2 * second.y + to.y))
        let needed = (bend * 0.75 / max(distance, 1e-4)).squareRoot().rounded(.up)
        let count = needed.isFinite ? Int(min(max(1, needed), 128)) : 1
        for step in 1...count {
          points.append(
            step == count
              ? to
              : CGPoint(
                Self.point(
                  at: Double(step) / Double(count), from.core, first.core, second.core, to.core)))
        }
      case .close:
        end(isClosed: true)
        points = points.first.map { [$0] } ?? []
      }
    }
    end(isClosed: false)
    return flat
  }

  init(_ parts: [[CGPoint]], isClosed: Bool) {
    self.init()
    for part in parts {
      for (index, point) in part.enumerated() {
        if index == 0 { move(to: point) } else { line(to: point) }
      }
      if isClosed { close() }
    }
  }
}
