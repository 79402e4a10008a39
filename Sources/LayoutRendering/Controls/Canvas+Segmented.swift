// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension Canvas {
  mutating func drawSegmented(_ content: ControlContent.Segments, _ view: ViewDrawing) {
    // The frame reaches a point below the control itself.
    let height = min(view.frame.height, era == .outlined ? 29 : 32)
    let box = Rect(x: view.frame.x, y: view.frame.y, width: view.frame.width, height: height)
    let segments = Self.segmentRects(content, in: box, view.direction, measure: segmentWidth)
    guard !segments.isEmpty else { return }
    if era == .outlined {
      drawOutlined(content, segments, box, view)
    } else {
      drawFilled(content, segments, box, view)
    }
  }

  private func segmentWidth(_ title: String) -> Double { width(of: title, font: .system(13)) + 20 }

  /// Where the segments lie, at most as many as there are points of width.
  private static func segmentRects(
    _ content: ControlContent.Segments, in box: Rect, _ direction: LayoutDirection,
    measure: (String) -> Double
  ) -> [Rect] {
    let shown = content.segments.prefix(max(0, Int(box.width)))
    var widths = shown.map { segment -> Double in
      if let width = segment.width, width > 0 { return width.limited(to: 1...1e4) }
      return content.apportionsByContent ? measure(segment.title).limited(to: 1...1e4) : 0
    }
    let fixed = widths.reduce(0, +)
    let free = widths.filter { $0 == 0 }.count
    if free > 0 {
      let share = max(1, (box.width - fixed) / Double(free))
      widths = widths.map { $0 == 0 ? share : $0 }
    }
    let sum = widths.reduce(0, +)
    guard sum > 0 else { return [] }
    var x = box.x
    return widths.map { width in
      let rect = Rect(x: x, y: box.y, width: width / sum * box.width, height: box.height)
      x = rect.maxX
      return rect.mirrored(in: box, direction)
    }
  }

  private mutating func drawFilled(
    _ content: ControlContent.Segments, _ segments: [Rect], _ box: Rect, _ view: ViewDrawing
  ) {
    let radius = era == .glass ? box.height / 2 : 9
    fill(.box(box, radius: radius), Color(.tertiarySystemFill))
    for index in segments.indices.dropFirst()
    where index != content.selected && index - 1 != content.selected {
      let x = view.direction == .leftToRight ? segments[index].x : segments[index].maxX
      stroke(.line(x, box.y + 8, x, box.maxY - 8), Color(.divider), width: 1)
    }
    for (index, rect) in segments.enumerated() {
      let isSelected = index == content.selected
      if isSelected {
        let thumb = rect.insetBy(2, 2)
        let corner = era == .glass ? thumb.height / 2 : 7
        shadow(of: thumb, radius: corner, blur: 3, drop: 2, strength: 0.1)
        fill(.box(thumb, radius: corner), Color(.selectedSegment))
      }
      draw(content.segments[index], in: rect, isSelected ? .semibold : .medium, Color(.label))
    }
  }

  private mutating func drawOutlined(
    _ content: ControlContent.Segments, _ segments: [Rect], _ box: Rect, _ view: ViewDrawing
  ) {
    let outline = box.insetBy(0.5, 0.5)
    clipped(to: .box(outline, radius: 4)) { canvas in
      for (index, rect) in segments.enumerated() where index == content.selected {
        canvas.fill(.rect(rect), view.tint)
      }
    }
    stroke(.box(outline, radius: 4), view.tint, width: 1)
    for (index, rect) in segments.enumerated() {
      if index > 0 {
        let x = view.direction == .leftToRight ? rect.x : rect.maxX
        stroke(.line(x, box.y, x, box.maxY), view.tint, width: 1)
      }
      draw(
        content.segments[index], in: rect, .regular, index == content.selected ? .white : view.tint)
    }
  }

  private mutating func draw(
    _ segment: ControlContent.Segments.Segment, in rect: Rect, _ weight: FontWeight, _ color: Color
  ) {
    if let image = segment.image {
      let size = Self.iconSize(image, font: .system(15))
      let scale = min(1, 20 / max(size.width, size.height, 1))
      icon(image, in: rect.centered(size.width * scale, size.height * scale), color: color)
    } else {
      draw(
        segment.title, font: .system(13, weight: weight), color: color, in: rect.insetBy(4, 0))
    }
  }
}
