// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension Canvas {
  /// Draws what code drew on `view`, whose coordinates begin at `origin`.
  mutating func draw(_ figures: [Figure], on view: ViewDrawing, at origin: Point) {
    for figure in figures {
      switch figure {
      case .fill(let outline, .color(let color), let isEvenOdd):
        fill(.path(Path(outline, at: origin, isEvenOdd: isEvenOdd)), color)
      case .fill(let outline, .gradient(let stops, let start, let end), let isEvenOdd):
        let gradient = LinearGradient(
          from: start.drawable(at: origin), to: end.drawable(at: origin),
          stops: stops.map { LinearGradient.Stop($0.offset.limited(to: 0...1), $0.color) })
        if !stops.isEmpty {
          fill(.path(Path(outline, at: origin, isEvenOdd: isEvenOdd)), gradient)
        }
      case .stroke(let outline, let color, let line):
        stroke(
          .path(Path(outline, at: origin)), color,
          StrokeStyle(
            width: line.width.limited(to: 0...1e3), dash: line.dash.map { $0.limited(to: 0...1e4) },
            isRound: line.isRound))
      case .clipped(let figure, let outline, let isEvenOdd):
        let shape = Shape.path(Path(outline, at: origin, isEvenOdd: isEvenOdd))
        begin(DrawingGroup(clip: shape, clipIsEvenOdd: isEvenOdd))
        draw([figure], on: view, at: origin)
        end()
      case .fill(let outline, .radialGradient(let stops, let center, let radius), let isEvenOdd):
        let gradient = RadialGradient(
          center: center.drawable(at: origin), radius: radius.limited(to: 0.01...1e5),
          stops: stops.map { LinearGradient.Stop($0.offset.limited(to: 0...1), $0.color) })
        if !stops.isEmpty {
          fill(.path(Path(outline, at: origin, isEvenOdd: isEvenOdd)), gradient)
        }
      case .fill(let outline, .pattern(let pattern), let isEvenOdd):
        let path = Path(outline, at: origin, isEvenOdd: isEvenOdd)
        fill(.path(path), pattern, on: view, at: origin)
      case .image(let image, let rect, let tint):
        var place = view
        place.frame = rect.offset(by: origin).drawable
        place.tint = tint ?? view.tint
        place.appearance.contentMode = .scaleToFill
        if place.frame.width > 0, place.frame.height > 0 { drawImageView(image, place) }
      case .group(let figures, let transform, let opacity):
        guard transform.isDrawable, opacity > 0 else { continue }
        var group = DrawingGroup(opacity: opacity.limited(to: 0...1))
        // The map is in the view's coordinates, the commands in the picture's.
        group.transform = transform.about(origin)
        begin(group)
        draw(figures, on: view, at: origin)
        end()
      case .views(let snapshot, let rect):
        draw(snapshot, in: rect.offset(by: origin).drawable)
      case .text(let label, let rect):
        var place = view
        place.frame = rect.offset(by: origin).drawable
        if place.frame.width > 0, place.frame.height > 0 { drawLabel(label, place) }
      }
    }
  }

  /// Fills a shape of the picture with a pattern of `view`, whose coordinates begin at `origin`.
  mutating func fill(
    _ shape: Shape, _ pattern: Figure.Pattern, on view: ViewDrawing, at origin: Point
  ) {
    var map = pattern.transform
    (map.tx, map.ty) = (map.tx + origin.x, map.ty + origin.y)
    let step = Size(width: abs(pattern.step.width), height: abs(pattern.step.height))
    guard map.isDrawable, pattern.opacity > 0, (0.1...1e5).contains(step.width),
      (0.1...1e5).contains(step.height)
    else { return }
    let bounds = pattern.bounds.drawable
    let commands = commands { canvas in
      canvas.clipped(to: .rect(bounds)) { $0.draw(pattern.cell, on: view, at: .zero) }
    }
    let tiles = TilePattern(
      commands: commands, bounds: bounds, step: step, transform: map,
      opacity: pattern.opacity.limited(to: 0...1))
    append([.fill(shape, .pattern(tiles))])
  }

  /// Draws a picture of views scaled into a rectangle, without the names of the views.
  private mutating func draw(_ snapshot: LayoutSnapshot, in rect: Rect) {
    guard let size = snapshot.nodes.first?.absoluteFrame.size, size.width > 0, size.height > 0
    else { return }
    var painter = SnapshotPainter(snapshot, showsNames: showsNames)
    var group = DrawingGroup()
    group.transform = Transform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.x, ty: rect.y)
    begin(group)
    for command in painter.paint(background: .clear) {
      if case .begin(var inner) = command {
        (inner.id, inner.title) = (nil, nil)
        append([.begin(inner)])
      } else {
        append([command])
      }
    }
    end()
  }

  /// Draws the shadow below a shape in `rect`.
  mutating func draw(_ shadow: Shadow, of rect: Rect, radius: Double) {
    let opacity = shadow.opacity.limited(to: 0...1)
    guard opacity > 0, rect.width > 0, rect.height > 0 else { return }
    let blur = shadow.radius.limited(to: 0...200)
    let move = Point(x: shadow.offset.x.drawable, y: shadow.offset.y.drawable)
    // Layers of growing size let the edge fade where not every renderer can blur.
    let layers = blur > 0 ? 5 : 1
    for layer in 0..<layers {
      let spread = blur * (1 - 2 * (Double(layer) + 0.5) / Double(layers))
      let box = rect.outset(by: EdgeInsets(all: spread)).offset(by: move)
      guard box.width > 0, box.height > 0 else { continue }
      fill(
        .box(box, radius: max(0, radius + spread)),
        shadow.color.faded(opacity / Double(layers)))
    }
  }
}

extension Path {
  /// The outline moved by `origin`, with coordinates that can be drawn.
  init(_ outline: Figure.Outline, at origin: Point, isEvenOdd: Bool = true) {
    self.init(
      outline.segments.map { $0.mapped { $0.drawable(at: origin) } }, isEvenOdd: isEvenOdd)
  }
}

extension Point {
  fileprivate func drawable(at origin: Point) -> Point {
    Point(x: (x + origin.x).drawable, y: (y + origin.y).drawable)
  }
}
