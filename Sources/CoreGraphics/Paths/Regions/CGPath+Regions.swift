// SPDX-License-Identifier: MIT

public import Foundation

// Boolean operations on paths. Curves become straight lines that deviate from them by at most 0.01
// points.
extension CGPath {
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { combined(with: other, rule) { $0 != $1 } }

  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(inside: true, other, rule)
  }

  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(inside: false, other, rule)
  }

  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The outline of the area that the path encloses by `rule`. The result encloses the same area by
  /// either rule.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(PathOutline()), rule) { inside, _ in inside }
  }

  public func flattened(threshold: CGFloat) -> CGPath {
    let flat = outline.flattened(within: threshold)
    var result = PathOutline()
    for part in flat.parts {
      result.append(PathOutline([part.points], isClosed: part.isClosed))
    }
    return CGPath(result)
  }

  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var line = outline
    if !transform.isIdentity { line.apply(transform) }
    return CGPath(
      line.stroked(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
  }

  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    var line = outline
    if !transform.isIdentity { line.apply(transform) }
    return CGPath(line.dashed(phase: phase, lengths: lengths))
  }

  /// The connected parts, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let loops = PathRegion.combined(
      PathRegion(outline, isEvenOdd: rule == .evenOdd), PathRegion(PathOutline(), isEvenOdd: false)
    ) { inside, _ in inside }
    var parts = loops.filter { Self.area(of: $0) > 0 }.map { [$0] }
    for hole in loops where Self.area(of: hole) <= 0 {
      let around = parts.indices.filter {
        CGPath(PathOutline([parts[$0][0]], isClosed: true)).contains(hole[0])
      }.min { Self.area(of: parts[$0][0]) < Self.area(of: parts[$1][0]) }
      if let around { parts[around].append(hole) }
    }
    return parts.map { CGPath(PathOutline($0, isClosed: true)) }
  }

  private static func area(of loop: [CGPoint]) -> CGFloat {
    zip(loop, loop.dropFirst() + [loop[0]]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
  ) -> CGPath {
    let loops = PathRegion.combined(
      PathRegion(outline, isEvenOdd: rule == .evenOdd),
      PathRegion(other.outline, isEvenOdd: rule == .evenOdd), isInside)
    return CGPath(PathOutline(loops, isClosed: true))
  }

  private func lines(inside: Bool, _ other: CGPath, _ rule: CGPathFillRule) -> CGPath {
    let region = PathRegion(other.outline, isEvenOdd: rule == .evenOdd)
    let parts = region.parts(of: outline.flattened(within: 0.01).lines, inside: inside)
    return CGPath(PathOutline(parts, isClosed: false))
  }
}
