// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var outline = PathOutline()
  open var lineWidth: CGFloat = 1
  /// Round ends are drawn, others as butts.
  open var lineCapStyle = CGLineCap.butt
  /// Round joins are drawn, others as mitres.
  open var lineJoinStyle = CGLineJoin.miter
  /// No effect.
  open var miterLimit: CGFloat = 10
  /// No effect.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    if let archive = coder.archive { readArchive(archive) }
  }

  open func encode(with coder: NSCoder) { writeArchive(coder) }

  open class var supportsSecureCoding: Bool { true }

  public convenience init(rect: CGRect) {
    self.init()
    outline.rect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.ellipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    outline.roundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    outline.roundedRect(rect, radii: cornerRadii, corners: corners)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  // MARK: Building

  open func move(to point: CGPoint) { outline.move(to: point) }

  open func addLine(to point: CGPoint) { outline.line(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.curve(to: endPoint, controlPoint1, controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.quadCurve(to: endPoint, controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { outline.arc(center, radius, from: startAngle, to: endAngle, grows: clockwise) }

  open func close() { outline.close() }

  open func reversing() -> UIBezierPath {
    let result = duplicate()
    result.outline = outline.reversed
    return result
  }

  open func removeAllPoints() { outline = PathOutline() }

  open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

  open func apply(_ transform: CGAffineTransform) { outline.apply(transform) }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase
    )
  }

  /// - Parameter pattern: has room for as many lengths as `count` tells when it is asked alone.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dash.lengths, count: dash.lengths.count)
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  // MARK: Questions

  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }

  open var isEmpty: Bool { outline.isEmpty }
  open var bounds: CGRect { isEmpty ? .zero : outline.tightBox }
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  // MARK: Drawing

  open func fill() { CGContext.current?.fill(outline, isEvenOdd: usesEvenOddFillRule) }

  open func stroke() {
    let isRound = lineCapStyle == .round || lineJoinStyle == .round
    CGContext.current?.stroke(
      outline,
      Figure.Line(width: lineWidth, dash: dash.lengths.map { Double($0) }, isRound: isRound))
  }

  open func addClip() { CGContext.current?.clip(to: outline, isEvenOdd: usesEvenOddFillRule) }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  private func duplicate() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.outline = outline
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
    (copy.usesEvenOddFillRule, copy.dash) = (usesEvenOddFillRule, dash)
    return copy
  }

  /// Draws it with an opacity; the mode has no effect.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setAlpha(alpha)
    fill()
    context.restoreGState()
  }

  /// Draws it with an opacity; the mode has no effect.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setAlpha(alpha)
    stroke()
    context.restoreGState()
  }
}
