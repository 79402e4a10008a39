// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

@Suite struct BaselinesTests {
  let measurer = ContentMeasurer(release: 17)

  private func baselines(_ content: ItemContent, width: Double? = nil) throws -> Baselines {
    try #require(measurer.baselines(of: content, width: width))
  }

  @Test(arguments: [10.0, 12, 13, 14, 15, 16, 17, 20, 24, 34])
  func aLineHasOneBaselineAtItsOwnHeight(size: Double) throws {
    for scale in [1.0, 2, 3] {
      let measurer = ContentMeasurer(release: 17, scale: scale)
      let label = ItemContent.label(LabelContent("Label", font: .system(size)))
      let height = try #require(measurer.size(of: label).height)
      let lines = try #require(measurer.baselines(of: label))
      let (first, last) = (
        lines.first.offset(inHeight: height), lines.last.offset(inHeight: height)
      )
      #expect(abs(first - last) < 1e-9)
      #expect(abs(first * scale - (first * scale).rounded()) < 1e-9)
    }
  }

  /// The system font reaches 0.952 em above and 0.241 em below the baseline.
  @Test func aLabelsLinesKeepToTheirEdges() throws {
    let label = ItemContent.label(LabelContent("one two three", font: .system(17), lines: 0))
    let lines = try baselines(label, width: 60)
    #expect(lines.first == Baseline(heightFraction: 0, constant: 16.5))
    #expect(lines.last == Baseline(heightFraction: 1, constant: -4))
  }

  @Test func theLargestFontOfALineCounts() throws {
    let text = AttributedText(runs: [
      AttributedText.Run(text: "small ", font: .system(12)),
      AttributedText.Run(text: "large\n", font: .system(30)),
      AttributedText.Run(text: "small", font: .system(12)),
    ])
    var content = LabelContent(ColoredText(text))
    content.numberOfLines = 0
    let lines = try baselines(.label(content))
    #expect(lines.first.constant == 29)
    #expect(lines.last.constant == -3)
  }

  /// Source: labels beside fields 30 points high in files of Xcode, 17 points both: the label stands
  /// 5 points lower in those of Xcode 15, 4.5 in those of Xcode 10.
  @Test(arguments: [(12, 4.5), (17, 5)])
  func aFieldAlignsWithItsLabelAsInXcode(release: Int, distance: Double) throws {
    let measurer = ContentMeasurer(release: release)
    let field = TextFieldContent(font: .system(17), border: .roundedRect)
    let label = ItemContent.label(LabelContent("Name", font: .system(17)))
    let fieldLine = try #require(measurer.baselines(of: .textField(field))).last
    let labelLine = try #require(measurer.baselines(of: label)).last
    let top = fieldLine.offset(inHeight: 30) - labelLine.offset(inHeight: 20.5)
    #expect(PixelGrid(scale: 2).snapped(top) == distance)
  }

  @Test func aButtonsTitleStandsInTheMiddle() throws {
    let button = ItemContent.button(ButtonContent("Button", font: .system(17)))
    let line = try baselines(button).first
    #expect(line.heightFraction == 0.5)
    // A label of 20.5 whose baseline is at 16.5, in the middle of 60.5.
    #expect(line.offset(inHeight: 60.5) == 36.5)
  }

  @Test func aButtonsTitleFollowsVerticalAlignmentAndInsets() throws {
    var button = ButtonContent("Button", font: .system(17))
    button.contentEdgeInsets = EdgeInsets(top: 10, left: 0, bottom: 4, right: 0)
    #expect(try baselines(.button(button)).last.offset(inHeight: 60.5) == 39.5)
    button.verticalAlignment = .top
    #expect(try baselines(.button(button)).last.offset(inHeight: 60.5) == 26.5)
    button.verticalAlignment = .bottom
    #expect(try baselines(.button(button)).last.offset(inHeight: 60.5) == 52.5)
  }

  @Test func aTitleStandsBesideWhatAConfigurationPutsAboveIt() throws {
    var button = ButtonContent(configured: "Button") {
      $0.imagePlacement = .top
      $0.imagePadding = 4
    }
    let plain = try baselines(.button(button)).first
    button.image = ImageContent(width: 20, height: 20)
    let lowered = try baselines(.button(button)).first
    #expect(lowered.constant - plain.constant == 12)
  }

  @Test func aTextViewsLinesStandInsideItsInsets() throws {
    var view = TextViewContent(ColoredText("a\nb", font: .system(17)))
    view.isScrollEnabled = false
    let lines = try baselines(.textView(view))
    #expect(abs(lines.first.constant - (8 + 17 * 1950.0 / 2048)) < 1e-9)
    #expect(lines.last.heightFraction == 1)
    #expect(abs(lines.last.constant + (8 + 17 * 494.0 / 2048)) < 1e-9)
  }

  @Test func anEmptyLabelHasTheBaselineOfItsFont() throws {
    let empty = try baselines(.label(LabelContent("", font: .system(17))))
    #expect(empty == (try baselines(.label(LabelContent("x", font: .system(17))))))
  }

  @Test func whatHasNoTextHasNoBaseline() {
    var imageButton = ButtonContent(kind: .custom, font: .system(18))
    imageButton.image = ImageContent(width: 20, height: 20)
    let contents: [ItemContent] = [
      .none, .host, .control(.stepper()), .image(ImageContent(width: 1, height: 1)),
      .button(imageButton), .placeholder(PlaceholderContent(kind: .map)),
      .label(LabelContent(ColoredText(AttributedText(runs: [])))),
    ]
    for content in contents {
      #expect(measurer.baselines(of: content) == nil, "\(content)")
    }
  }
}
