// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// Writes the commands of a display list as the content of a page.
struct PDFPainter {
  var document: PDFDocument
  private var buffer = PictureBuffer()
  /// The content around the groups that are drawn as wholes, and their opacities; nil for groups drawn directly.
  private var open: [(outer: PictureBuffer, opacity: Double)?] = []

  var content: [UInt8] { buffer.bytes }

  init(_ document: PDFDocument) { self.document = document }

  mutating func paint(_ list: DisplayList) {
    // The origin of a page is at the bottom.
    operation("cm", 1, 0, 0, -1, 0, max(1, list.size.height))
    for command in list.commands { paint(command) }
    while !open.isEmpty { end() }
  }

  private mutating func paint(_ command: DrawingCommand) {
    switch command {
    case .fill(let shape, let paint): fill(shape, paint)
    case .stroke(let shape, let color, let style): stroke(shape, color, style)
    case .text(let line): write(line)
    case .picture(let picture): place(picture)
    case .begin(let group): begin(group)
    case .end: end()
    }
  }

  // MARK: Groups

  private mutating func begin(_ group: DrawingGroup) {
    buffer.write("q\n")
    if let map = group.transform {
      operation("cm", map.a, map.b, map.c, map.d, map.tx, map.ty)
    } else if !group.placement.isIdentity {
      let (scale, offset) = (group.placement.scale, group.placement.offset)
      operation("cm", scale, 0, 0, scale, offset.x, offset.y)
    }
    if let clip = group.clip {
      trace(clip)
      buffer.writeRaw(group.clipIsEvenOdd ? "W* n\n" : "W n\n")
    }
    if group.opacity < 1 {
      open.append((buffer, group.opacity))
      buffer = PictureBuffer()
    } else {
      open.append(nil)
    }
  }

  private mutating func end() {
    guard let group = open.popLast() else { return }
    if let group {
      let name = document.addGroup(buffer.bytes)
      buffer = group.outer
      setOpacity(group.opacity)
      buffer.writeRaw("/\(name) Do\n")
    }
    buffer.write("Q\n")
  }

  // MARK: Shapes

  private mutating func fill(_ shape: Shape, _ paint: Paint) {
    var isEvenOdd = false
    if case .path(let path) = shape { isEvenOdd = path.isEvenOdd }
    buffer.write("q\n")
    if case .color(let color) = paint {
      set(color, "rg")
      trace(shape)
      buffer.writeRaw(isEvenOdd ? "f*\n" : "f\n")
    } else if case .pattern(let pattern) = paint {
      trace(shape)
      buffer.writeRaw(isEvenOdd ? "W* n\n" : "W n\n")
      fill(shape.box, pattern)
    } else {
      trace(shape)
      buffer.writeRaw(isEvenOdd ? "W* n\n" : "W n\n")
      setOpacity(paint.opacity)
      let name = document.name(of: .shading(paint), prefix: "S") { $0.addShading(paint) }
      buffer.writeRaw("/\(name) sh\n")
    }
    buffer.write("Q\n")
  }

  /// Places a cell, which stands in the document once, wherever it shows.
  private mutating func fill(_ rect: Rect, _ pattern: TilePattern) {
    let outer = (buffer, open)
    (buffer, open) = (PictureBuffer(), [])
    for command in pattern.commands { paint(command) }
    let name = document.addGroup(buffer.bytes)
    (buffer, open) = outer
    setOpacity(pattern.opacity)
    let map = pattern.transform
    operation("cm", map.a, map.b, map.c, map.d, map.tx, map.ty)
    for offset in pattern.offsets(covering: rect) {
      buffer.write("q\n")
      operation("cm", 1, 0, 0, 1, offset.x, offset.y)
      buffer.writeRaw("/\(name) Do\nQ\n")
    }
  }

  private mutating func stroke(_ shape: Shape, _ color: Color, _ style: StrokeStyle) {
    buffer.write("q\n")
    set(color, "RG")
    operation("w", max(0, style.width))
    if style.isRound { buffer.write("1 J 1 j\n") }
    if !style.dash.isEmpty, style.dash.contains(where: { $0 > 0 }) {
      buffer.write("[")
      for length in style.dash {
        buffer.write(max(0, length))
        buffer.write(" ")
      }
      buffer.write("] 0 d\n")
    }
    trace(shape)
    buffer.write("S\nQ\n")
  }

