// SPDX-License-Identifier: MIT

public import Foundation

/// Which points count as inside where an outline crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the outline winds around.
  case winding = 0
  /// Those from which a ray crosses the outline an odd number of times.
  case evenOdd = 1
}

/// How lines end.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How lines join.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// Straight and curved pieces, possibly of several figures. It does not change.
public class CGPath: Hashable, @unchecked Sendable {
  var outline: PathOutline

  init(_ outline: PathOutline) {
    self.outline = outline
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.rect(rect) }
  }

  /// The ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.ellipse(in: rect) }
  }

  /// A rectangle whose corners are quarters of an ellipse.
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

  /// Whether there is no piece.
  public var isEmpty: Bool { outline.isEmpty }
  /// Where the next piece begins; zero for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// The box around all points, those that bend curves included; `.null` for an empty path.
  public var boundingBox: CGRect { outline.controlBox }
  /// The box around what is drawn; `.null` for an empty path.
  public var boundingBoxOfPath: CGRect { outline.tightBox }

  /// Whether a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform)
    return outline.contains(point, evenOdd: rule == .evenOdd)
  }

  /// The same path.
  public func copy() -> CGPath? { CGPath(outline) }

  /// The same path, mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    var copy = outline
    if let transform { copy.apply(transform.pointee) }
    return CGPath(copy)
  }

  /// The same path, to be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.outline = outline
    return copy
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }

  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() {
    super.init(PathOutline())
  }

  /// Adds to the path what `build` makes, mapped.
  private func add(_ transform: CGAffineTransform, _ build: (inout PathOutline) -> Void) {
    guard !transform.isIdentity else { return build(&outline) }
    // Pieces begin where the path has come to.
    outline.apply(transform.inverted())
    build(&outline)
    outline.apply(transform)
  }

  /// Begins a figure.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  /// Adds lines from the first point through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      let point = point.applying(transform)
      if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
    }
  }

  /// Adds a curve with one point that bends it.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { outline.quadCurve(to: end.applying(transform), control.applying(transform)) }

  /// Adds a curve with two points that bend it.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.curve(
      to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.rect(rect) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.ellipse(in: rect) }
  }

  /// Adds a rectangle whose corners are quarters of an ellipse.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.roundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)) }
  }

  /// Adds a part of a circle, with a line to its beginning. As in Core Graphics `clockwise` is meant for
  /// a y axis that points upwards: on a screen the arc runs the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.arc(center, radius, from: startAngle, to: endAngle, grows: !clockwise) }
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    var other = path.outline
    other.apply(transform)
    outline.append(other)
  }

  /// Closes the figure with a line to its beginning.
  public func closeSubpath() { outline.close() }
}
