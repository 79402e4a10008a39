// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  /// Draws a placeholder for content that exists only at run time.
  mutating func draw(_ content: PlaceholderContent, _ view: ViewDrawing) {
    switch content.kind {
    case .map: drawMap(content.label, view)
    case .web: drawWebPage(content.label, view)
    case .video: drawVideo(content.label, view)
    case .blur: drawBlur(view)
    case .table: if !view.hasSubviews { drawRows(view) }
    case .collection: if !view.hasSubviews { drawGrid(view) }
    case .custom, .scene: if !view.hasSubviews { drawCustom(content, view) }
    }
  }

  /// Draws a faintly tinted area. If names are shown, it has a dashed edge and the name of the
  /// view's class.
  private mutating func drawCustom(_ content: PlaceholderContent, _ view: ViewDrawing) {
    let ink = Illustration.customInk
    if view.appearance.backgroundColor == nil {
      fill(.rect(view.frame), Illustration.customBackground)
    }
    guard showsNames else { return }
    stroke(
      .rect(view.frame.insetBy(0.5, 0.5)), ink.faded(0.45), StrokeStyle(width: 1, dash: [4, 3]))
    drawCaption(content.label, in: view.frame, ink)
  }

  /// Draws a name in the middle of an area, if the area is large enough.
  private mutating func drawCaption(_ label: String, in frame: Rect, _ ink: Color) {
    let size = (frame.height * 0.4).limited(to: 0...12)
    guard showsNames, size >= 7, !label.isEmpty, frame.width > 24 else { return }
    draw(label, font: .system(size, weight: .medium), color: ink, in: frame.insetBy(6, 0))
  }

  private mutating func drawMap(_ label: String, _ view: ViewDrawing) {
    let frame = view.frame
    /// The point at a fraction of the width and height.
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.x + frame.width * x, y: frame.y + frame.height * y)
    }
    clipped(to: .rect(frame)) { canvas in
      canvas.fill(.rect(frame), Illustration.land)
      var water = Path([.move(at(0.62, 1.02)), .curve(at(0.7, 0.8), at(0.85, 0.86), at(1.02, 0.6))])
      water.elements += [.line(at(1.02, 1.02)), .close]
      canvas.fill(.path(water), Illustration.water)
      var park = Path([.move(at(0.06, 0.12))])
      park.elements += [
        .curve(at(0.16, 0.02), at(0.34, 0.06), at(0.36, 0.2)),
        .curve(at(0.38, 0.36), at(0.2, 0.42), at(0.1, 0.34)),
        .curve(at(0.02, 0.28), at(0.01, 0.18), at(0.06, 0.12)), .close,
      ]
      canvas.fill(.path(park), Illustration.park)
      let roads: [(Point, Point, Double)] = [
        (at(-0.02, 0.52), at(1.02, 0.4), 7), (at(0.44, -0.02), at(0.56, 1.02), 7),
        (at(-0.02, 0.8), at(0.7, 0.72), 4), (at(0.74, -0.02), at(0.8, 0.68), 4),
        (at(0.18, 0.4), at(0.26, 1.02), 4), (at(0.5, 0.2), at(1.02, 0.14), 4),
      ]
      for (start, end, width) in roads {
        let road = Shape.line(start.x, start.y, end.x, end.y)
        canvas.stroke(road, Illustration.roadEdge, width: width + 1.5)
        canvas.stroke(road, Illustration.road, width: width)
      }
      let pin = (min(frame.width, frame.height) * 0.16).limited(to: 8...34)
      let tip = Point(x: frame.midX, y: frame.midY)
      canvas.drawPin(tip, size: pin)
      canvas.drawNameBelow(label, frame)
    }
  }

  private mutating func drawPin(_ tip: Point, size: Double) {
    let radius = size * 0.42
    let center = Point(x: tip.x, y: tip.y - size)
    var body = Path([.move(Point(x: center.x - radius, y: center.y))])
    body.corner(
      from: Point(x: center.x - radius, y: center.y),
      around: Point(x: center.x - radius, y: center.y - radius),
      to: Point(x: center.x, y: center.y - radius))
    body.corner(
      from: Point(x: center.x, y: center.y - radius),
      around: Point(x: center.x + radius, y: center.y - radius),
      to: Point(x: center.x + radius, y: center.y))
    body.elements += [
      .curve(
        Point(x: center.x + radius, y: center.y + size * 0.45),
        Point(x: tip.x + size * 0.08, y: tip.y - size * 0.3), tip),
      .curve(
        Point(x: tip.x - size * 0.08, y: tip.y - size * 0.3),
        Point(x: center.x - radius, y: center.y + size * 0.45),
        Point(x: center.x - radius, y: center.y)), .close,
    ]
    fill(
      .ellipse(Rect(x: tip.x - size * 0.2, y: tip.y - 2, width: size * 0.4, height: 4)),
      Color(white: 0, alpha: 0.16))
    fill(.path(body), Illustration.pin)
    fill(.circle(center, radius: radius * 0.38), .white)
  }

  /// Draws a name on a white capsule at the lower edge.
  private mutating func drawNameBelow(_ label: String, _ frame: Rect) {
    guard showsNames, !label.isEmpty, frame.height >= 90 else { return }
    let font = Font.system(11, weight: .medium)
    let width = width(of: label, font: font) + 18
    guard width <= frame.width - 16 else { return }
    let capsule = Rect(x: frame.midX - width / 2, y: frame.maxY - 30, width: width, height: 20)
    fill(.capsule(capsule), Illustration.caption)
    draw(label, font: font, color: Color(.secondaryLabel), in: capsule)
  }

  private mutating func drawWebPage(_ label: String, _ view: ViewDrawing) {
    let frame = view.frame
    if view.appearance.backgroundColor == nil { fill(.rect(frame), Color(.systemBackground)) }
    stroke(.rect(frame.insetBy(0.25, 0.25)), Color(.systemGray5), width: 0.5)
    guard !view.hasSubviews else { return }
    let side = (min(frame.width, frame.height) * 0.2).limited(to: 10...56)
    let ink = Color(.systemGray2)
    symbol("globe", in: frame.centered(side, side), color: ink, weight: 0.8)
    guard frame.height > side + 60 else { return }
    drawCaption(
      label, in: Rect(x: frame.x, y: frame.midY + side / 2 + 6, width: frame.width, height: 30), ink
    )
  }

  private mutating func drawVideo(_ label: String, _ view: ViewDrawing) {
    let frame = view.frame
    fill(
      .rect(frame),
      LinearGradient(
        from: frame.origin, to: Point(x: frame.x, y: frame.maxY),
        stops: [.init(0, Color(rgb: 0x2C3440)), .init(1, Color(rgb: 0x12161C))]))
    guard !view.hasSubviews else { return }
    let side = (min(frame.width, frame.height) * 0.26).limited(to: 8...60)
    let circle = frame.centered(side, side)
    fill(.ellipse(circle), Color(white: 1, alpha: 0.18))
    symbol(
      "play.fill",
      in: circle.insetBy(side * 0.3, side * 0.3).offset(by: Point(x: side * 0.04, y: 0)),
      color: .white)
    guard frame.height > side + 60 else { return }
    drawCaption(
      label, in: Rect(x: frame.x, y: circle.maxY + 4, width: frame.width, height: 30),
      Color(white: 1, alpha: 0.6))
  }

  private mutating func drawBlur(_ view: ViewDrawing) {
    guard view.appearance.backgroundColor == nil else { return }
    fill(.box(view.frame, radius: view.cornerRadius), Color(.blur))
  }

  /// The area of a list's content at rest: below the bars and inside the safe area's left and right
  /// edges.
  private static func contentArea(of view: ViewDrawing) -> Rect {
    Rect(
      x: view.safeFrame.x, y: view.contentTop, width: view.safeFrame.width,
      height: view.frame.maxY - view.contentTop)
  }

  /// Draws placeholder rows for the visible area of a list.
  private mutating func drawRows(_ view: ViewDrawing) {
    if view.appearance.backgroundColor == nil { fill(.rect(view.frame), Color(.systemBackground)) }
    let frame = Self.contentArea(of: view)
    let ink = faintInk(view)
    let height = 44.0
    let count = min(40, Int(frame.height / height) + 1)
    // Bars of different lengths look like text.
    let lengths = [0.42, 0.3, 0.5, 0.36, 0.46, 0.28]
    for index in 0..<count {
      let row = Rect(
        x: frame.x, y: frame.y + height * Double(index), width: frame.width, height: height)
      let bar = Rect(
        x: row.x + 16, y: row.midY - 5, width: row.width * lengths[index % lengths.count],
        height: 10)
      fill(.capsule(bar.mirrored(in: row, view.direction)), ink)
      let line = Rect(
        x: row.x + 16, y: row.maxY - hairline, width: max(0, row.width - 16), height: hairline)
      fill(.rect(line.mirrored(in: row, view.direction)), Color(.separator).faded(0.7))
    }
  }

  /// Draws placeholder cells for the visible area of a grid.
  private mutating func drawGrid(_ view: ViewDrawing) {
    let area = Self.contentArea(of: view).insetBy(10, 10)
    let columns = (area.width / 110).rounded().limited(to: 1...12)
    let side = (area.width - 10 * (columns - 1)) / columns
    guard side > 4 else { return }
    let rows = min(40, Int(area.height / (side + 10)) + 1)
    let ink = faintInk(view)
    for row in 0..<rows {
      for column in 0..<Int(columns) {
        let cell = Rect(
          x: area.x + (side + 10) * Double(column), y: area.y + (side + 10) * Double(row),
          width: side, height: side)
        fill(.box(cell, radius: 8), ink)
      }
    }
  }

  /// A colour with low contrast to the view's background, also if the background ignores the
  /// interface style.
  private func faintInk(_ view: ViewDrawing) -> Color {
    let ink = Color(.systemGray6)
    guard let background = view.appearance.backgroundColor.map(resolved), background.alpha > 0.5
    else {
      return ink
    }
    if background.isLight == (palette.appearance.style == .dark) {
      return background.isLight ? Color(white: 0, alpha: 0.05) : Color(white: 1, alpha: 0.08)
    }
    // The background of grouped lists is nearly the same grey.
    return background.isNear(resolved(ink)) ? Color(.systemGray5) : ink
  }
}
