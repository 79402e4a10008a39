// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  /// Draws time, reception and battery in black or white, whichever is easier to read on
  /// `background`.
  ///
  /// - Parameter background: a resolved colour.
  mutating func drawStatusBar(_ view: ViewDrawing, on background: Color) {
    let ink = ink(on: background)
    let frame = view.frame
    guard frame.height > 0 else { return }
    if frame.height <= 30 {
      drawFlatStatusBar(view, ink)
    } else {
      drawSplitStatusBar(frame, view.environment.direction, ink)
    }
  }

  /// Draws the status bar of an iPad or of a phone with a home button.
  private mutating func drawFlatStatusBar(_ view: ViewDrawing, _ ink: Color) {
    let isPad =
      view.environment.horizontalSizeClass == .regular
      && view.environment.verticalSizeClass == .regular
    let row = Rect(
      x: view.frame.x, y: view.frame.y, width: view.frame.width, height: min(view.frame.height, 24))
    let font = Font.system(12, weight: isPad ? .medium : .semibold)
    let side = view.environment.direction
    let battery = Rect(x: row.maxX - 33, y: row.midY - 6, width: 27, height: 12)
    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: x, y: row.midY - y, width: width, height: height).mirrored(in: row, side)
    }
    drawBattery(battery.mirrored(in: row, side), ink)
    if isPad {
      draw(
        "9:41 AM  Sun Sep 14", font: font, color: ink, in: row.insetBy(12, 0),
        side == .leftToRight ? .left : .right)
      drawWifi(place(battery.x - 20, 5.5, 15, 11), ink)
    } else {
      draw("9:41 AM", font: font, color: ink, in: row)
      drawReception(place(row.x + 8, 5, 16, 10), ink)
      drawWifi(place(row.x + 28, 5.5, 15, 11), ink)
    }
  }

  /// Draws the status bar beside a sensor housing: the time before it, the symbols after it.
  private mutating func drawSplitStatusBar(_ frame: Rect, _ side: LayoutDirection, _ ink: Color) {
    let isIsland = frame.height > 50
    let middle = isIsland ? frame.y + min(30, frame.height / 2 + 2) : frame.y + frame.height / 2 + 1
    let sideWidth = max(60, (frame.width - (isIsland ? 126 : 160)) / 2)
    draw(
      "9:41", font: .system(isIsland ? 17 : 16, weight: .semibold), color: ink,
      in: Rect(x: frame.x + 4, y: middle - 11, width: sideWidth, height: 22).mirrored(
        in: frame, side))
    let battery = min(frame.maxX - 14, frame.maxX - sideWidth / 2 + 36) - 27
    func place(_ x: Double, _ width: Double) -> Rect {
      Rect(x: x, y: middle - 6, width: width, height: 12).mirrored(in: frame, side)
    }
    drawBattery(place(battery, 27), ink)
    drawWifi(place(battery - 22, 17), ink)
    drawReception(place(battery - 45, 18), ink)
  }

  private mutating func drawBattery(_ rect: Rect, _ ink: Color) {
    let body = Rect(x: rect.x, y: rect.y, width: 24, height: 12)
    stroke(.box(body.insetBy(0.5, 0.5), radius: 3.6), ink.faded(0.4), width: 1)
    fill(.box(body.insetBy(2, 2), radius: 2.2), ink)
    fill(
      .box(Rect(x: rect.maxX - 2, y: rect.midY - 2, width: 1.4, height: 4), radius: 0.7),
      ink.faded(0.5))
  }

  private mutating func drawReception(_ rect: Rect, _ ink: Color) {
    let pitch = rect.width / 4
    for index in 0..<4 {
      let height = rect.height * (0.36 + 0.2133 * Double(index))
      fill(
        .box(
          Rect(
            x: rect.x + pitch * Double(index), y: rect.maxY - height, width: pitch * 0.68,
            height: height), radius: 1), ink)
    }
  }

  private mutating func drawWifi(_ rect: Rect, _ ink: Color) {
    symbol("wifi", in: rect, color: ink, weight: 1.5)
  }
}
