// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// Draws commands into a bitmap.
struct RasterPainter {
  private struct State {
    /// The map from the commands' coordinates to pixels.
    var map: Transform
    /// The visible fraction of each pixel; nil without a clip.
    var clip: Coverage?
    var opacity = 1.0
  }

  private(set) var bitmap: Bitmap
  private var state: State
  private var outer: [State] = []
  private let fonts: RasterFonts?

  /// - Parameter fonts: the fonts of texts. Without fonts, texts are bars.
  init(_ bitmap: Bitmap, scale: Double, fonts: RasterFonts?) {
    self.bitmap = bitmap
    self.fonts = fonts
    state = State(map: Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
  }

  mutating func paint(_ commands: [DrawingCommand]) {
    for command in commands {
      switch command {
      case .fill(let shape, let paint): fill(shape, paint)
      case .stroke(let shape, let color, let style):
        let parts = Stroker(style).parts(of: Polygons(shape, along: state.map.scale))
        apply(.color(color), to: coverage(of: parts, isEvenOdd: false))
      case .text(let line): write(line)
      case .picture(let picture): place(picture)
      case .begin(let group): begin(group)
      case .end: if let last = outer.popLast() { state = last }
      }
    }
  }

  private mutating func begin(_ group: DrawingGroup) {
    outer.append(state)
    state.opacity *= group.opacity
    if let map = group.transform {
      state.map = map.followed(by: state.map)
    } else if !group.placement.isIdentity {
      let (scale, offset) = (group.placement.scale, group.placement.offset)
      state.map = Transform(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
        .followed(by: state.map)
    }
    guard let clip = group.clip else { return }
    let polygons = Polygons(clip, along: state.map.scale)
    state.clip = coverage(of: polygons, isEvenOdd: group.clipIsEvenOdd)
  }

  // MARK: Shapes

  private mutating func fill(_ shape: Shape, _ paint: Paint) {
    var isEvenOdd = false
    if case .path(let path) = shape { isEvenOdd = path.isEvenOdd }
    let covered = coverage(of: Polygons(shape, along: state.map.scale), isEvenOdd: isEvenOdd)
    guard case .pattern(let pattern) = paint else { return apply(paint, to: covered) }
    outer.append(state)
    state.clip = covered
    state.opacity *= pattern.opacity
    let patternMap = pattern.transform.followed(by: state.map)
    for offset in pattern.offsets(covering: shape.box) {
      state.map = Transform(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
        .followed(by: patternMap)
      self.paint(pattern.commands)
    }
    if let last = outer.popLast() { state = last }
  }

  private func coverage(of polygons: Polygons, isEvenOdd: Bool) -> Coverage {
    var covered = Coverage(
      polygons.mapped(state.map), width: bitmap.width, height: bitmap.height, isEvenOdd: isEvenOdd)
    if let clip = state.clip { covered.multiply(by: clip) }
    return covered
  }

  private mutating func apply(_ paint: Paint, to covered: Coverage) {
    guard !covered.isEmpty, let back = state.map.inverse else { return }
    let source = PaintSource(paint)
    for y in covered.rows {
      let solid = covered.solidColumns(of: y)
      for columns in [
        covered.columns.lowerBound..<max(covered.columns.lowerBound, solid.lowerBound),
        max(covered.columns.lowerBound, solid.upperBound)..<covered.columns.upperBound,
      ] {
        for x in columns {
          let part = covered[x, y]
          guard part > 0 else { continue }
          let color =
            source.constant
            ?? source.color(at: back.applied(x: Double(x) + 0.5, y: Double(y) + 0.5))
          bitmap.blend(color, at: y * bitmap.width + x, coverage: part * state.opacity)
        }
      }
      guard !solid.isEmpty else { continue }
      if let color = source.constant {
        bitmap.fill(color, in: solid, ofRow: y, coverage: state.opacity)
      } else {
        for x in solid {
          let color = source.color(at: back.applied(x: Double(x) + 0.5, y: Double(y) + 0.5))
          bitmap.blend(color, at: y * bitmap.width + x, coverage: state.opacity)
        }
      }
    }
  }

  // MARK: Text and pictures

  private mutating func write(_ line: TextLine) {
    let text = fonts.flatMap { GlyphText(line, fonts: $0, scale: state.map.scale)?.polygons }
    apply(
      .color(line.color), to: coverage(of: text ?? TextBars(line).polygons, isEvenOdd: false))
  }

  private mutating func place(_ picture: PlacedPicture) {
    let covered = coverage(
      of: Polygons(.rect(picture.rect), along: state.map.scale), isEvenOdd: false)
    guard let image = PNGDecoder.decode(picture.data.bytes), let back = state.map.inverse else {
      return apply(.color(picture.tint ?? Color(white: 0.75)), to: covered)
    }
    for y in covered.rows {
      for x in covered.columns {
        let part = covered[x, y]
        guard part > 0 else { continue }
        let point = back.applied(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let column = (point.x - picture.rect.x) / picture.rect.width * Double(image.width)
        let row = (point.y - picture.rect.y) / picture.rect.height * Double(image.height)
        var color = image.pixel(
          Int(column.rounded(.down).limited(to: -1e6...1e6)),
          Int(row.rounded(.down).limited(to: -1e6...1e6)))
        if let tint = picture.tint {
          color = Pixel(
            red: tint.red, green: tint.green, blue: tint.blue, alpha: color.alpha * tint.alpha)
        }
        bitmap.blend(color, at: y * bitmap.width + x, coverage: part * state.opacity)
      }
    }
  }
}

/// The colour of a paint at a point of the commands' coordinates.
private struct PaintSource {
  private let paint: Paint
  /// The colour of a paint that is the same everywhere; nil for other paints.
  let constant: Pixel?

  init(_ paint: Paint) {
    self.paint = paint
    if case .color(let color) = paint { constant = Pixel(color) } else { constant = nil }
  }

  func color(at point: Point) -> Pixel {
    switch paint {
    case .color(let color): return Pixel(color)
    case .gradient(let gradient):
      let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
      let length = dx * dx + dy * dy
      let along = (point.x - gradient.start.x) * dx + (point.y - gradient.start.y) * dy
      return Self.color(gradient.stops, at: length > 0 ? along / length : 1)
    case .radial(let gradient):
      let (dx, dy) = (point.x - gradient.center.x, point.y - gradient.center.y)
      return Self.color(gradient.stops, at: (dx * dx + dy * dy).squareRoot() / gradient.radius)
    case .pattern: return Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  private static func color(_ stops: [LinearGradient.Stop], at place: Double) -> Pixel {
    guard let first = stops.first, let last = stops.last else {
      return Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
    if place <= first.offset { return Pixel(first.color) }
    for (from, to) in zip(stops, stops.dropFirst()) where place < to.offset {
      let part = to.offset > from.offset ? (place - from.offset) / (to.offset - from.offset) : 1
      let (a, b) = (Pixel(from.color), Pixel(to.color))
      func mixed(_ old: Double, _ new: Double) -> Double { old + (new - old) * part }
      return Pixel(
        red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
        alpha: mixed(a.alpha, b.alpha))
    }
    return Pixel(last.color)
  }
}

extension Pixel {
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension Transform {
  /// The map that applies this one first, then `next`.
  func followed(by next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
      d: next.b * c + next.d * d, tx: next.a * tx + next.c * ty + next.tx,
      ty: next.b * tx + next.d * ty + next.ty)
  }

  func applied(x: Double, y: Double) -> Point {
    Point(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }

  /// The mean factor by which the map scales lengths.
  var scale: Double { (a * d - b * c).magnitude.squareRoot() }
}
