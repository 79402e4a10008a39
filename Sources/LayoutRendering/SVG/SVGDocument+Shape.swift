// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension SVGDocument {
  /// Writes the start tag of a shape without its closing bracket.
  mutating func open(_ shape: Shape) {
    switch shape {
    case .rect(let rect):
      buffer.write("<rect")
      write(rect)
    case .roundedRect(let rect, let radius):
      buffer.write("<rect")
      write(rect)
      buffer.attribute("rx", max(0, radius))
    case .ellipse(let rect):
      buffer.write("<ellipse")
      buffer.attribute("cx", rect.midX)
      buffer.attribute("cy", rect.midY)
      buffer.attribute("rx", max(0, rect.width / 2))
      buffer.attribute("ry", max(0, rect.height / 2))
    case .path(let path):
      buffer.write("<path d=\"")
      buffer.write(path)
      buffer.write("\"")
    }
  }

  private mutating func write(_ rect: Rect) {
    buffer.attribute("x", rect.x)
    buffer.attribute("y", rect.y)
    buffer.attribute("width", max(0, rect.width))
    buffer.attribute("height", max(0, rect.height))
  }

  mutating func write(_ style: StrokeStyle) {
    buffer.attribute("stroke-width", max(0, style.width))
    if !style.dash.isEmpty {
      buffer.write(" stroke-dasharray=\"")
      for (index, length) in style.dash.enumerated() {
        if index > 0 { buffer.write(" ") }
        buffer.write(max(0, length))
      }
      buffer.write("\"")
    }
    if style.isRound { buffer.write(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
  }
}
