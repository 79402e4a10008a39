// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Synchronization

/// Where code draws. What it draws is written down as figures, which pictures of views show.
///
/// There is a current context while a picture is made and ``UIView/draw(_:)`` runs, and in the renderers
/// of images, whose figures nobody sees.
public final class CGContext: @unchecked Sendable {
  private struct State {
    var fill = Color.black
    var stroke = Color.black
    var line = Figure.Line(width: 1)
    var alpha = 1.0
    var map = CGAffineTransform.identity
  }

  private var state = State()
  private var saved: [State] = []
  private var path = PathOutline()
  /// The size in points.
  let size: CGSize
  private(set) var figures: [Figure] = []

  /// The contexts that are open, the innermost last.
  private static let open = Mutex<[CGContext]>([])

  init(size: CGSize) {
    self.size = size
  }

  static var current: CGContext? { open.withLock(\.last) }

  static func push(_ context: CGContext) { open.withLock { $0.append(context) } }

  static func pop() { open.withLock { _ = $0.popLast() } }

  // MARK: State

  /// Keeps colours, line and map, for ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Takes back what has changed since ``saveGState()``.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// Fills in a colour from now on.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }

  /// Draws lines in a colour from now on.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }

  /// Draws lines of a width from now on, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  /// Ends lines in a way from now on; round ends are drawn.
  public func setLineCap(_ cap: CGLineCap) { state.line.isRound = cap == .round }

  /// Joins lines in a way from now on; round joins are drawn.
  public func setLineJoin(_ join: CGLineJoin) {
    if join == .round { state.line.isRound = true }
  }

  /// Draws dashes and gaps in turn from now on, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.map { Double($0) }
  }

  /// Draws so opaque from now on, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(0, alpha), 1) }

  /// Moves the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.map = state.map.translatedBy(x: tx, y: ty)
  }

  /// Stretches the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.map = state.map.scaledBy(x: sx, y: sy) }

  /// Turns the coordinates, in radians.
  public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }

  /// Maps the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    state.map = transform.concatenating(state.map)
  }

  /// The map from the present coordinates to those of the view.
  public var ctm: CGAffineTransform { state.map }

  // MARK: Path

  /// Begins a path.
  public func beginPath() { path = PathOutline() }

  /// Begins a figure.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { path.line(to: point) }

  /// Adds lines from the first point through the others.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
  }

  /// Adds a curve with two points that bend it.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.curve(to: end, control1, control2)
  }

  /// Adds a curve with one point that bends it.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.quadCurve(to: end, control) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.rect(rect) }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { path.ellipse(in: rect) }

  /// Adds a part of a circle; `clockwise` is meant for a y axis that points upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { path.arc(center, radius, from: startAngle, to: endAngle, grows: !clockwise) }

  /// Adds a path.
  public func addPath(_ path: CGPath) { self.path.append(path.outline) }

  /// Closes the figure with a line to its beginning.
  public func closePath() { path.close() }

  /// Fills the path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Draws the line of the path and begins a new one.
  public func strokePath() {
    stroke(path, nil)
    beginPath()
  }

  /// Has what is drawn from now on cut off at the path; pictures do not cut it.
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }

  /// Has what is drawn from now on cut off at a rectangle; pictures do not cut it.
  public func clip(to rect: CGRect) {}

  // MARK: Drawing

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    var outline = PathOutline()
    outline.rect(rect)
    fill(outline, isEvenOdd: false)
  }

  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) {
    var outline = PathOutline()
    outline.rect(rect)
    stroke(outline, nil)
  }

  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    var outline = PathOutline()
    outline.ellipse(in: rect)
    fill(outline, isEvenOdd: false)
  }

  /// Draws the line of the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    var outline = PathOutline()
    outline.ellipse(in: rect)
    stroke(outline, nil)
  }

  /// Takes away what has been drawn, as far as all of it lies within the rectangle.
  public func clear(_ rect: CGRect) {
    if rect.contains(CGRect(origin: .zero, size: size)) { figures = [] }
  }

  func fill(_ outline: PathOutline, isEvenOdd: Bool) {
    guard !outline.isEmpty else { return }
    figures.append(.fill(mapped(outline), .color(faded(state.fill)), isEvenOdd: isEvenOdd))
  }

  func stroke(_ outline: PathOutline, _ line: Figure.Line?) {
    guard !outline.isEmpty else { return }
    figures.append(.stroke(mapped(outline), faded(state.stroke), line ?? state.line))
  }

  func write(_ figure: Figure) { figures.append(figure) }

  /// Where a rectangle comes to stand.
  func placed(_ rect: CGRect) -> CGRect { rect.applying(state.map) }

  private func mapped(_ outline: PathOutline) -> Figure.Outline {
    var copy = outline
    if !state.map.isIdentity { copy.apply(state.map) }
    return copy.core
  }

  private func faded(_ color: Color) -> Color {
    var color = color
    color.alpha *= state.alpha
    return color
  }
}

/// The context that code draws in; nil where none is open.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Has code draw in a context until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }

/// Has code draw in the context around the present one again.
public func UIGraphicsPopContext() { CGContext.pop() }
