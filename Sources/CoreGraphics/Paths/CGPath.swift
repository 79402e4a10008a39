// SPDX-License-Identifier: MIT

public import Foundation

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

public enum CGLineCap: Int32, Sendable { case butt, round, square }

public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path. It is only valid during the call that passes it.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

// Only CGMutablePath changes its outline.
public class CGPath: Hashable, @unchecked Sendable {
  package var outline: PathOutline

  package init(_ outline: PathOutline) { self.outline = outline }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.rect(rect) }
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.ellipse(in: rect) }
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(transform) {
      $0.roundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    }
  }

  private convenience init(
    _ transform: UnsafePointer<CGAffineTransform>?, _ build: (inout PathOutline) -> Void
  ) {
    var outline = PathOutline()
    build(&outline)
    if let transform { outline.apply(transform.pointee) }
    self.init(outline)
  }

  public var isEmpty: Bool { outline.isEmpty }
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  public var boundingBox: CGRect { outline.controlBox }
  public var boundingBoxOfPath: CGRect { outline.tightBox }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform)
    return outline.contains(point, evenOdd: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(outline) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    var copy = outline
    if let transform { copy.apply(transform.pointee) }
    return CGPath(copy)
  }

  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.outline = outline
    if let transform { copy.outline.apply(transform.pointee) }
    return copy
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }

  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

// Clients add segments before they share the path.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(PathOutline()) }

  /// Adds the transformed segments that `build` creates.
  private func add(_ transform: CGAffineTransform, _ build: (inout PathOutline) -> Void) {
    guard !transform.isIdentity else { return build(&outline) }
    // Segments start at the current point, so the path is transformed to the coordinates of `build`
    // and back.
    outline.apply(transform.inverted())
    build(&outline)
    outline.apply(transform)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      let point = point.applying(transform)
      if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
    }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { outline.quadCurve(to: end.applying(transform), control.applying(transform)) }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.curve(
      to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.rect(rect) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.ellipse(in: rect) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.roundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)) }
  }

  /// `clockwise` refers to a y axis that points up, as in Core Graphics. On a screen the arc runs
  /// the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) { add(transform) { $0.arc(center, radius, from: startAngle, to: endAngle, grows: !clockwise) } }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    var other = path.outline
    other.apply(transform)
    outline.append(other)
  }

  public func closeSubpath() { outline.close() }
}