  private mutating func trace(_ shape: Shape) {
    switch shape {
    case .rect(let rect):
      operation("re", rect.x, rect.y, max(0, rect.width), max(0, rect.height))
    case .roundedRect(let rect, let radius):
      let radius = min(max(0, radius), rect.width / 2, rect.height / 2)
      var path = Path()
      path.roundedRect(
        rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
      trace(path)
    case .ellipse(let rect):
      var circle = Path()
      circle.circle(0, 0, 1)
      let (rx, ry) = (rect.width / 2, rect.height / 2)
      trace(
        Path(
          circle.elements.map { element in
            element.mapped { Point(x: rect.midX + rx * $0.x, y: rect.midY + ry * $0.y) }
          }))
    case .path(let path): trace(path)
    }
  }

  private mutating func trace(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): operation("m", point.x, point.y)
      case .line(let point): operation("l", point.x, point.y)
      case .curve(let a, let b, let end): operation("c", a.x, a.y, b.x, b.y, end.x, end.y)
      case .close: buffer.write("h\n")
      }
    }
  }

  // MARK: Text and pictures

  private mutating func write(_ line: TextLine) {
    let font = PDFFont(nearestTo: line.font)
    var encoded = "<"
    for scalar in line.text.unicodeScalars {
      let hex = String(PDFFont.code(of: scalar) ?? 0x3F, radix: 16, uppercase: true)
      encoded += hex.utf8.count < 2 ? "0\(hex)" : hex
    }
    let natural = font.width(of: line.text, size: line.font.size)
    let stretch = natural > 0 && line.width > 0 ? 100 * line.width / natural : 100
    let name = document.name(of: .font(font), prefix: "F") { document in
      document.add(
        Array(
          ("<< /Type /Font /Subtype /Type1 /BaseFont /\(font.baseName) "
            + "/Encoding /WinAnsiEncoding >>").utf8))
    }
    buffer.write("q\n")
    set(line.color, "rg")
    buffer.writeRaw("BT\n/\(name) ")
    operation("Tf", line.font.size)
    operation("Tz", min(max(stretch, 25), 400))
    // Letters stand upright on a page that is turned upside down.
    operation("Tm", 1, 0, 0, -1, line.origin.x, line.origin.y)
    buffer.writeRaw("\(encoded)> Tj\nET\nQ\n")
  }

  private mutating func place(_ picture: PlacedPicture) {
    let rect = picture.rect
    guard let image = PDFPicture(picture.data) else {
      return fill(.rect(rect), .color(Color(white: 0.85)))
    }
    let name = document.name(of: .picture(picture.data), prefix: "I") { document in
      document.addStream(image.dictionary, image.bytes)
    }
    buffer.write("q\n")
    operation("cm", rect.width, 0, 0, -rect.height, rect.x, rect.maxY)
    buffer.writeRaw("/\(name) Do\nQ\n")
  }

  // MARK: State

  private mutating func set(_ color: Color, _ name: StaticString) {
    setOpacity(color.alpha)
    operation(name, color.red, color.green, color.blue)
  }

  private mutating func setOpacity(_ opacity: Double) {
    guard opacity < 1 else { return }
    let steps = Int((min(max(opacity, 0), 1) * 1000).rounded())
    let name = document.name(of: .opacity(steps), prefix: "G") { document in
      var body = PictureBuffer()
      body.write("<< /Type /ExtGState /ca ")
      body.write(Double(steps) / 1000)
      body.write(" /CA ")
      body.write(Double(steps) / 1000)
      body.write(" >>")
      return document.add(body.bytes)
    }
    buffer.writeRaw("/\(name) gs\n")
  }

  private mutating func operation(_ name: StaticString, _ numbers: Double...) {
    for number in numbers {
      buffer.write(number)
      buffer.write(" ")
    }
    buffer.write(name)
    buffer.write("\n")
  }
}
