// SPDX-License-Identifier: MIT

import LayoutCore

extension Canvas {
  mutating func drawToggle(isOn: Bool, onTint: Color?, _ view: ViewDrawing) {
    let size =
      era == .glass ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
    var track = Rect(origin: view.frame.origin, size: size).mirrored(in: view.frame, view.direction)
    track.y = view.frame.midY - size.height / 2
    let knobSize =
      era == .glass ? Size(width: 39, height: 24) : Size(width: 27, height: 27)
    let on = onTint ?? Color(.systemGreen)
    fill(.capsule(track), isOn ? on : Color(.switchTrack))
    if era == .outlined {
      stroke(.capsule(track.insetBy(0.75, 0.75)), isOn ? on : Color(.switchEdge), width: 1.5)
    }
    let atEnd = isOn == (view.direction == .leftToRight)
    knob(
      Rect(
        x: atEnd ? track.maxX - knobSize.width - 2 : track.x + 2,
        y: track.midY - knobSize.height / 2, width: knobSize.width, height: knobSize.height))
  }

  mutating func drawSlider(_ part: Double, _ view: ViewDrawing) {
    let height: Double = era == .outlined ? 2 : era == .filled ? 4 : 6
    let knobSize = era == .glass ? Size(width: 37, height: 24) : Size(width: 28, height: 28)
    let track = Rect(
      x: view.frame.x + 2, y: view.frame.midY - height / 2 - 0.5,
      width: max(0, view.frame.width - 4), height: height)
    let travel = max(0, track.width - knobSize.width)
    let x = track.x + travel * part
    fill(.capsule(track), Color(.track))
    let filled = Rect(
      x: track.x, y: track.y, width: min(track.width, x - track.x + knobSize.width / 2),
      height: height)
    fill(.capsule(filled.mirrored(in: track, view.direction)), view.tint)
    let thumb = Rect(
      x: x, y: track.midY - knobSize.height / 2, width: knobSize.width, height: knobSize.height)
    knob(thumb.mirrored(in: track, view.direction))
  }

  mutating func drawStepper(_ view: ViewDrawing) {
    let size = Size(width: 94, height: era == .outlined ? 29 : 32)
    let box = view.frame.centered(
      min(size.width, view.frame.width), min(size.height, view.frame.height))
    let radius: Double = era == .glass ? box.height / 2 : era == .filled ? 8 : 4
    let ink = era == .outlined ? view.tint : Color(.label)
    if era == .outlined {
      stroke(.box(box.insetBy(0.5, 0.5), radius: radius), view.tint, width: 1)
      stroke(.line(box.midX, box.y, box.midX, box.maxY), view.tint, width: 1)
    } else {
      fill(.box(box, radius: radius), Color(.tertiarySystemFill))
      stroke(
        .line(box.midX, box.y + 7, box.midX, box.maxY - 7), Color(.divider),
        width: 1)
    }
    let half = box.width / 2
    let side = min(15, box.height / 2, half / 2)
    for (index, name) in ["minus", "plus"].enumerated() {
      let part = Rect(x: box.x + half * Double(index), y: box.y, width: half, height: box.height)
      symbol(
        name, in: part.mirrored(in: box, view.direction).centered(side, side), color: ink,
        weight: 1.1)
    }
  }

  mutating func drawProgress(_ value: Double, isBar: Bool, _ view: ViewDrawing) {
    let height = era == .outlined ? (isBar ? 2.5 : 2) : 4
    let track = Rect(
      x: view.frame.x, y: view.frame.midY - height / 2, width: view.frame.width, height: height)
    let shape = isBar && era == .outlined ? Shape.rect(track) : .capsule(track)
    fill(shape, Color(.track))
    let part = Rect(
      x: track.x, y: track.y, width: track.width * value.limited(to: 0...1), height: height
    ).mirrored(in: track, view.direction)
    if part.width > 0 { fill(.capsule(part), view.tint) }
  }

  mutating func drawActivityIndicator(isLarge: Bool, _ view: ViewDrawing) {
    let side: Double = isLarge ? 37 : 20
    let spokes = era == .outlined ? 12 : 8
    let outer = side / 2 - (isLarge ? 2 : 1)
    let inner = outer * (era == .outlined ? 0.5 : 0.47)
    for index in 0..<spokes {
      let (dx, dy) = Self.direction(index, of: spokes)
      // The brightest spoke leads; those behind it fade.
      let fade = 0.25 + 0.75 * Double((index + 1) % spokes) / Double(spokes)
      stroke(
        .line(
          view.frame.midX + dx * inner, view.frame.midY + dy * inner, view.frame.midX + dx * outer,
          view.frame.midY + dy * outer), Color(.spinner).faded(fade),
        width: side * (era == .outlined ? 0.07 : 0.11), isRound: true)
    }
  }

  /// The unit vector of the `index`th of `count` directions, clockwise from the top; `count` is 8 or 12.
  private static func direction(_ index: Int, of count: Int) -> (Double, Double) {
    // Sines of multiples of 30 and 45 degrees, without Foundation.
    let sines =
      count == 12
      ? [
        0, 0.5, 0.8660254037844386, 1, 0.8660254037844386, 0.5, 0, -0.5, -0.8660254037844386, -1,
        -0.8660254037844386, -0.5,
      ]
      : [
        0, 0.7071067811865476, 1, 0.7071067811865476, 0, -0.7071067811865476, -1,
        -0.7071067811865476,
      ]
    return (sines[index % count], -sines[(index + count / 4) % count])
  }

  mutating func drawPageControl(_ pages: Int, current: Int, _ view: ViewDrawing) {
    let dot: Double = era == .outlined ? 7 : 8
    let pitch: Double = era == .outlined ? 16 : 18
    let fitting = Int(view.frame.width / pitch) + 1
    let count = max(0, min(pages, fitting))
    var x = view.frame.midX - (Double(count - 1) * pitch) / 2
    let isRightToLeft = view.direction == .rightToLeft
    for index in 0..<count {
      let page = isRightToLeft ? count - 1 - index : index
      fill(
        .circle(Point(x: x, y: view.frame.midY), radius: dot / 2),
        page == current ? Color(.currentPage) : Color(.otherPage))
      x += pitch
    }
  }

  mutating func drawColorWell(_ view: ViewDrawing) {
    let side = min(view.frame.width, view.frame.height, 28)
    let center = Point(x: view.frame.midX, y: view.frame.midY)
    let ring: [UInt32] = [
      0xFF3B30, 0xFF9500, 0xFFCC00, 0xA8D82B, 0x34C759, 0x00C7BE, 0x32ADE6, 0x007AFF, 0x5856D6,
      0xAF52DE, 0xFF2D92, 0xFF2D55,
    ]
    for (index, color) in ring.enumerated() {
      let (x1, y1) = Self.direction(index, of: 12)
      let (x2, y2) = Self.direction(index + 1, of: 12)
      let reach = side / 2 * 1.02
      stroke(
        .line(
          center.x + x1 * reach * 0.86, center.y + y1 * reach * 0.86, center.x + x2 * reach * 0.86,
          center.y + y2 * reach * 0.86), Color(rgb: color), width: side * 0.13, isRound: true)
    }
    fill(.circle(center, radius: side * 0.29), view.tint)
  }
}
