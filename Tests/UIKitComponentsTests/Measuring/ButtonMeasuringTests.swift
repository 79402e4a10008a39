// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

@Suite struct ButtonMeasuringTests {
  let measurer = ContentMeasurer(release: 17)

  private func size(_ button: ButtonContent) -> ContentSize { measurer.size(of: .button(button)) }

  /// Source: heights of buttons that Xcode saved.
  @Test(arguments: [
    (12.0, 27.0), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (22, 39), (24, 41),
  ])
  func aTitleHasSixPointsAboveAndBelow(font: Double, height: Double) {
    #expect(size(ButtonContent("Button", font: .system(font))).height == height)
  }

  /// Source: "Button" is 46 points wide in Xcode's library.
  @Test(arguments: [1.0, 2, 3])
  func sizesAreWholePointsAtEveryScale(scale: Double) {
    let measurer = ContentMeasurer(release: 17, scale: scale)
    let button = ItemContent.button(ButtonContent("Button", font: .system(15)))
    #expect(measurer.size(of: button) == ContentSize(width: 46, height: 30))
  }

  @Test func shortTitlesAreThirtyWide() {
    #expect(size(ButtonContent(">", font: .system(15))).width == 30)
  }

  @Test func withoutTitleAndImageTheFontGivesTheHeight() {
    let button = ButtonContent(kind: .custom, font: .system(18))
    #expect(size(button) == ContentSize(width: 30, height: 34))
  }

  /// Source: a button of 15 points with content insets of 10 is 38 points high in Xcode's files.
  @Test func verticalContentInsetsReplaceThePadding() {
    var button = ButtonContent("Button", font: .system(15))
    button.contentEdgeInsets = EdgeInsets(all: 10)
    #expect(size(button) == ContentSize(width: 66, height: 38))
    button.contentEdgeInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    #expect(size(button) == ContentSize(width: 66, height: 30))
  }

  /// Interface Builder writes the smallest positive number for an explicit zero.
  @Test func anInsetOfAlmostNothingReplacesThePadding() {
    var button = ButtonContent("Button", font: .system(15))
    button.contentEdgeInsets = EdgeInsets(
      top: .leastNormalMagnitude, left: 0, bottom: .leastNormalMagnitude, right: 0)
    #expect(size(button).height == 18)
  }

  /// Source: heights that Xcode saved for 4 buttons with title and image and for 19 buttons with
  /// only an image.
  @Test func anImageIsAtLeastALineHighAndHasNoPadding() {
    var button = ButtonContent(kind: .custom, font: .system(18))
    button.image = ImageContent(width: 20, height: 14)
    #expect(size(button) == ContentSize(width: 20, height: 22))
    button.image = ImageContent(width: 20, height: 40)
    #expect(size(button).height == 40)
    button.image = ImageContent(width: 20, height: 14)
    button.title = ColoredText("Go", font: .system(18))
    #expect(size(button).height == 22)
  }

  /// 12 of 13 heights of symbols that are lower than a line.
  @Test(
    "A button with only a symbol is one line high",
    arguments: [(Font.system(18), 22.0), (.preferred(.footnote), 16)])
  func aSymbolAloneIsALineHigh(font: Font, height: Double) {
    var button = ButtonContent(kind: .custom, font: font)
    button.image = .symbol(named: "chevron.down", pointSize: font.size)
    #expect(size(button).height == height)
  }

  @Test func titleAndImageInsetsOnlyMoveThings() {
    var button = ButtonContent("Button", font: .system(15))
    let plain = size(button)
    button.titleEdgeInsets = EdgeInsets(all: 12)
    button.imageEdgeInsets = EdgeInsets(all: -7)
    #expect(size(button) == plain)
  }

  @Test func anImageAloneIsTheSize() {
    var button = ButtonContent(kind: .custom, font: .system(18))
    button.image = ImageContent(width: 25.5, height: 22)
    #expect(size(button) == ContentSize(width: 25.5, height: 22))
    button.contentEdgeInsets = EdgeInsets(top: 12, left: 12, bottom: 4, right: 4)
    #expect(size(button) == ContentSize(width: 41.5, height: 38))
  }

  @Test func imageAndTitleAreSideBySide() {
    var button = ButtonContent("Button", font: .system(15))
    button.image = ImageContent(width: 40, height: 50)
    #expect(size(button) == ContentSize(width: 86, height: 50))
  }

  @Test func aBackgroundIsTheLeastSize() {
    var button = ButtonContent("Button", font: .system(15))
    button.backgroundImage = ImageContent(width: 100, height: 10)
    #expect(size(button) == ContentSize(width: 100, height: 30))
  }

  /// Source: pictures of 22 points in files up to Xcode 10. Since Xcode 11, symbols of 26 points at
  /// 1×, of 25.667 at 3×, and of 21 at the smallest text size.
  @Test(arguments: [ButtonContent.Kind.detailDisclosure, .infoLight, .infoDark, .contactAdd])
  func roundButtonsBecameSymbolsWithRelease13(kind: ButtonContent.Kind) {
    let button = ItemContent.button(ButtonContent(kind: kind, font: .system(15)))
    #expect(
      ContentMeasurer(release: 12).size(of: button) == ContentSize(width: 22, height: 22))
    for (scale, side) in [(1.0, 26.0), (2, 25.5), (3, 77.0 / 3)] {
      #expect(
        ContentMeasurer(release: 13, scale: scale).size(of: button)
          == ContentSize(width: side, height: side))
    }
    var smallest = ContentMeasurer(release: 13)
    smallest.environment.contentSizeCategory = .extraSmall
    #expect(smallest.size(of: button) == ContentSize(width: 21, height: 21))
  }

  @Test func titlesOfPlainButtonsDoNotWrap() {
    let button = ItemContent.button(ButtonContent("one two three", font: .system(15)))
    #expect(!measurer.isWidthDependent(button))
    #expect(measurer.size(of: button, width: 40) == measurer.size(of: button))
  }
}
