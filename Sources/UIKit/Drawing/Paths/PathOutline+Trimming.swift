// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension PathOutline {
  /// The part of the line between two parts of its whole length, from 0 to 1: what `strokeStart` and `strokeEnd` leave.
  ///
  /// All figures of the path count as one line, in their order. Curves stay curves.
  func trimmed(from start: Double, to end: Double) -> PathOutline {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start > 0 || end < 1 else { return self }
    let strokes = strokes
    let total = strokes.reduce(0) { $0 + $1.length }
    var trimmed = PathOutline()
    guard start < end, total > 0 else { return trimmed }
    var (passed, last) = (0.0, Point?.none)
    for stroke in strokes where stroke.length > 0 {
      let from = max(0, (start * total - passed) / stroke.length)
      let to = min(1, (end * total - passed) / stroke.length)
      passed += stroke.length
      guard from < to else { continue }
      let part = stroke.part(from: from, to: to)
      if last != part.start { trimmed.move(to: CGPoint(part.start)) }
      part.add(to: &trimmed)
      last = part.end
    }
    return trimmed
  }

  private var strokes: [Stroke] {
    var strokes: [Stroke] = []
    var (from, start) = (Point.zero, Point.zero)
    for segment in segments {
      switch segment {
      case .move(let to): (from, start) = (to, to)
      case .line(let to):
        strokes.append(Stroke(start: from, controls: nil, end: to))
        from = to
      case .curve(let first, let second, let to):
        strokes.append(Stroke(start: from, controls: (first, second), end: to))
        from = to
      case .close:
        strokes.append(Stroke(start: from, controls: nil, end: start))
        from = start
      }
    }
    return strokes
  }
}

/// A straight or curved piece of a line, with its beginning.
private struct Stroke {
  var start: Point
  var controls: (Point, Point)?
  var end: Point

  /// The chords that a curve is measured by.
  private static let chords = 64

  private func point(at t: Double) -> Point {
    guard let (first, second) = controls else {
      return Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    return PathOutline.point(at: t, start, first, second, end)
  }

  var length: Double { lengths.last ?? 0 }

  /// How long the piece is up to each chord's end.
  private var lengths: [Double] {
    let count = controls == nil ? 1 : Self.chords
    var (sum, last) = (0.0, start)
    return (1...count).map { step in
      let next = point(at: Double(step) / Double(count))
      sum += hypot(next.x - last.x, next.y - last.y)
      last = next
      return sum
    }
  }

  /// The parameter at which a part of the length has passed.
  private func parameter(at part: Double) -> Double {
    guard controls != nil, part > 0, part < 1 else { return min(max(part, 0), 1) }
    let lengths = lengths
    let wanted = part * length
    guard let index = lengths.firstIndex(where: { $0 >= wanted }) else { return 1 }
    let before = index > 0 ? lengths[index - 1] : 0
    let chord = lengths[index] - before
    return (Double(index) + (chord > 0 ? (wanted - before) / chord : 0)) / Double(lengths.count)
  }

  func part(from: Double, to: Double) -> Stroke {
    let (t0, t1) = (parameter(at: from), parameter(at: to))
    guard let (first, second) = controls else {
      return Stroke(start: point(at: t0), controls: nil, end: point(at: t1))
    }
    // De Casteljau's construction at two parameters: the blossom of the cubic.
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
      func mix(_ p: Point, _ q: Point, _ t: Double) -> Point {
        Point(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
      }
      let (p, q, r) = (mix(start, first, a), mix(first, second, a), mix(second, end, a))
      return mix(mix(p, q, b), mix(q, r, b), c)
    }
    return Stroke(
      start: blossom(t0, t0, t0), controls: (blossom(t0, t0, t1), blossom(t0, t1, t1)),
      end: blossom(t1, t1, t1))
  }

  func add(to outline: inout PathOutline) {
    if let (first, second) = controls {
      outline.curve(to: CGPoint(end), CGPoint(first), CGPoint(second))
    } else {
      outline.line(to: CGPoint(end))
    }
  }
}
