// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension Canvas {
  mutating func drawToggle(isOn: Bool, onTint: Color?, _ view: ViewDrawing) {
    let arrangement = SwitchArrangement(view.environment.platform)
    let track = arrangement.track(in: view.frame, view.direction)
    let on = onTint ?? Color(.systemGreen)
    fill(.capsule(track), isOn ? on : Color(.switchTrack))
    if era == .outlined {
      stroke(.capsule(track.insetBy(0.75, 0.75)), isOn ? on : Color(.switchEdge), width: 1.5)
    }
    knob(arrangement.knob(on: track, isOn: isOn, view.direction), view.controlColors.thumb)
  }

  mutating func drawSlider(_ part: Double, _ view: ViewDrawing) {
    let arrangement = SliderArrangement(view.environment.platform)
    let track = arrangement.track(
      in: view.frame.inset(by: view.ornaments.trackInsets))
    let images = view.ornaments.controlImages
    let thumb = arrangement.thumb(
      on: track, in: view.frame, share: part, view.direction, images.thumb?.size)
    let colors = view.controlColors
    let filled = arrangement.filled(track, upTo: thumb, view.direction)
    drawTrack(track, images.empty, colors.empty ?? Color(.track), view)
    drawTrack(filled, images.filled, colors.filled ?? view.tint, view)
    if let image = images.thumb {
      background(image, in: thumb.drawable, on: view)
    } else {
      knob(thumb, colors.thumb)
    }
  }

  /// Draws a track: an image at its own height, or a capsule.
  private mutating func drawTrack(
    _ track: Rect, _ image: ImageContent?, _ color: Color, _ view: ViewDrawing
  ) {
    guard let image else { return fill(.capsule(track), color) }
    let height = image.size?.height.limited(to: 0...1e3) ?? track.height
    let place = track.centered(track.width, height)
    if place.width > 0, place.height > 0 { background(image, in: place, on: view) }
  }

  mutating func drawStepper(_ ends: ControlContent.StepperEnds, _ view: ViewDrawing) {
    let arrangement = StepperArrangement(view.environment.platform)
    let box = arrangement.box(in: view.frame)
    let radius: Double = era == .glass ? box.height / 2 : era == .filled ? 8 : 4
    let images = view.ornaments.controlImages
    let line = arrangement.divider(of: box)
    if let image = images.background {
      background(image, in: box, on: view)
    } else if era == .outlined {
      stroke(.box(box.insetBy(0.5, 0.5), radius: radius), view.tint, width: 1)
    } else {
      fill(.box(box, radius: radius), Color(.tertiarySystemFill))
    }
    if let image = images.divider {
      let width = image.size?.width.limited(to: 0...100) ?? 1
      background(image, in: line.centered(width, box.height), on: view)
    } else if images.background == nil {
      fill(.rect(line), era == .outlined ? view.tint : Color(.divider))
    }
    func ink(_ end: ControlContent.StepperEnds) -> Color {
      let isDisabled = view.isDisabled || ends.contains(end)
      guard era == .outlined else { return Color(isDisabled ? .tertiaryLabel : .label) }
      return isDisabled && !view.isDisabled ? view.tint.faded(0.5) : view.tint
    }
    let halves = arrangement.halves(of: box, view.direction)
    for (name, image, half, end) in [
      ("minus", images.decrement, halves.minus, .least),
      ("plus", images.increment, halves.plus, ControlContent.StepperEnds.greatest),
    ] {
      if let image {
        let place = half.centered(image.barSize(in: half.height))
        icon(image, in: place.drawable, color: ink(end), on: view)
      } else {
        symbol(name, in: arrangement.sign(in: half), color: ink(end), weight: 1.1)
      }
    }
  }

  mutating func drawProgress(_ value: Double, isBar: Bool, _ view: ViewDrawing) {
    let arrangement = ProgressArrangement(view.environment.platform, isBar: isBar)
    let track = arrangement.track(in: view.frame)
    let colors = view.controlColors
    let images = view.ornaments.controlImages
    let filled = arrangement.filled(track, share: value.limited(to: 0...1), view.direction)
    if images.empty == nil, isBar && era == .outlined {
      fill(.rect(track), colors.empty ?? Color(.track))
    } else {
      drawTrack(track, images.empty, colors.empty ?? Color(.track), view)
    }
    if filled.width > 0 { drawTrack(filled, images.filled, colors.filled ?? view.tint, view) }
  }

  mutating func drawActivityIndicator(isLarge: Bool, _ view: ViewDrawing) {
    drawActivityIndicator(
      isLarge: isLarge, in: view.frame, color: view.controlColors.filled ?? Color(.spinner))
  }

  /// Draws an activity indicator in the middle of `area`.
  mutating func drawActivityIndicator(isLarge: Bool, in area: Rect, color: Color) {
    let side = ContentMeasurer.activityIndicatorSide(isLarge: isLarge)
    let spokes = era == .outlined ? 12 : 8
    let outer = side / 2 - (isLarge ? 2 : 1)
    let inner = outer * (era == .outlined ? 0.5 : 0.47)
    for index in 0..<spokes {
      let (dx, dy) = Self.direction(index, of: spokes)
      // The spokes fade from the brightest one backwards.
      let fade = 0.25 + 0.75 * Double((index + 1) % spokes) / Double(spokes)
      stroke(
        .line(
          area.midX + dx * inner, area.midY + dy * inner, area.midX + dx * outer,
          area.midY + dy * outer), color.faded(fade),
        width: side * (era == .outlined ? 0.07 : 0.11), isRound: true)
    }
  }

  /// The unit vector in direction `index` of `count`, clockwise from the top; `count` is 8 or 12.
  private static func direction(_ index: Int, of count: Int) -> (Double, Double) {
    // Sines of multiples of 30 and 45 degrees. This module does not use Foundation.
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
    let arrangement = PageControlArrangement(view.environment.platform)
    let colors = view.controlColors
    let images = view.ornaments.controlImages
    for (page, dot) in arrangement.dots(in: view.frame, pages: pages, view.direction).enumerated() {
      let isCurrent = page == current
      let color =
        isCurrent ? colors.filled ?? Color(.currentPage) : colors.empty ?? Color(.otherPage)
      let image = images.pages[page] ?? (isCurrent ? images.filled : nil) ?? images.empty
      if let image {
        icon(image, in: dot.centered(image.barSize(in: view.frame.height)), color: color, on: view)
      } else {
        fill(.ellipse(dot), color)
      }
    }
  }

  mutating func drawColorWell(_ view: ViewDrawing) {
    let side = min(view.frame.width, view.frame.height, ContentMeasurer.colorWellSide)
    let center = Point(x: view.frame.midX, y: view.frame.midY)
    for index in 0..<12 {
      let (x1, y1) = Self.direction(index, of: 12)
      let (x2, y2) = Self.direction(index + 1, of: 12)
      let reach = side / 2 * 1.02
      stroke(
        .line(
          center.x + x1 * reach * 0.86, center.y + y1 * reach * 0.86, center.x + x2 * reach * 0.86,
          center.y + y2 * reach * 0.86), Self.hue(Double(index) / 12),
        width: side * 0.13, isRound: true)
    }
    fill(.circle(center, radius: side * 0.29), view.tint)
  }

  /// A saturated colour of the colour wheel, which runs from red through green and blue.
  ///
  /// - Parameter turn: the position on the wheel, from 0 to 1.
  private static func hue(_ turn: Double) -> Color {
    func part(_ peak: Double) -> Double {
      let distance = abs(turn - peak)
      return (2 - 6 * min(distance, 1 - distance)).limited(to: 0...1)
    }
    return Color(red: part(0), green: part(1 / 3), blue: part(2 / 3))
  }
}
