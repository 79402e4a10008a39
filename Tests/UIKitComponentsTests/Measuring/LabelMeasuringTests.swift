// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

@Suite struct LabelMeasuringTests {
  let measurer = ContentMeasurer(release: 17)

  private func height(_ size: Double, scale: Double) -> Double? {
    ContentMeasurer(release: 17, scale: scale)
      .size(of: .label(LabelContent("Label", font: .system(size)))).height
  }

  /// Source: heights of labels that Xcode saved, hundreds of each.
  @Test(arguments: [
    (11.0, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (20, 24),
    (36, 43),
  ])
  func aLineIsAsHighAsItsFontUpToThePixel(size: Double, height: Double) {
    #expect(self.height(size, scale: 2) == height)
  }

  @Test func thePixelIsTheScreens() throws {
    #expect(height(17, scale: 1) == 21)
    #expect(abs(try #require(height(17, scale: 3)) - 61.0 / 3) < 1e-9)
  }

  @Test func withoutTextThereIsNothing() {
    let label = ItemContent.label(LabelContent("", font: .system(17)))
    #expect(measurer.size(of: label) == ContentSize(width: 0, height: 0))
  }

  @Test func aSingleLineNeverWraps() {
    let label = ItemContent.label(LabelContent("one two three", font: .system(17)))
    #expect(!measurer.isWidthDependent(label))
    #expect(measurer.size(of: label, width: 30) == measurer.size(of: label))
  }

  /// Source: a label of two lines of 17 points is 41 points high in files of Xcode.
  @Test func severalLinesWrapAtTheWidthThatIsFound() throws {
    let label = ItemContent.label(LabelContent("one two three", font: .system(17), lines: 0))
    #expect(measurer.isWidthDependent(label))
    let natural = measurer.size(of: label)
    #expect(natural.height == 20.5)
    let width = try #require(natural.width) - 1
    let wrapped = measurer.size(of: label, width: width)
    #expect(wrapped.height == 41)
    #expect(try #require(wrapped.width) <= width)
  }

  @Test func theNaturalWidthHoldsTheTextOnOneLine() throws {
    for text in ["Settings", "A, B and C", "Über uns …", "1,234.56 €"] {
      let label = ItemContent.label(LabelContent(text, font: .system(17), lines: 0))
      let natural = measurer.size(of: label)
      #expect(measurer.size(of: label, width: natural.width) == natural, "\(text)")
    }
  }

  @Test func linesStopAtTheirGreatestNumber() {
    let label = ItemContent.label(
      LabelContent("one two three four five six", font: .system(17), lines: 2))
    #expect(measurer.size(of: label, width: 40).height == 41)
  }

  @Test func hardBreaksEndLinesAtTheNaturalSizeToo() {
    let broken = LabelContent("one\ntwo", font: .system(17), lines: 0)
    #expect(measurer.size(of: .label(broken)).height == 41)
    let single = LabelContent("one\ntwo", font: .system(17))
    #expect(measurer.size(of: .label(single)).height == 20.5)
  }

  /// Source: Xcode's labels in text styles, two lines of body 42.5, three of caption 46.5.
  @Test func textStylesSpaceTheirLines() {
    let body = LabelContent("a\nb", font: .preferred(.body), lines: 0)
    #expect(measurer.size(of: .label(body)).height == 42.5)
    let caption = LabelContent("a\nb\nc", font: .preferred(.caption1), lines: 0)
    #expect(measurer.size(of: .label(caption)).height == 46.5)
  }

  @Test func anExplicitWidthHoldsWhateverIsFound() {
    var content = LabelContent("one two three", font: .system(17), lines: 0)
    content.preferredMaxLayoutWidth = 70
    let label = ItemContent.label(content)
    #expect(!measurer.isWidthDependent(label))
    #expect(measurer.size(of: label).height == 41)
    #expect(measurer.size(of: label, width: 1000) == measurer.size(of: label))
  }

  @Test func aFontThatMayShrinkCountsInFull() {
    var content = LabelContent("one two three", font: .system(17))
    let plain = measurer.size(of: .label(content))
    content.adjustsFontSizeToFit = true
    content.minimumScaleFactor = 0.5
    #expect(measurer.size(of: .label(content), width: 20) == plain)
  }

  @Test(arguments: [0, -5, Double.nan, .infinity, -.infinity])
  func aWidthThatIsNoneLeavesTheNaturalSize(width: Double) {
    let label = ItemContent.label(LabelContent("one two three", font: .system(17), lines: 0))
    #expect(measurer.size(of: label, width: width) == measurer.size(of: label))
  }
}
