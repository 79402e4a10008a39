// SPDX-License-Identifier: MIT

package import AutoLayout
public import Foundation
import Synchronization

/// Records drawing as figures, which are shown in pictures of views.
///
/// A context is current in two cases: while a picture is made and `UIView.draw(_:)` runs, and in
/// the blocks of image renderers, which discard the figures.
// As in Core Graphics, clients draw in a context on one thread at a time.
public final class CGContext: @unchecked Sendable {
  private struct State {
    var fill = Color.black
    var stroke = Color.black
    /// The patterns that are drawn in place of the colors.
    var patterns: (fill: Figure.Pattern?, stroke: Figure.Pattern?)
    var patternSpaces: (fill: CGColorSpace?, stroke: CGColorSpace?)
    var patternPhase = CGSize.zero
    var dashPhase: CGFloat = 0
    var line = Figure.Line(width: 1)
    var alpha = 1.0
    var map = CGAffineTransform.identity
    /// The clipping outlines, the outermost first.
    var clips: [(outline: Figure.Outline, isEvenOdd: Bool)] = []
    var shadow: (offset: CGSize, color: Color)?
    var interpolationQuality = CGInterpolationQuality.default
  }

  private var state = State()
  private var saved: [State] = []
  private var building = PathOutline()
  package private(set) var size: CGSize
  /// The PDF document that the context draws. Nil for an image.
  package var pages: ContextPages?
  package private(set) var figures: [Figure] = []
  /// The pixels, created when they are needed.
  var memory: ContextMemory?
  /// The pixel format that was specified when the context was created.
  package var pixelFormat: (space: CGColorSpace, info: UInt32, bits: Int)?
  /// Creates the pixels. Nil for contexts without pixels.
  var makeMemory: (() -> ContextMemory)?

  /// The stack of current contexts, the innermost last.
  private static let open = Mutex<[CGContext]>([])

  package init(size: CGSize) { self.size = size }

  /// Discards all drawing and starts a new canvas. Returns the figures drawn so far.
  func startAnew(size: CGSize) -> [Figure] {
    let drawn = figures
    (state, saved, building, figures) = (State(), [], PathOutline(), [])
    self.size = size
    return drawn
  }

  package static var current: CGContext? { open.withLock(\.last) }

  package static func push(_ context: CGContext) { open.withLock { $0.append(context) } }

  package static func pop() { open.withLock { _ = $0.popLast() } }

  // MARK: State

  public func saveGState() { saved.append(state) }

  public func restoreGState() { if let last = saved.popLast() { state = last } }

  public func setFillColor(_ color: CGColor) {
    (state.fill, state.patterns.fill) = (color.color, color.figurePattern)
  }

  public func setStrokeColor(_ color: CGColor) {
    (state.stroke, state.patterns.stroke) = (color.color, color.figurePattern)
  }

  package func setFill(_ pattern: Figure.Pattern) { state.patterns.fill = pattern }

  package func setStroke(_ pattern: Figure.Pattern) { state.patterns.stroke = pattern }

  var patternSpaces: (fill: CGColorSpace?, stroke: CGColorSpace?) {
    get { state.patternSpaces }
    set { state.patternSpaces = newValue }
  }

  var patternPhase: CGSize {
    get { state.patternPhase }
    set { state.patternPhase = newValue }
  }

  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  /// Caps other than `round` are drawn as `butt`.
  public func setLineCap(_ cap: CGLineCap) { state.line.isRound = cap == .round }

