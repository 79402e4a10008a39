// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  /// Above, on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Above, on the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Below, on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Below, on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// A path with the way in which it is drawn.
///
/// ``fill()`` and ``stroke()`` draw in the current context: in ``UIView/draw(_:)``, when a picture of the
/// view is made.
open class UIBezierPath: NSObject, NSCopying {
  private var outline = PathOutline()
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// How lines end; round ends are drawn, others as butts.
  open var lineCapStyle = CGLineCap.butt
  /// How lines join; round joins are drawn, others as mitres.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a mitre may reach, in widths of the line; kept.
  open var miterLimit: CGFloat = 10
  /// How far a curve may be from its chords; kept.
  open var flatness: CGFloat = 0.6
  /// Whether what an even number of figures cover is outside; pictures fill by this rule always.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// An empty path.
  public override init() {
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.rect(rect)
  }

  /// The ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.ellipse(in: rect)
  }

  /// A rectangle with quarter circles for corners; the radius is at most half a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    outline.roundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle some of whose corners are quarters of an ellipse.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    outline.roundedRect(rect, radii: cornerRadii, corners: corners)
  }

  /// A part of a circle. Angles are in radians and grow clockwise on the screen from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A path of the same pieces.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  // MARK: Building

  /// Begins a figure.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { outline.line(to: point) }

  /// Adds a curve with two points that bend it.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.curve(to: endPoint, controlPoint1, controlPoint2)
  }

  /// Adds a curve with one point that bends it.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.quadCurve(to: endPoint, controlPoint)
  }

  /// Adds a part of a circle, with a line to its beginning.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { outline.arc(center, radius, from: startAngle, to: endAngle, grows: clockwise) }

  /// Closes the figure with a line to its beginning.
  open func close() { outline.close() }

  /// Makes the path empty.
  open func removeAllPoints() { outline = PathOutline() }

  /// Adds the pieces of another path.
  open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

  /// Maps every point.
  open func apply(_ transform: CGAffineTransform) { outline.apply(transform) }

  /// Draws dashes and gaps in turn, in points; none for a line without gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase
    )
  }

  // MARK: Questions

  /// The pieces without the way in which they are drawn.
  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }

  /// Whether there is no piece.
  open var isEmpty: Bool { outline.isEmpty }
  /// The box around what is drawn, without the width of the line; zero for an empty path.
  open var bounds: CGRect { isEmpty ? .zero : outline.tightBox }
  /// Where the next piece begins; zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  // MARK: Drawing

  /// Fills the inside in the current context's colour.
  open func fill() { CGContext.current?.fill(outline, isEvenOdd: usesEvenOddFillRule) }

  /// Draws the line in the current context's colour.
  open func stroke() {
    let isRound = lineCapStyle == .round || lineJoinStyle == .round
    CGContext.current?.stroke(
      outline,
      Figure.Line(width: lineWidth, dash: dash.lengths.map { Double($0) }, isRound: isRound))
  }

  /// Has what is drawn from now on cut off at the outline; pictures do not cut it.
  open func addClip() {}

  /// A path of the same pieces, drawn in the same way.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.outline = outline
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
    (copy.usesEvenOddFillRule, copy.dash) = (usesEvenOddFillRule, dash)
    return copy
  }
}
