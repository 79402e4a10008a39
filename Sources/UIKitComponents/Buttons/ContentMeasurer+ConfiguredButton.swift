// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

extension ContentMeasurer {
  /// The size of a button with a configuration. The title is above the subtitle, the image is
  /// beside, above or below them, and insets surround them. The size is in whole points, since
  /// Xcode 16 in pixels.
  ///
  /// Source: sizes that Xcode saved for titles of medium size, and for one of large size. A body
  /// title is 35 points high up to build 23094 (16 of 16), then 34.5 (1) and 34.33 (13 of 20).
  ///
  /// - Unverified: the insets of small buttons, subtitles, the radius of large corners.
  func size(
    of button: ButtonContent, _ configuration: ButtonContent.Configuration, width: Double?
  ) -> ContentSize {
    let insets = configuration.insets
    let inner = width.flatMap { titleWidth(of: button, in: $0) }
    var size = textSize(of: button, configuration, width: inner)
    if let symbol = button.image, symbol.isSymbol, size.width == 0 {
      // A symbol without text is as high as a line of the title's font, whatever its own height is.
      // In a round button the height is rounded to whole points.
      size.width = symbol.size?.width ?? 0
      let height = metrics(of: button.font).lineHeight
      size.height = button.kind.symbol == nil ? height : height.nearestWhole
    } else if let image = button.image?.size {
      let padding = size.width > 0 ? configuration.imagePadding : 0
      if configuration.imageStandsBeside {
        size.width += padding + image.width
        size.height = max(size.height, image.height)
      } else {
        size.width = max(size.width, image.width)
        size.height += padding + image.height
      }
    }
    let hasPixels = environment.platform.toolsBuild >= 23_500
    let grid = hasPixels ? environment.pixels : PixelGrid(scale: 1)
    return ContentSize(
      width: grid.roundedUp(size.width + insets.leading + insets.trailing),
      height: grid.roundedUp(size.height + insets.top + insets.bottom))
  }

  /// The size of title and subtitle, one above the other. A button that shows nothing is as high as
  /// a line of the title's font.
  private func textSize(
    of button: ButtonContent, _ configuration: ButtonContent.Configuration, width: Double?
  ) -> TextSize {
    var size = TextSize.zero
    if button.hasTitle, let title = button.title {
      let mode = configuration.titleLineBreakMode
      let lines = button.wrapsTitle ? 0 : 1
      size = extent(title.text, width: width, lines: lines, mode: mode)
    } else if button.image == nil {
      size.height = metrics(of: button.font).lineHeight
    }
    if let subtitle = subtitleExtent(of: button, configuration, width: width) {
      size.width = max(size.width, subtitle.width)
      size.height += (button.hasTitle ? configuration.titlePadding : 0) + subtitle.height
    }
    return size
  }

  func subtitleExtent(
    of button: ButtonContent, _ configuration: ButtonContent.Configuration, width: Double?
  ) -> TextSize? {
    guard let subtitle = configuration.subtitle, !subtitle.isEmpty else { return nil }
    return extent(subtitle.text, width: width, lines: button.wrapsTitle ? 0 : 1)
  }

  /// The heights above and below the title, within the content insets.
  func surroundings(
    ofTitleIn button: ButtonContent, width: Double?
  ) -> (above: Double, below: Double) {
    guard let configuration = button.configuration else { return (0, 0) }
    var (above, below) = (0.0, 0.0)
    if let subtitle = subtitleExtent(of: button, configuration, width: width) {
      below += configuration.titlePadding + subtitle.height
    }
    if let image = button.image?.size, !configuration.imageStandsBeside {
      let length = image.height + configuration.imagePadding
      if configuration.imagePlacement == .top { above += length } else { below += length }
    }
    return (above, below)
  }

  /// The width that is left for the title in a button of `width`; nil if the title does not wrap.
  func titleWidth(of button: ButtonContent, in width: Double) -> Double? {
    guard button.wrapsTitle, let configuration = button.configuration else { return nil }
    let insets = configuration.insets
    var width = width - insets.leading - insets.trailing
    if configuration.imageStandsBeside, let image = button.image?.size {
      width -= image.width + configuration.imagePadding
    }
    return max(1, width)
  }
}

extension ButtonContent {
  /// Whether the title wraps in a narrow button.
  var wrapsTitle: Bool {
    guard let mode = configuration?.titleLineBreakMode, hasTitle else { return false }
    return mode == .wordWrap || mode == .characterWrap
  }

  /// The insets above and below the title.
  var verticalInsets: (top: Double, bottom: Double) {
    if let insets = configuration?.insets { return (insets.top, insets.bottom) }
    return (contentEdgeInsets?.top ?? 0, contentEdgeInsets?.bottom ?? 0)
  }
}

extension ButtonContent.Configuration {
  /// The effective content insets.
  package var insets: DirectionalEdgeInsets {
    if let contentInsets { return contentInsets }
    return switch size {
    case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The corner radius of a background that is not a capsule.
  package var cornerRadius: Double { ownCornerRadius ?? (size == .large ? 8.75 : 5.95) }

  /// The text style of a title without its own font.
  package var titleStyle: TextStyle {
    switch size {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var imageStandsBeside: Bool { imagePlacement == .leading || imagePlacement == .trailing }
}
