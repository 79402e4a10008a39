// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension ContentMeasurer {
  /// A measurer for a release at a scale.
  init(release: Int, scale: Double = 2, verticalSizeClass: SizeClass = .regular) {
    self.init(
      environment: Environment(
        pixels: PixelGrid(scale: scale), verticalSizeClass: verticalSizeClass,
        platform: PlatformVersion(major: release)))
  }
}

extension ColoredText {
  init(_ string: String, font: Font) {
    self.init(AttributedText(string, font: font))
  }
}

extension LabelContent {
  init(_ string: String, font: Font, lines: Int = 1) {
    self.init(ColoredText(string, font: font))
    numberOfLines = lines
  }
}

extension ButtonContent {
  init(_ title: String, kind: Kind = .system, font: Font) {
    self.init(kind: kind, font: font)
    self.title = ColoredText(title, font: font)
  }

  init(configured title: String, _ change: (inout Configuration) -> Void = { _ in }) {
    self.init(title, font: .preferred(.body))
    var configuration = Configuration()
    change(&configuration)
    self.configuration = configuration
  }
}

extension TextFieldContent {
  init(_ string: String = "", font: Font, border: BorderStyle = .none) {
    self.init(ColoredText(string, font: font), font: font)
    borderStyle = border
  }
}

extension ImageContent {
  init(width: Double, height: Double) {
    self.init(name: "image", size: Size(width: width, height: height))
  }
}
