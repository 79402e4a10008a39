// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  mutating func drawImageView(_ image: ImageContent, _ view: ViewDrawing) {
    let rect = Self.imageRect(image.size, in: view.frame, view.appearance.contentMode)
    if mirrored(
      image, in: rect,
      { canvas, image in
        var view = view
        (view.frame, view.appearance.contentMode) = (rect, .scaleToFill)
        canvas.drawImageView(image, view)
      })
    {
      return
    }
    if picture(image, in: rect, tint: nil, templateTint: view.tint) { return }
    let ink = image.isTemplate == true ? image.tint ?? view.tint : nil
    if drawn(image, in: rect, ink: ink, on: view) { return }
    if image.isSymbol {
      symbol(image.name, in: rect, color: image.tint ?? view.tint)
    } else if image.name.isEmpty && image.size == nil {
      // In UIKit a view without an image is invisible. A placeholder shows designers where it is.
      drawImagePlaceholder("", in: view.frame, tint: nil)
    } else {
      drawImagePlaceholder(image.name, in: rect, tint: nil)
    }
  }

  /// Draws an image that is mirrored: inverts the x-axis and calls `draw` with the image that is
  /// not mirrored.
  ///
  /// - Returns: whether the image is mirrored. If not, nothing has been drawn.
  mutating func mirrored(
    _ image: ImageContent, in rect: Rect, _ draw: (inout Canvas, ImageContent) -> Void
  ) -> Bool {
    guard image.isMirrored(direction) else { return false }
    var plain = image
    (plain.isMirrored, plain.flipsForRightToLeft) = (false, false)
    var group = DrawingGroup()
    group.transform = Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0)
    begin(group)
    draw(&self, plain)
    end()
    return true
  }

  /// Draws an image that code has drawn. The edges inside its cap insets are not stretched.
  ///
  /// - Parameter ink: the only colour of a template image; nil for the image's own colours.
  /// - Returns: whether the image was drawn by code. If not, nothing has been drawn.
  mutating func drawn(
    _ image: ImageContent, in rect: Rect, ink: Color?, on view: ViewDrawing
  ) -> Bool {
    guard let figures = image.figures, let size = image.size else { return false }
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return true }
    let shown = ink.map { ink in figures.map { $0.inked(ink) } } ?? figures
    for part in PicturePart.parts(of: size, in: rect, caps: image.capInsets) {
      part.clip.map { begin(DrawingGroup(clip: .rect($0))) }
      var group = DrawingGroup()
      group.transform = Transform(
        a: part.rect.width / size.width, b: 0, c: 0, d: part.rect.height / size.height,
        tx: part.rect.x, ty: part.rect.y)
      begin(group)
      draw(shown, on: view, at: .zero)
      end()
      if part.clip != nil { end() }
    }
    return true
  }

  /// The rectangle in which a view with this content mode draws an image of `size`.
  static func imageRect(_ size: Size?, in frame: Rect, _ mode: ContentMode) -> Rect {
    guard let size, size.width.drawable > 0, size.height.drawable > 0 else { return frame }
    let (width, height) = (size.width.drawable, size.height.drawable)
    let slack = Size(width: frame.width - width, height: frame.height - height)
    func placed(_ x: Double, _ y: Double) -> Rect {
      Rect(
        x: frame.x + slack.width * x, y: frame.y + slack.height * y, width: width, height: height)
    }
    switch mode {
    case .scaleToFill, .redraw: return frame
    case .scaleAspectFit, .scaleAspectFill:
      let (x, y) = (frame.width / width, frame.height / height)
      let scale = mode == .scaleAspectFit ? min(x, y) : max(x, y)
      return frame.centered(width * scale, height * scale)
    case .center: return placed(0.5, 0.5)
    case .top: return placed(0.5, 0)
    case .bottom: return placed(0.5, 1)
    case .left: return placed(0, 0.5)
    case .right: return placed(1, 0.5)
    case .topLeft: return placed(0, 0)
    case .topRight: return placed(1, 0)
    case .bottomLeft: return placed(0, 1)
    case .bottomRight: return placed(1, 1)
    }
  }

  /// Draws a placeholder for a picture: a tinted area, a photo symbol and, if it fits, the name.
  ///
  /// - Parameter tint: the colour of a template image; nil for an image with its own colours.
  mutating func drawImagePlaceholder(_ name: String, in rect: Rect, tint: Color?) {
    let rect = rect.drawable
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let background = resolved(tint?.faded(0.14) ?? Illustration.imageBackground)
    let ink = resolved(tint?.faded(0.75) ?? Illustration.imageInk)
    if side < 34 {
      fill(.box(rect, radius: min(4, side * 0.2)), background)
      symbol("photo", in: rect.insetBy(side * 0.18, side * 0.18), color: ink, weight: 0.9)
      return
    }
    fill(
      .rect(rect),
      LinearGradient(
        from: rect.origin, to: Point(x: rect.x, y: rect.maxY),
        stops: [.init(0, background), .init(1, background.mixed(with: ink, 0.16))]))
    let icon = (side * 0.34).limited(to: 16...44)
    let font = Font.system((side * 0.09).limited(to: 9...12), weight: .medium)
    let lineHeight = font.size * 1.3
    let isNamed =
      !name.isEmpty && rect.height >= icon + lineHeight + 16
      && width(of: name, font: font) <= rect.width - 12
    let block = icon + (isNamed ? lineHeight + 4 : 0)
    let top = rect.midY - block / 2
    symbol(
      "photo", in: Rect(x: rect.midX - icon / 2, y: top, width: icon, height: icon), color: ink,
      weight: 0.9)
    guard isNamed else { return }
    draw(
      name, font: font, color: ink.mixed(with: resolved(Color(.label)), 0.22),
      in: Rect(x: rect.x + 6, y: top + icon + 4, width: rect.width - 12, height: lineHeight))
  }
}
