// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension Canvas {
  /// Room around the body for its buttons and its shadow.
  static let deviceMargin = 28.0

  /// Draws a screen inside the body of a device.
  ///
  /// - Parameter screen: commands that draw the screen, its origin at zero.
  /// - Returns: the size of the whole picture.
  mutating func drawDevice(_ frame: DeviceFrame, size: Size, screen: [DrawingCommand]) -> Size {
    let bezel = frame.heldBezel
    let margin = Self.deviceMargin
    let body = Rect(
      x: margin, y: margin, width: size.width + bezel.left + bezel.right,
      height: size.height + bezel.top + bezel.bottom)
    let origin = Point(x: body.x + bezel.left, y: body.y + bezel.top)
    let glass = Rect(origin: origin, size: size)

    shadow(of: body, radius: frame.bodyRadius, blur: 16, drop: 9, strength: 0.2, layers: 10)
    drawSideButtons(frame, body)
    fill(
      .box(body, radius: frame.bodyRadius),
      LinearGradient(
        from: Point(x: body.x, y: body.y), to: Point(x: body.maxX, y: body.maxY),
        stops: [
          .init(0, Color(rgb: 0x6A6D73)), .init(0.5, Color(rgb: 0x3B3D42)),
          .init(1, Color(rgb: 0x55585E)),
        ]))
    fill(.box(body.insetBy(2, 2), radius: frame.bodyRadius - 2), Color(rgb: 0x1B1C1F))
    fill(.box(body.insetBy(3.5, 3.5), radius: frame.bodyRadius - 3.5), Color(rgb: 0x050506))

    begin(
      DrawingGroup(
        clip: .box(Rect(origin: .zero, size: size), radius: frame.screenRadius),
        placement: Placement(offset: origin)))
    append(screen)
    end()

    drawFront(frame, body: body, glass: glass)
    return Size(width: body.width + 2 * margin, height: body.height + 2 * margin)
  }

  /// What lies on the front of the device: sensors, the home button, the home indicator.
  private mutating func drawFront(_ frame: DeviceFrame, body: Rect, glass: Rect) {
    /// A rectangle given as in portrait, from the middle of the edge that is on top there.
    func fromTop(_ x: Double, _ y: Double, _ width: Double, _ height: Double, in rect: Rect) -> Rect
    {
      frame.isLandscape
        ? Rect(x: rect.x + y, y: rect.midY - x - width, width: height, height: width)
        : Rect(x: rect.midX + x, y: rect.y + y, width: width, height: height)
    }
    switch frame.kind {
    case .islandPhone:
      let island = fromTop(-63, 11, 126, 37, in: glass)
      fill(.capsule(island), .black)
      let lens = fromTop(40, 24, 11, 11, in: glass)
      fill(.ellipse(lens), Color(rgb: 0x15171D))
      fill(.ellipse(lens.insetBy(3, 3)), Color(rgb: 0x232A3C))
    case .notchPhone:
      let notch = fromTop(-81, -1, 162, 33, in: glass)
      var path = Path()
      path.roundedRect(
        notch, topLeft: 0, topRight: frame.isLandscape ? 20 : 0, bottomRight: 20,
        bottomLeft: frame.isLandscape ? 0 : 20)
      fill(.path(path), Color(rgb: 0x050506))
      fill(.capsule(fromTop(-22, 6, 44, 5, in: glass)), Color(rgb: 0x1C1E22))
    case .homeButtonPhone, .homeButtonPad:
      let depth = frame.kind == .homeButtonPhone ? 88.0 : 72
      let side = frame.kind == .homeButtonPhone ? 58.0 : 46
      let length = frame.isLandscape ? body.width : body.height
      let button = fromTop(-side / 2, length - depth / 2 - side / 2, side, side, in: body)
      stroke(.ellipse(button.insetBy(1, 1)), Color(rgb: 0x3C3E44), width: 2)
      if frame.kind == .homeButtonPhone {
        fill(.capsule(fromTop(-30, depth / 2 - 3, 60, 6, in: body)), Color(rgb: 0x2A2C31))
      } else {
        fill(.ellipse(fromTop(-4, depth / 2 - 4, 8, 8, in: body)), Color(rgb: 0x22252C))
      }
    case .roundedPad:
      fill(.ellipse(fromTop(-4, 11, 8, 8, in: body)), Color(rgb: 0x1B1F28))
    }
    guard frame.hasHomeIndicator else { return }
    let length = (min(glass.width, glass.height) * 0.36).limited(to: 40...320)
    fill(
      .capsule(Rect(x: glass.midX - length / 2, y: glass.maxY - 13, width: length, height: 5)),
      Color(.homeIndicator))
  }

  private mutating func drawSideButtons(_ frame: DeviceFrame, _ body: Rect) {
    // Place and length along the side of a phone in portrait; negative means the left side.
    let buttons: [(start: Double, length: Double, isLeft: Bool)] =
      switch frame.kind {
      case .homeButtonPhone:
        [(0.13, 32, true), (0.21, 50, true), (0.29, 50, true), (0.21, 60, false)]
      case .notchPhone, .islandPhone:
        [(0.17, 30, true), (0.24, 56, true), (0.32, 56, true), (0.26, 90, false)]
      case .homeButtonPad, .roundedPad: []
      }
    for button in buttons {
      let start = button.start * (frame.isLandscape ? body.width : body.height)
      let rect =
        frame.isLandscape
        ? Rect(
          x: body.x + start, y: button.isLeft ? body.maxY - 2 : body.y - 3, width: button.length,
          height: 5)
        : Rect(
          x: button.isLeft ? body.x - 3 : body.maxX - 2, y: body.y + start, width: 5,
          height: button.length)
      fill(.box(rect, radius: 2), Color(rgb: 0x4A4D53))
    }
  }
}
