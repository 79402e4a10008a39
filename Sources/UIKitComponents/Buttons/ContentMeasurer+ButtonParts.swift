// SPDX-License-Identifier: MIT

package import AutoLayout
import Typography

extension ContentMeasurer {
  /// The rectangle in a button's bounds for image, title and subtitle.
  package func contentRect(
    of button: ButtonContent, in bounds: Rect, _ direction: LayoutDirection
  ) -> Rect {
    bounds.inset(
      by: button.configuration?.insets.resolved(direction) ?? button.contentEdgeInsets ?? .zero)
  }

  /// The frames of a button's parts within the rectangle that contains them. They form one block.
  /// The image is at its leading end, unless the configuration places it elsewhere.
  ///
  /// Source of the title's frame: a logged system button of 47 × 30 points whose title is 47 × 18
  /// at (0, 6).
  ///
  /// - Unverified: the sizes of round buttons' pictures, 22 and 30 points.
  package func parts(
    of button: ButtonContent, in content: Rect, _ direction: LayoutDirection
  ) -> ButtonParts {
    let button = titledForm(of: button)
    if let configuration = button.configuration {
      return parts(of: button, configuration, in: content, direction)
    }
    return switch button.kind {
    case .custom, .system: plainParts(of: button, in: content, direction)
    case .close: ButtonParts(image: picture(in: content, side: 30))
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      ButtonParts(image: picture(in: content, side: 22))
    }
  }

  private func picture(in content: Rect, side: Double) -> Rect {
    let side = min(content.width, content.height, side)
    return content.centered(side, side)
  }

  /// The parts of a button without a configuration. Insets of title and image move them: by half
  /// the difference of opposite insets if the content is centred, otherwise by all of it
  /// horizontally.
  private func plainParts(
    of button: ButtonContent, in content: Rect, _ direction: LayoutDirection
  ) -> ButtonParts {
    let image = button.image.map { imageSize($0, beside: button.font) }
    let room = max(0, content.width - (image?.width ?? 0))
    let title = titleSize(of: button, room: room)
    let block = ButtonBlock(
      text: title, image: image, padding: 0, placement: .leading, direction: direction)
    var parts = block.parts(in: content, button.horizontalAlignment, button.verticalAlignment)
    let isCentred = button.horizontalAlignment == .center || button.horizontalAlignment == .fill
    func move(_ rect: Rect?, _ insets: EdgeInsets) -> Rect? {
      rect?.offset(
        by: Point(
          x: (insets.left - insets.right) / (isCentred ? 2 : 1),
          y: (insets.top - insets.bottom) / 2))
    }
    parts.title = move(parts.title, button.titleEdgeInsets)
    parts.image = move(parts.image, button.imageEdgeInsets)
    return parts
  }

  private func parts(
    of button: ButtonContent, _ configuration: ButtonContent.Configuration, in content: Rect,
    _ direction: LayoutDirection
  ) -> ButtonParts {
    let image = button.image.map { imageSize($0, beside: button.font) }
    let hasText = button.hasTitle || configuration.subtitle?.isEmpty == false
    let padding = image == nil || !hasText ? 0 : configuration.imagePadding
    let room =
      configuration.imageStandsBeside
      ? max(0, content.width - (image?.width ?? 0) - padding) : content.width
    let title = titleSize(of: button, room: room)
    let subtitle = subtitleSize(of: button, configuration, room: room)
    let gap = title != nil && subtitle != nil ? configuration.titlePadding : 0
    var text: Size?
    if title != nil || subtitle != nil {
      text = Size(
        width: max(title?.width ?? 0, subtitle?.width ?? 0),
        height: (title?.height ?? 0) + gap + (subtitle?.height ?? 0))
    }
    let block = ButtonBlock(
      text: text, image: image, padding: padding, placement: configuration.imagePlacement,
      direction: direction)
    var parts = block.parts(in: content, button.horizontalAlignment, button.verticalAlignment)
    guard let area = parts.title else { return parts }
    parts.title = title.map {
      Rect(x: area.x, y: area.y, width: area.width, height: $0.height)
    }
    parts.subtitle = subtitle.map {
      Rect(x: area.x, y: area.maxY - $0.height, width: area.width, height: $0.height)
    }
    return parts
  }

