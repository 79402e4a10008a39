// SPDX-License-Identifier: MIT

import AutoLayout
import Typography

extension ContentMeasurer {
  func size(of button: ButtonContent, width: Double?) -> ContentSize {
    let button = titledForm(of: button)
    if let configuration = button.configuration {
      return size(of: button, configuration, width: width)
    }
    return switch button.kind {
    case .custom, .system: plainSize(of: button)
    case .close: ContentSize(width: 30, height: 30)
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: symbolSize
    }
  }

  /// The size of a round button: a picture until iOS 12, then a large symbol in the body font.
  ///
  /// Source: sizes that Xcode saved for six of them, three at its smallest text size.
  private var symbolSize: ContentSize {
    guard environment.platform.major >= 13 else { return ContentSize(width: 22, height: 22) }
    let body = Font.preferred(.body, category: environment.contentSizeCategory)
    let side = environment.pixels.roundedUp(1.5 * body.size)
    return ContentSize(width: side, height: side)
  }

  /// Converts a round button with a title into a system button with the symbol as its image. A
  /// round button with a configuration gets the symbol as the configuration's image. Other buttons
  /// are returned unchanged.
  ///
  /// Source: ten buttons with a plain configuration are 50 points wide, and 34 high with half
  /// pixels.
  package func titledForm(of button: ButtonContent) -> ButtonContent {
    guard let symbol = button.kind.symbol, button.hasTitle || button.configuration != nil else {
      return button
    }
    var titled = button
    if button.configuration != nil {
      titled.image =
        button.image ?? .symbol(named: symbol, pointSize: button.font.size, scale: .large)
      return titled
    }
    titled.kind = .system
    let size = symbolSize
    titled.image =
      button.image
      ?? ImageContent(
        name: symbol, size: Size(width: size.width ?? 0, height: size.height ?? 0), isSymbol: true)
    return titled
  }

  /// The size of a button without a configuration.
  ///
  /// The title's size is rounded up to whole points at every scale. Without an image, it gets 6
  /// points above and below, unless the vertical content insets are not zero. An inset of almost 0,
  /// as Interface Builder writes it, counts as not zero.
  ///
  /// An image is at least as high as a line of the title's font. Title and image are side by side;
  /// their own insets move them without affecting the size. Source: 327 of 330 heights of buttons
  /// with titles that Xcode saved, and 23 of 24 of buttons with images.
  private func plainSize(of button: ButtonContent) -> ContentSize {
    let insets = button.contentEdgeInsets ?? .zero
    let isPadded = button.image?.size == nil && insets.top == 0 && insets.bottom == 0
    var size = button.image?.size ?? .zero
    if button.hasTitle || button.image?.size == nil {
      let title = titleExtent(of: button)
      size.width = wholePoints(size.width + title.width)
      size.height = max(size.height, wholePoints(title.height) + (isPadded ? 12 : 0))
    } else {
      size.height = max(size.height, wholePoints(metrics(of: button.font).lineHeight))
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if button.image == nil { size.width = max(30, size.width) }
    let background = button.backgroundImage?.size ?? .zero
    return ContentSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  private func titleExtent(of button: ButtonContent) -> TextSize {
    let lineHeight = metrics(of: button.font).lineHeight
    guard let title = button.title, !title.isEmpty else {
      return TextSize(width: 0, height: lineHeight)
    }
    let wraps = button.lineBreakMode == .wordWrap || button.lineBreakMode == .characterWrap
    return extent(title.text, lines: wraps ? 0 : 1, mode: button.lineBreakMode)
  }

  /// The baselines of a button are those of its title label. The label is in the middle of the
  /// content insets, or where the vertical alignment puts it.
  func baselines(of button: ButtonContent, width: Double?) -> Baselines? {
    guard button.hasTitle, let title = button.title?.text else { return nil }
    let pixels = environment.pixels
    let insets = button.verticalInsets
    let inner = width.flatMap { titleWidth(of: button, in: $0) }
    let limit = button.wrapsTitle ? 0 : 1
    guard let (first, last) = outerLines(title, width: inner, lines: limit) else { return nil }
    let height = pixels.roundedUp(extent(title, width: inner, lines: limit).height)
    let (above, below) = surroundings(ofTitleIn: button, width: inner)
    let (fraction, top) =
      switch button.verticalAlignment {
      case .center, .fill: (0.5, (insets.top - insets.bottom - height + above - below) / 2)
      case .top: (0.0, insets.top + above)
      case .bottom: (1.0, -insets.bottom - height - below)
      }
    return Baselines(
      first: Baseline(
        heightFraction: fraction, constant: top + first.roundedAscent(pixels)),
      last: Baseline(
        heightFraction: fraction, constant: top + height - pixels.snapped(last.descent)))
  }
}

extension ButtonContent {
  var hasTitle: Bool { title.map { !$0.isEmpty } ?? false }
}
