// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  /// Draws the frame of the emphasised view, and every distance as a line with a bar at each end.
  mutating func drawHighlight(_ highlight: Highlight) {
    let color = Color(rgb: 0x0A60D8)
    begin(DrawingGroup(id: "v_highlight", title: "Reasons"))
    let frame = highlight.frame.drawable
    fill(.rect(frame), color.faded(0.12))
    stroke(.rect(frame), color, StrokeStyle(width: 1.5))
    var labels: [Rect] = []
    for line in highlight.lines { draw(line, Color(rgb: 0xC2185B), &labels) }
    end()
  }

  /// Draws a distance. Its label moves away from others.
  private mutating func draw(
    _ line: Highlight.Line, _ color: Color, _ labels: inout [Rect]
  ) {
    let (start, end) = (line.start.drawable, line.end.drawable)
    let isHorizontal = abs(start.y - end.y) <= abs(start.x - end.x)
    // A distance of zero is a dot.
    let length = max(abs(start.x - end.x), abs(start.y - end.y))
    if length < 0.5 {
      fill(.circle(start, radius: 2.5), color)
    } else {
      stroke(.line(start.x, start.y, end.x, end.y), color, width: 1.25)
      for point in [start, end] {
        stroke(
          isHorizontal
            ? .line(point.x, point.y - 4, point.x, point.y + 4)
            : .line(point.x - 4, point.y, point.x + 4, point.y), color, width: 1.25)
      }
    }
    guard !line.label.isEmpty else { return }
    let font = Font.system(9, weight: .semibold)
    let size = Size(width: width(of: line.label, font: font) + 6, height: 13)
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    var label =
      isHorizontal
      ? Rect(
        x: middle.x - size.width / 2, y: middle.y + 4, width: size.width, height: size.height)
      : Rect(
        x: middle.x + 5, y: middle.y - size.height / 2, width: size.width, height: size.height)
    let top = label.y
    for step in 1...(2 * labels.count + 1) where labels.contains(where: { $0.overlaps(label) }) {
      // By turns above and below the line.
      let distance = Double((step + 1) / 2) * (size.height + 1)
      label.y = step.isMultiple(of: 2) ? top + distance : top - distance - 8
    }
    labels.append(label)
    fill(.roundedRect(label, radius: 3), color)
    draw(line.label, font: font, color: .white, in: label, .center)
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

extension Point {
  /// The point with finite coordinates of a size that every output format can write.
  fileprivate var drawable: Point { Rect(x: x, y: y, width: 0, height: 0).drawable.origin }
}