  /// The size of a button's title if `room` points of width are available; nil without a title.
  ///
  /// Without a configuration, it is rounded up to whole points at every scale.
  package func titleSize(of button: ButtonContent, room: Double?) -> Size? {
    guard button.hasTitle, let title = button.title?.text else { return nil }
    let mode = button.configuration?.titleLineBreakMode ?? button.lineBreakMode
    let wraps = mode == .wordWrap || mode == .characterWrap
    let natural = extent(title, width: wraps ? room : nil, lines: wraps ? 0 : 1, mode: mode)
    let pixels = button.configuration == nil ? PixelGrid(scale: 1) : environment.pixels
    return Size(
      width: min(pixels.roundedUp(natural.width), room ?? .infinity),
      height: pixels.roundedUp(natural.height))
  }

  private func subtitleSize(
    of button: ButtonContent, _ configuration: ButtonContent.Configuration, room: Double
  ) -> Size? {
    guard let natural = subtitleExtent(of: button, configuration, width: room) else { return nil }
    let pixels = environment.pixels
    return Size(
      width: min(pixels.roundedUp(natural.width), room), height: pixels.roundedUp(natural.height))
  }

  /// The size of a button's image. If it is unknown, it is a square slightly higher than the font
  /// size.
  private func imageSize(_ image: ImageContent, beside font: Font) -> Size {
    if let size = image.size { return size }
    let side = min(max(font.size, 8), 200) * 1.15
    return Size(width: side, height: side)
  }
}

/// The image and the text of a button, beside or above each other.
private struct ButtonBlock {
  var text: Size?
  var image: Size?
  var padding: Double
  var placement: ButtonContent.ImagePlacement
  var direction: LayoutDirection

  private var isVertical: Bool { placement == .top || placement == .bottom }

  private var size: Size {
    let (text, image) = (text ?? .zero, image ?? .zero)
    return isVertical
      ? Size(
        width: max(text.width, image.width), height: text.height + padding + image.height)
      : Size(
        width: text.width + padding + image.width, height: max(text.height, image.height))
  }

  /// The frames in `content`. The text's frame is that of the title.
  func parts(
    in content: Rect, _ horizontal: ButtonContent.HorizontalAlignment,
    _ vertical: ButtonContent.VerticalAlignment
  ) -> ButtonParts {
    var block = content.centered(size)
    switch (horizontal, direction) {
    case (.left, _), (.leading, .leftToRight), (.trailing, .rightToLeft): block.x = content.x
    case (.right, _), (.trailing, .leftToRight), (.leading, .rightToLeft):
      block.x = content.maxX - block.width
    case (.center, _), (.fill, _): break
    }
    switch vertical {
    case .top: block.y = content.y
    case .bottom: block.y = content.maxY - block.height
    case .center, .fill: break
    }
    let imageIsFirst =
      isVertical
      ? placement == .top : (placement == .leading) == (direction == .leftToRight)
    func part(_ size: Size, isFirst: Bool) -> Rect {
      var part = block.centered(size)
      if isVertical {
        part.y = isFirst ? block.y : block.maxY - size.height
      } else {
        part.x = isFirst ? block.x : block.maxX - size.width
        switch vertical {
        case .top: part.y = content.y
        case .bottom: part.y = content.maxY - size.height
        case .center, .fill: break
        }
      }
      return part
    }
    return ButtonParts(
      title: text.map { part($0, isFirst: !imageIsFirst) },
      image: image.map { part($0, isFirst: imageIsFirst) })
  }
}