  /// Joins other than `round` are drawn as `miter`.
  public func setLineJoin(_ join: CGLineJoin) {
    if join == .round { state.line.isRound = true }
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.map { Double($0) }
    state.dashPhase = phase
  }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(0, alpha), 1) }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.map = state.map.translatedBy(x: tx, y: ty)
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.map = state.map.scaledBy(x: sx, y: sy) }

  public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }

  public func concatenate(_ transform: CGAffineTransform) {
    state.map = transform.concatenating(state.map)
  }

  public var ctm: CGAffineTransform { state.map }

  // MARK: Path

  public func beginPath() { building = PathOutline() }

  public func move(to point: CGPoint) { building.move(to: point) }

  public func addLine(to point: CGPoint) { building.line(to: point) }

  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { building.move(to: point) } else { building.line(to: point) }
    }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    building.curve(to: end, control1, control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    building.quadCurve(to: end, control)
  }

  public func addRect(_ rect: CGRect) { building.rect(rect) }

  public func addEllipse(in rect: CGRect) { building.ellipse(in: rect) }

  /// `clockwise` refers to a y axis that points up, as in Core Graphics.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { building.arc(center, radius, from: startAngle, to: endAngle, grows: !clockwise) }

  public func addPath(_ path: CGPath) { building.append(path.outline) }

  public func closePath() { building.close() }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(building, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// The area that stroking the path covers.
  var strokedPath: PathOutline { building.stroked(as: state.line) }

  public func strokePath() {
    stroke(building, nil)
    beginPath()
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: building, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  public func clip(to rect: CGRect) {
    var outline = PathOutline()
    outline.rect(rect)
    clip(to: outline, isEvenOdd: false)
  }

  /// Removes all clipping, including that from before the last `saveGState`.
  public func resetClip() { state.clips = [] }

  // MARK: Drawing

  public func fill(_ rect: CGRect) {
    var outline = PathOutline()
    outline.rect(rect)
    fill(outline, isEvenOdd: false)
  }

  public func stroke(_ rect: CGRect) {
    var outline = PathOutline()
    outline.rect(rect)
    stroke(outline, nil)
  }

  public func fillEllipse(in rect: CGRect) {
    var outline = PathOutline()
    outline.ellipse(in: rect)
    fill(outline, isEvenOdd: false)
  }

  public func strokeEllipse(in rect: CGRect) {
    var outline = PathOutline()
    outline.ellipse(in: rect)
    stroke(outline, nil)
  }

  /// Removes all drawing if the rectangle covers the whole context. Otherwise does nothing.
  public func clear(_ rect: CGRect) {
    if rect.contains(CGRect(origin: .zero, size: size)) { figures = [] }
  }

  package func fill(_ outline: PathOutline, isEvenOdd: Bool) {
    guard !outline.isEmpty else { return }
    writeShadow(of: outline, isEvenOdd: isEvenOdd)
    write(.fill(mapped(outline), paint, isEvenOdd: isEvenOdd))
  }

  private var paint: Figure.Fill {
    state.patterns.fill.map { .pattern(faded($0)) } ?? .color(faded(state.fill))
  }

  private func faded(_ pattern: Figure.Pattern) -> Figure.Pattern {
    var pattern = pattern
    pattern.opacity *= state.alpha
    return pattern
  }

  package func stroke(_ outline: PathOutline, _ line: Figure.Line?) {
    guard !outline.isEmpty else { return }
    if let pattern = state.patterns.stroke {
      let line = line ?? state.line
      let dashed =
        line.dash.isEmpty
        ? outline : outline.dashed(phase: state.dashPhase, lengths: line.dash.map { CGFloat($0) })
      let covered = dashed.stroked(as: line)
      return write(.fill(mapped(covered), .pattern(faded(pattern)), isEvenOdd: false))
    }
    write(.stroke(mapped(outline), faded(state.stroke), line ?? state.line))
  }

  package func clip(to outline: PathOutline, isEvenOdd: Bool) {
    guard !outline.isEmpty else { return }
    state.clips.append((mapped(outline), isEvenOdd))
  }

  /// Draws the shadow of a filled outline, without blur.
  private func writeShadow(of outline: PathOutline, isEvenOdd: Bool) {
    guard let shadow = state.shadow else { return }
    var moved = mappedOutline(outline)
    moved.apply(
      CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height))
    write(.fill(moved.core, .color(faded(shadow.color)), isEvenOdd: isEvenOdd))
  }

  /// The outline of the whole context.
  var wholeOutline: Figure.Outline {
    var outline = PathOutline()
    outline.rect(CGRect(origin: .zero, size: size))
    return outline.core
  }

  /// Draws an image with the current transform.
  package func draw(_ image: ImageContent, in rect: CGRect, tint: Color? = nil, alpha: CGFloat = 1)
  {
    guard rect.width > 0, rect.height > 0 else { return }
    let opacity = Double(alpha) * state.alpha
    if let figures = image.figures, let size = image.size, size.width > 0, size.height > 0 {
      let fit = CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY)
      write(.group(figures, fit.concatenating(state.map).core, opacity: opacity))
    } else {
      write(.group([.image(image, rect.core, tint: tint)], state.map.core, opacity: opacity))
    }
  }

  /// Draws a picture of views with the current transform.
  package func draw(_ views: LayoutSnapshot, in rect: CGRect) {
    write(.group([.views(views, rect.core)], state.map.core, opacity: state.alpha))
  }

  package var currentPath: PathOutline {
    get { building }
    set { building = newValue }
  }

  func setShadow(_ offset: CGSize, _ color: Color?) { state.shadow = color.map { (offset, $0) } }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  package func write(_ figure: Figure) {
    figures.append(
      state.clips.reversed().reduce(figure) {
        .clipped($0, to: $1.outline, isEvenOdd: $1.isEvenOdd)
      })
    memory?.take(figures)
  }

  package func placed(_ rect: CGRect) -> CGRect { rect.applying(state.map) }

  private func mapped(_ outline: PathOutline) -> Figure.Outline { mappedOutline(outline).core }

  private func mappedOutline(_ outline: PathOutline) -> PathOutline {
    var copy = outline
    if !state.map.isIdentity { copy.apply(state.map) }
    return copy
  }

  private func faded(_ color: Color) -> Color { color.faded(state.alpha) }
}
