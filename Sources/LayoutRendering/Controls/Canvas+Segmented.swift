// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  mutating func drawSegmented(_ content: ControlContent.Segments, _ view: ViewDrawing) {
    let arrangement = SegmentsArrangement(content, measurer: view.measurer)
    let box = arrangement.box(in: view.frame)
    let segments = arrangement.segments(in: box, view.direction)
    guard !segments.isEmpty else { return }
    let colors = view.controlColors
    let dividers = arrangement.dividers(of: segments, view.direction)
    let selected = content.selected.flatMap { index in
      segments.indices.contains(index) ? arrangement.selection(of: segments[index]) : nil
    }
    let images = view.ornaments.controlImages
    if images.background != nil {
      drawImages(images, of: segments, selected: content.selected, dividers, view)
    } else if era == .outlined {
      let outline = Shape.box(box.insetBy(0.5, 0.5), radius: 4)
      if let selected {
        clipped(to: outline) { $0.fill(.rect(selected), colors.filled ?? view.tint) }
      }
      stroke(outline, view.tint, width: 1)
      for divider in dividers { fill(.rect(divider), view.tint) }
    } else {
      fill(
        .box(box, radius: era == .glass ? box.height / 2 : 9), Color(.tertiarySystemFill))
      for (index, divider) in dividers.enumerated()
      where index != content.selected && index + 1 != content.selected {
        fill(.rect(divider), Color(.divider))
      }
      if let selected {
        let corner = era == .glass ? selected.height / 2 : 7
        shadow(of: selected, radius: corner, blur: 3, drop: 2, strength: 0.1)
        fill(.box(selected, radius: corner), colors.filled ?? Color(.selectedSegment))
      }
    }
    for (index, rect) in segments.enumerated() {
      let isSelected = index == content.selected
      let segment = content.segments[index]
      draw(
        segment, in: rect.offset(by: segment.contentOffset).drawable, view,
        era == .outlined ? .regular : isSelected ? .semibold : .medium,
        !segment.isEnabled || view.isDisabled && era != .outlined
          ? Color(.tertiaryLabel)
          : (isSelected ? colors.selectedTitle ?? colors.title : colors.title)
            ?? (era != .outlined
              ? Color(.label) : isSelected ? ink(onChosen: colors.filled ?? view.tint) : view.tint))
    }
  }

  /// Draws the background image of each segment and the divider images between segments.
  private mutating func drawImages(
    _ images: ControlImages, of segments: [Rect], selected: Int?, _ dividers: [Rect],
    _ view: ViewDrawing
  ) {
    for (index, rect) in segments.enumerated() {
      let image = index == selected ? images.selectedBackground : nil
      if let image = image ?? images.background { background(image, in: rect, on: view) }
    }
    for (index, rect) in dividers.enumerated() {
      let own =
        index == selected
        ? images.dividerAfterChosen : index + 1 == selected ? images.dividerBeforeChosen : nil
      guard let image = own ?? images.divider else { continue }
      let width = image.size?.width.limited(to: 0...100) ?? 1
      background(
        image,
        in: Rect(
          x: rect.midX - width / 2, y: segments[0].y, width: width, height: segments[0].height),
        on: view)
    }
  }

  /// The colour of the selected title on `fill`, for the outlined style.
  ///
  /// The title is cut out of the fill, so it shows the background, which is mostly white. A white
  /// fill gets a black title.
  private func ink(onChosen fill: Color) -> Color {
    let color = resolved(fill)
    return min(color.red, color.green, color.blue) > 0.9 ? .black : Color(.onTint)
  }

  private mutating func draw(
    _ segment: ControlContent.Segments.Segment, in rect: Rect, _ view: ViewDrawing,
    _ weight: FontWeight, _ color: Color
  ) {
    if let image = segment.image {
      let size = image.size ?? Size(width: 20, height: 20)
      let (width, height) = (size.width.limited(to: 0...1e4), size.height.limited(to: 0...1e4))
      // An image with known contents keeps its size if the segment is high enough.
      let isKnown = image.figures != nil || image.asset != nil
      let scale = min(1, isKnown ? rect.height / max(height, 1) : 20 / max(width, height, 1))
      icon(image, in: rect.centered(width * scale, height * scale), color: color, on: view)
    } else {
      var font = SegmentsArrangement.font
      font.weight = weight
      draw(segment.title, font: font, color: color, in: rect.insetBy(4, 0))
    }
  }
}
