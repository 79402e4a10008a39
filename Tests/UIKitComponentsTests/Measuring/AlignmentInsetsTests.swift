// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

@Suite struct AlignmentInsetsTests {
  let measurer = ContentMeasurer(release: 17)

  @Test func knobsAndShadowsStandOutOfTheAlignmentRect() {
    #expect(
      measurer.alignmentInsets(of: .control(.slider(value: 0, minimum: 0, maximum: 1)))
        == EdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    #expect(
      measurer.alignmentInsets(of: .control(.toggle(isOn: false, onTint: nil)))
        == EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(
      measurer.alignmentInsets(of: .control(.segmented(ControlContent.Segments(segments: []))))
        == EdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
  }

  @Test func anImageBringsItsOwn() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = ImageContent(
      name: "star", size: Size(width: 20, height: 30), isSymbol: true, alignmentInsets: insets)
    #expect(measurer.alignmentInsets(of: .image(image)) == insets)
    #expect(measurer.size(of: .image(image)) == ContentSize(width: 14, height: 26))
  }

  @Test func anImageOfUnknownSizeHasNoContentSize() {
    #expect(measurer.size(of: .image(ImageContent(name: "photo", size: nil))) == .none)
  }

  @Test func otherContentsFillTheirFrame() {
    let contents: [ItemContent] = [
      .none, .host, .control(.stepper()), .label(LabelContent("Label", font: .system(17))),
      .textField(TextFieldContent(font: .system(14))), .bar(BarContent(kind: .tab)),
    ]
    for content in contents {
      #expect(measurer.alignmentInsets(of: content) == .zero, "\(content)")
    }
  }
}
