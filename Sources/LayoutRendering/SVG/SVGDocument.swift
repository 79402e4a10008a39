// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The document as far as it is written.
struct SVGDocument {
  var buffer = PictureBuffer()
  let idPrefix: String
  /// The number of elements that each open group consists of, innermost last.
  private var open: [Int] = []
  var definitions = 0
  /// Pictures that the document holds already, by their definition.
  var pictures: [PictureData: Int] = [:]

  init(idPrefix: String) { self.idPrefix = idPrefix }

  mutating func open(_ list: DisplayList, scale: Double) {
    buffer.reserve(256 + 96 * list.commands.count)
    buffer.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    buffer.attribute("width", list.size.width * scale)
    buffer.attribute("height", list.size.height * scale)
    buffer.write(" viewBox=\"0 0 ")
    buffer.write(list.size.width)
    buffer.write(" ")
    buffer.write(list.size.height)
    buffer.write("\"")
    buffer.attribute("font-family", FontStack.system)
    buffer.write(" xml:space=\"preserve\">\n")
    writeTitle(list.title.isEmpty ? nil : list.title)
  }

  /// Ends the document, with groups that a caller left open.
  mutating func close() {
    while !open.isEmpty { write(.end) }
    buffer.write("</svg>\n")
  }

  mutating func write(_ command: DrawingCommand) {
    switch command {
    case .fill(let shape, let paint):
      let definition: Int? =
        switch paint {
        case .gradient(let gradient): define(gradient)
        case .radial(let gradient): define(gradient)
        case .pattern(let pattern): define(pattern)
        case .color: nil
        }
      open(shape)
      if let definition { writeReference("fill", definition) }
      if case .pattern(let pattern) = paint, pattern.opacity < 1 {
        buffer.attribute("fill-opacity", pattern.opacity)
      }
      if case .color(let color) = paint { buffer.attribute("fill", color, opacity: "fill-opacity") }
      if case .path(let path) = shape, path.isEvenOdd { buffer.write(" fill-rule=\"evenodd\"") }
      buffer.write("/>\n")
    case .stroke(let shape, let color, let style):
      open(shape)
      buffer.write(" fill=\"none\"")
      buffer.attribute("stroke", color, opacity: "stroke-opacity")
      write(style)
      buffer.write("/>\n")
    case .text(let line):
      write(line)
    case .picture(let picture):
      write(picture)
    case .begin(let group):
      begin(group)
    case .end:
      guard let elements = open.popLast() else { return }
      for _ in 0..<elements { buffer.write("</g>") }
      buffer.write("\n")
    }
  }

  private mutating func begin(_ group: DrawingGroup) {
    var clip: Int?
    if let shape = group.clip, group.placement.isIdentity {
      clip = define(clip: shape, isEvenOdd: group.clipIsEvenOdd)
    }
    buffer.write("<g")
    if let id = group.id { buffer.attribute("id", idPrefix + id) }
    if group.opacity < 1 { buffer.attribute("opacity", max(0, group.opacity)) }
    if let transform = group.transform {
      write("transform", transform)
    } else if !group.placement.isIdentity {
      buffer.write(" transform=\"translate(")
      buffer.write(group.placement.offset.x)
      buffer.write(" ")
      buffer.write(group.placement.offset.y)
      buffer.write(")")
      if group.placement.scale != 1 {
        buffer.write(" scale(")
        buffer.write(group.placement.scale)
        buffer.write(")")
      }
      buffer.write("\"")
    }
    if let clip { writeReference("clip-path", clip) }
    buffer.write(">")
    writeTitle(group.title)
    buffer.write("\n")
    // A clip counts in the coordinates inside the group, so it needs a group of its own there.
    if let shape = group.clip, !group.placement.isIdentity {
      let clip = define(clip: shape, isEvenOdd: group.clipIsEvenOdd)
      buffer.write("<g")
      writeReference("clip-path", clip)
      buffer.write(">\n")
      open.append(2)
    } else {
      open.append(1)
    }
  }

  private mutating func write(_ name: StaticString, _ transform: Transform) {
    buffer.write(" ")
    buffer.write(name)
    buffer.write("=\"matrix(")
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    for (index, number) in numbers.enumerated() {
      if index > 0 { buffer.write(" ") }
      buffer.write(number)
    }
    buffer.write(")\"")
  }

  private mutating func writeTitle(_ title: String?) {
    guard let title else { return }
    buffer.write("<title>")
    buffer.writeEscaped(title)
    buffer.write("</title>")
  }

  private mutating func define(clip shape: Shape, isEvenOdd: Bool) -> Int {
    definitions += 1
    buffer.write("<clipPath")
    buffer.attribute("id", "\(idPrefix)d\(definitions)")
    buffer.write(">")
    open(shape)
    if isEvenOdd { buffer.write(" clip-rule=\"evenodd\"") }
    buffer.write("/></clipPath>\n")
    return definitions
  }

  private mutating func define(_ gradient: LinearGradient) -> Int {
    definitions += 1
    buffer.write("<linearGradient gradientUnits=\"userSpaceOnUse\"")
    buffer.attribute("id", "\(idPrefix)d\(definitions)")
    buffer.attribute("x1", gradient.start.x)
    buffer.attribute("y1", gradient.start.y)
    buffer.attribute("x2", gradient.end.x)
    buffer.attribute("y2", gradient.end.y)
    write(gradient.stops)
    buffer.write("</linearGradient>\n")
    return definitions
  }

  private mutating func define(_ gradient: RadialGradient) -> Int {
    definitions += 1
    buffer.write("<radialGradient gradientUnits=\"userSpaceOnUse\"")
    buffer.attribute("id", "\(idPrefix)d\(definitions)")
    buffer.attribute("cx", gradient.center.x)
    buffer.attribute("cy", gradient.center.y)
    buffer.attribute("r", gradient.radius)
    write(gradient.stops)
    buffer.write("</radialGradient>\n")
    return definitions
  }

  private mutating func define(_ pattern: TilePattern) -> Int {
    definitions += 1
    let definition = definitions
    buffer.write("<pattern patternUnits=\"userSpaceOnUse\"")
    buffer.attribute("id", "\(idPrefix)d\(definition)")
    buffer.attribute("x", pattern.bounds.x)
    buffer.attribute("y", pattern.bounds.y)
    buffer.attribute("width", pattern.step.width)
    buffer.attribute("height", pattern.step.height)
    if pattern.transform != .identity { write("patternTransform", pattern.transform) }
    buffer.write(">\n")
    for command in pattern.commands { write(command) }
    buffer.write("</pattern>\n")
    return definition
  }

  private mutating func write(_ stops: [LinearGradient.Stop]) {
    buffer.write(">")
    for stop in stops {
      buffer.write("<stop")
      buffer.attribute("offset", stop.offset)
      buffer.attribute("stop-color", stop.color, opacity: "stop-opacity")
      buffer.write("/>")
    }
  }

  mutating func writeReference(_ name: StaticString, _ definition: Int) {
    buffer.write(" ")
    buffer.write(name)
    buffer.write("=\"url(#")
    buffer.writeRaw(idPrefix)
    buffer.write("d")
    buffer.write(definition)
    buffer.write(")\"")
  }
}
