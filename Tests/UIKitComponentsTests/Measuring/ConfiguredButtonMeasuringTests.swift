// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

@Suite struct ConfiguredButtonMeasuringTests {
  let measurer = ContentMeasurer(release: 17, scale: 3)

  private func size(_ button: ButtonContent, width: Double? = nil) -> ContentSize {
    measurer.size(of: .button(button), width: width)
  }

  /// Source: "More" is 64 × 35 and "Like Button" 110 × 35 in files of Xcode 15.
  @Test(arguments: [("More", 64.0), ("Like Button", 110)])
  func aTitleHasTheInsetsOfTheMediumSize(title: String, width: Double) throws {
    let size = size(ButtonContent(configured: title))
    #expect(size.height == 35)
    #expect(abs(try #require(size.width) - width) <= 1)
  }

  @Test func explicitInsetsReplaceThoseOfTheSize() throws {
    let plain = size(ButtonContent(configured: "More"))
    let button = ButtonContent(configured: "More") {
      $0.size = .large
      $0.contentInsets = .zero
    }
    #expect(size(button) == ContentSize(width: try #require(plain.width) - 24, height: 21))
  }

  @Test func largerSizesHaveLargerInsets() throws {
    let sizes = try [ButtonContent.ButtonSize.small, .medium, .large].map { buttonSize in
      try #require(size(ButtonContent(configured: "More") { $0.size = buttonSize }).height)
    }
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == 3)
  }

  /// Source: two buttons of the large size that Xcode saved, 30 points higher than their titles.
  @Test("The large size has 15 points above and below the title, and 20 at its sides")
  func theInsetsOfTheLargeSize() throws {
    let (plain, large) = (
      size(ButtonContent(configured: "More") { $0.contentInsets = .zero }),
      size(ButtonContent(configured: "More") { $0.size = .large })
    )
    #expect(try #require(large.width) == (try #require(plain.width)) + 40)
    #expect(try #require(large.height) == (try #require(plain.height)) + 30)
  }

  @Test func anImageStandsWhereItIsPlaced() throws {
    var button = ButtonContent(configured: "More") { $0.imagePadding = 6 }
    let title = size(button)
    let (width, height) = (try #require(title.width), try #require(title.height))
    button.image = ImageContent(width: 20, height: 20)
    #expect(size(button) == ContentSize(width: width + 26, height: height))
    button.configuration?.imagePlacement = .top
    #expect(size(button) == ContentSize(width: width, height: height + 26))
  }

  @Test func imagePaddingNeedsATitle() {
    var button = ButtonContent(configured: "") { $0.imagePadding = 6 }
    button.image = ImageContent(width: 20, height: 20)
    #expect(size(button) == ContentSize(width: 44, height: 34))
  }

  @Test func aSubtitleStandsBelow() throws {
    let plain = try #require(size(ButtonContent(configured: "More")).height)
    let button = ButtonContent(configured: "More") {
      $0.subtitle = ColoredText("a line that is longer", font: .preferred(.caption1))
    }
    let size = size(button)
    // Caption 1 is 14.32 points high, 1 point below a title of 20.29, with insets of 14 points.
    #expect(try #require(size.height) == 50)
    #expect(try #require(size.height) > plain)
    let subtitle = measurer.size(
      of: .label(LabelContent("a line that is longer", font: .preferred(.caption1))))
    #expect(try #require(size.width) >= 24 + (try #require(subtitle.width)))
  }

  @Test func aTitleWrapsInANarrowButton() throws {
    let button = ButtonContent(configured: "one two three")
    #expect(measurer.isWidthDependent(.button(button)))
    let natural = size(button)
    let narrow = size(button, width: try #require(natural.width) - 10)
    // Two lines of body text with a line distance of 22 points.
    #expect(narrow.height == 57)
    #expect(size(button, width: natural.width) == natural)
  }

  @Test func aTitleThatTruncatesDoesNotWrap() {
    let button = ButtonContent(configured: "one two three") {
      $0.titleLineBreakMode = .truncateTail
    }
    #expect(!measurer.isWidthDependent(.button(button)))
    #expect(size(button, width: 50) == size(button))
  }

  @Test func aButtonNarrowerThanItsInsetsStillHasASize() throws {
    let size = size(ButtonContent(configured: "one"), width: 3)
    #expect(try #require(size.height) >= 35)
  }
}
