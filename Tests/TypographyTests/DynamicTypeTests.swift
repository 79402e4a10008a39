// SPDX-License-Identifier: MIT

import Testing
import Typography

/// Values from the Dynamic Type tables of Apple's Human Interface Guidelines.
@Suite struct DynamicTypeTests {
  @Test(arguments: [
    (TextStyle.largeTitle, 34.0, 41.0), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
    (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
    (.footnote, 13, 18), (.caption1, 12, 16), (.caption2, 11, 13), (.extraLargeTitle, 36, 43),
    (.extraLargeTitle2, 28, 34),
  ])
  func defaultSizesMatchApplesTable(_ style: TextStyle, size: Double, leading: Double) {
    #expect(style.sizeAndLeading(.large) == (size, leading))
  }

  @Test func smallestAndLargestSizesMatchApplesTable() {
    #expect(TextStyle.body.sizeAndLeading(.extraSmall) == (14, 19))
    #expect(TextStyle.body.sizeAndLeading(.accessibilityExtraExtraExtraLarge) == (53, 62))
    #expect(TextStyle.caption2.sizeAndLeading(.accessibilityExtraExtraExtraLarge) == (40, 48))
  }

  /// Source: pictures of iOS. Apple's table says 28.
  @Test func largeSubheadlinesAre26PointsApart() {
    #expect(TextStyle.subheadline.sizeAndLeading(.extraExtraExtraLarge) == (21, 26))
  }

  @Test func sizesNeverShrinkAsTheSettingGrows() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.sizeAndLeading($0).size }
      #expect(sizes == sizes.sorted(), "\(style)")
    }
  }

  @Test func interfaceBuilderNamesRoundTrip() {
    for style in TextStyle.allCases {
      #expect(TextStyle(interfaceBuilderName: style.interfaceBuilderName) == style)
    }
    #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle0") == .largeTitle)
    #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleSubhead") == .subheadline)
    #expect(TextStyle(interfaceBuilderName: "Body") == nil)
  }

  @Test func categoriesAreFoundByShortAndLongNames() {
    #expect(ContentSizeCategory(commandLineName: "xxl") == .extraExtraLarge)
    #expect(ContentSizeCategory(commandLineName: "AX5") == .accessibilityExtraExtraExtraLarge)
    #expect(ContentSizeCategory(commandLineName: "accessibilityMedium") == .accessibilityMedium)
    #expect(ContentSizeCategory(commandLineName: "huge") == nil)
    for category in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(commandLineName: category.commandLineName) == category)
    }
  }

  @Test func preferredFontsCarryTheLeading() {
    let font = Font.preferred(.headline)
    #expect(font.size == 17 && font.weight == .semibold && font.textStyle == .headline)
    let metrics = SystemFontMeasurer().metrics(of: font)
    #expect(abs(metrics.lineHeight + metrics.leading - 22) < 1e-9)
  }

  @Test func scalingFollowsTheLeadingNotTheSize() {
    // A measured UIFontMetrics value: 17 points, body, medium, is 16.333 at 3x (17 · 21/22).
    let scaled = TextStyle.body.scaledValue(17, category: .medium, scale: 3)
    #expect(abs(scaled - 49.0 / 3) < 1e-9)
    #expect(Font.system(20).scaled(for: .body, category: .large).size == 20)
  }

  @Test func weightsAreFoundByTheNamesOfInterfaceBuilder() {
    for weight in FontWeight.allCases { #expect(FontWeight(name: weight.name) == weight) }
    #expect(FontWeight(name: "ultraLight") == .ultraLight)
    #expect(FontWeight(name: "semibold") == .semibold)
    #expect(FontWeight(name: "boldish") == nil)
    #expect(FontWeight.light < .bold)
  }

  @Test func lineBreakModesAreFoundByTheNamesOfInterfaceBuilder() {
    let names = [
      "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    ]
    let modes = names.compactMap(LineBreakMode.init(interfaceBuilderName:))
    #expect(Set(modes) == Set(LineBreakMode.allCases))
    #expect(LineBreakMode(interfaceBuilderName: "") == nil)
  }
}
