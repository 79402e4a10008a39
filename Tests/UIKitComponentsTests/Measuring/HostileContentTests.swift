// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

@Suite struct HostileContentTests {
  /// Contents as a damaged file may describe them.
  private static let contents: [ItemContent] = {
    let sizes = [0, -17, Double.nan, .infinity, 1e308]
    var contents: [ItemContent] = []
    for size in sizes {
      let font = Font.system(size)
      var label = LabelContent("one two", font: font, lines: -3)
      label.preferredMaxLayoutWidth = size
      var button = ButtonContent(configured: "one two") { $0.imagePadding = size }
      button.image = ImageContent(width: size, height: size)
      var view = TextViewContent(ColoredText("one", font: font))
      view.isScrollEnabled = false
      view.containerInsets = EdgeInsets(all: size)
      contents += [
        .label(label), .button(ButtonContent("one", font: font)), .button(button),
        .textField(TextFieldContent("one", font: font)), .textView(view),
        .image(
          ImageContent(
            name: "image", size: Size(width: size, height: size),
            alignmentInsets: EdgeInsets(all: size))),
      ]
    }
    contents.append(.control(.pageControl(pages: .max, current: .min)))
    contents.append(.label(LabelContent("\u{0}\r\n\u{FEFF}\u{200D}", font: .system(17), lines: 0)))
    return contents
  }()

  @Test(arguments: [0, 1, 3])
  func whatIsMeasuredCanBeComputedWith(scale: Double) {
    let measurer = ContentMeasurer(release: 17, scale: scale)
    for content in Self.contents {
      let insets = measurer.alignmentInsets(of: content)
      #expect((insets.top + insets.left + insets.bottom + insets.right).isFinite, "\(content)")
      for width in [nil, 0, 1e-300, 50, 1e308, .nan, -.infinity] as [Double?] {
        let size = measurer.size(of: content, width: width)
        for length in [size.width, size.height] {
          #expect(length.map { $0 >= 0 && $0 <= 1_048_576 } ?? true, "\(content)")
        }
        if let lines = measurer.baselines(of: content, width: width) {
          #expect(lines.first.constant.isFinite && lines.last.constant.isFinite, "\(content)")
        }
      }
    }
  }
}
