// SPDX-License-Identifier: MIT

import Testing
import Typography

@Suite struct SystemFontMeasurerTests {
  private let measurer = SystemFontMeasurer()

  @Test func lineHeightsAreExact() {
    // 17 points: ascender 16.1865, descender -4.1006, line height 20.287109375, the same for every
    // weight. Source: several public unit tests that print UIFont's metrics.
    for weight in FontWeight.allCases {
      let metrics = measurer.metrics(of: .system(17, weight: weight))
      #expect(metrics.lineHeight == 20.287_109_375)
      #expect(metrics.ascender == 16.186_523_437_5)
      #expect(metrics.descender == 4.100_585_937_5)
      #expect(metrics.leading == 0)
    }
  }

  /// Size, height in pixels at 2x, height in pixels at 3x.
  private static let recordedHeights: [[Double]] = [
    [10, 24, 36], [11, 27, 40], [12, 29, 43], [13, 32, 47], [14, 34, 51], [15, 36, 54],
    [16, 39, 58], [17, 41, 61], [18, 43, 65], [20, 48, 72], [22, 53, 79], [24, 58, 86],
    [28, 67, 101], [34, 82, 122], [36, 86, 129],
  ]

  @Test(arguments: recordedHeights)
  func labelHeightsAreThoseXcodeRecords(_ recorded: [Double]) {
    let typesetter = Typesetter(measurer: measurer)
    let text = AttributedText("Label", font: .system(recorded[0]))
    #expect(typesetter.labelSize(text, scale: 2).height == recorded[1] / 2)
    #expect(typesetter.labelSize(text, scale: 3).height == recorded[2] / 3)
  }

  /// Text, size, width to wrap at, and the width that Xcode saved for a label whose content
  /// determines it.
  private static let recordedWraps: [(String, Double, Double, Double)] = [
    ("Biometry allows you to unlock Raivo with BiomID, instead of your passcode.", 17, 390, 375),
    (
      "Manage all of your time-based and counter-based OTP tokens without the hassle.", 17, 390,
      385.5
    ),
    ("Provenance could not acquire JIT from csdbgd or jailbreakd.", 17, 320, 297.667),
    ("You will need it when configuring data synchronization on other devices.", 17, 320, 292),
    ("8% lower than last period8% lower than last period", 15, 140, 130.667),
    ("Order Acceptrd to Chitken", 14, 110, 103.667),
  ]

  @Test(arguments: recordedWraps)
  func wrappedLabelsAreAsWideAsTheirLongestLineAndASpace(
    _ text: String, size: Double, available: Double, saved: Double
  ) {
    let typesetter = Typesetter(measurer: SystemFontMeasurer(era: .sanFrancisco14))
    let label = AttributedText(text, font: .system(size))
    let width = typesetter.labelSize(label, width: available, numberOfLines: 0, scale: 2).width
    // Without the space, about 4 points, the widths are 2.5 to 4 points too small.
    #expect(abs(width - saved) <= 1.5)
  }

  /// Source: widths that Xcode saved for labels of one emoji, one of them with a space on both
  /// sides. Others are buttons and labels that are a dot or end in an angle.
  @Test func signsAndEmojiAreAsWideAsXcodeRecords() {
    let typesetter = Typesetter(measurer: SystemFontMeasurer(era: .sanFrancisco13))
    let recorded: [(String, Double, Double)] = [
      ("🎉", 17, 23), ("🍭", 17, 23), (" 🍭 ", 17, 32), ("😬", 38, 43), ("Skip ›", 15, 41),
      ("Swipe ›", 20, 66.5), ("∙", 14, 5),
    ]
    for (text, size, saved) in recorded {
      let label = AttributedText(text, font: .system(size))
      #expect(abs(typesetter.labelSize(label, scale: 2).width - saved) <= 1, "\(text)")
    }
  }

  /// Text, size, weight, and the width that Xcode 12 and later saved for a label whose content
  /// determines it.
  private static let recordedLarge: [(String, Double, FontWeight, Double)] = [
    ("No internet connection", 20, .regular, 200), ("Settings", 20, .regular, 72),
    ("SecondViewController", 22, .regular, 212.5), ("AutoFill Setup", 28, .regular, 168),
    ("Contribute", 30, .regular, 137.5), ("Settings", 34, .regular, 121),
    ("Apple ID", 36, .regular, 131.333), ("SecondViewController", 20, .bold, 212),
    ("What's New", 22, .bold, 124), ("Debug logs", 34, .bold, 179),
  ]

  @Test(arguments: recordedLarge)
  func largeTypeIsAsWideAsXcodeRecords(
    _ text: String, size: Double, weight: FontWeight, saved: Double
  ) {
    let typesetter = Typesetter(measurer: SystemFontMeasurer(era: .sanFrancisco14))
    let label = AttributedText(text, font: .system(size, weight: weight))
    #expect(abs(typesetter.labelSize(label, scale: 2).width - saved) <= 1)
  }

  @Test func smallTypeHasOtherFiguresSinceIOS14() {
    let text = "Hamburgefonts"
    func em(_ size: Double, _ era: TypographyEra) -> Double {
      SystemFontMeasurer(era: era).width(of: text, font: .system(size)) / size
    }
    #expect(em(17, .sanFrancisco13) > em(17, .sanFrancisco14))
    #expect(em(17, .sanFrancisco14) == em(17, .sanFrancisco17))
    #expect(em(28, .sanFrancisco13) == em(28, .sanFrancisco14))
  }

  @Test func libraryLabelsAreAsWideAsXcodeRecords() {
    let typesetter = Typesetter(measurer: measurer)
    let label = AttributedText("Label", font: .system(17))
    // The size of a new label in Interface Builder, at 2x and on the whole-point canvas.
    #expect(typesetter.labelSize(label, scale: 2) == TextSize(width: 41.5, height: 20.5))
    #expect(typesetter.labelSize(label, scale: 1) == TextSize(width: 42, height: 21))
    let button = AttributedText("Button", font: .system(15))
    #expect(typesetter.labelSize(button, scale: 1).width == 46)
  }

  @Test func widthsAreNearPublishedOnes() {
    // Public unit tests of measuring code contain 144.0933 and 46 (45 rounded down).
    let iOS9 = SystemFontMeasurer(era: .sanFrancisco9)
    let sentence = iOS9.width(of: "This is a test string", font: .system(17))
    #expect(abs(sentence - 144.0933) < 1)
    #expect(abs(measurer.width(of: "string", font: .system(16, weight: .bold)) - 45.5) < 1)
  }

  @Test func heavierTextIsWider() {
    let widths = [FontWeight.light, .regular, .medium, .semibold, .bold].map {
      measurer.width(of: "Notifications", font: .system(15, weight: $0))
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 5)
  }

  @Test func weightsBelowLightHaveTheAdvancesOfLightBeforeIOS14() {
    let measurer = SystemFontMeasurer(era: .sanFrancisco9)
    for weight in [FontWeight.ultraLight, .thin] {
      #expect(
        measurer.width(of: "Abc", font: .system(30, weight: weight))
          == measurer.width(of: "Abc", font: .system(30, weight: .light)))
    }
  }

  /// Source: "Title" in heavy type of 17 points is 38 points wide in a file of Xcode 11 (bold:
  /// 36.5).
  @Test func weightsAboveBoldAreWiderThanBold() {
    let measurer = SystemFontMeasurer(era: .sanFrancisco13)
    func width(_ weight: FontWeight) -> Double {
      measurer.width(of: "Title", font: .system(17, weight: weight))
    }
    #expect((37.5...38).contains(width(.heavy)))
    #expect(width(.bold) < 37 && width(.heavy) < width(.black))
  }

  /// Source: widths in whole points that Xcode 7 and 8 saved for light type of 18 points and
  /// regular type of 31.
  @Test func lightAndLargeTypeIsWiderBeforeIOS13() {
    let measurer = SystemFontMeasurer(era: .sanFrancisco9)
    let light = measurer.width(of: "Verification code", font: .system(18, weight: .light))
    #expect(light > 133.9 && light <= 135)
    #expect(measurer.width(of: "City Name", font: .system(31)) > 142.5)
  }

  @Test func pairsAreKerned() {
    let font = Font.system(17)
    let apart = measurer.width(of: "A", font: font) + measurer.width(of: "V", font: font)
    #expect(measurer.width(of: "AV", font: font) < apart - 0.3)
  }

  @Test func trackingTightensTextAndLoosensDisplay() {
    // Apple's values: 17 points -0.43, 11 points +0.06, 28 points +0.38.
    func tracking(_ size: Double) -> Double {
      let font = Font.system(size)
      return measurer.width(of: "a", font: font) - measurer.width(of: "a", font: font, kern: 0)
    }
    #expect(abs(tracking(17) + 0.43) < 0.03)
    #expect(abs(tracking(11) - 0.06) < 0.03)
    #expect(abs(tracking(28) - 0.38) < 0.1)
    #expect(tracking(16.5) > tracking(17) && tracking(16.5) < tracking(16))
  }

  @Test func theCutChangesAt20PointsBeforeIOS13AndGraduallySince() {
    func em(_ size: Double, _ era: TypographyEra) -> Double {
      SystemFontMeasurer(era: era).width(of: "Hamburg", font: .system(size), kern: 0) / size
    }
    #expect(em(19, .sanFrancisco9) > em(20, .sanFrancisco9))
    #expect(abs(em(20, .sanFrancisco9) - em(40, .sanFrancisco9)) < 1e-9)
    #expect(em(20, .sanFrancisco13) > em(24, .sanFrancisco13))
    #expect(em(24, .sanFrancisco13) > em(28, .sanFrancisco13))
    #expect(abs(em(28, .sanFrancisco13) - em(60, .sanFrancisco13)) < 1e-9)
    #expect(abs(em(19, .sanFrancisco9) - em(19, .sanFrancisco13)) < 1e-9)
  }

  @Test func helveticaNeueIsTheSystemFontOfTheFirstEra() {
    let old = SystemFontMeasurer(era: .helveticaNeue)
    // Neue Helvetica 55: L 556, a 537, b 593, e 537, l 222, with 3/1000 em of tracking.
    #expect(abs(old.width(of: "Label", font: .system(17)) - 17 * 2.460) < 1e-9)
    #expect((old.metrics(of: .system(17)).lineHeight).rounded(.up) == 21)
  }

  @Test func theASCIIPathAgreesWithTheGeneralPath() {
    let text = "Wavy \"AV\" To. 100% (quoted)"
    for size in [11.0, 17, 22, 34] {
      for weight in FontWeight.allCases {
        let font = Font.system(size, weight: weight)
        var advances: [Double] = []
        measurer.appendAdvances(of: text, font: font, kern: nil, to: &advances)
        #expect(advances.count == text.unicodeScalars.count)
        #expect(abs(advances.reduce(0, +) - measurer.width(of: text, font: font)) < 1e-9)
      }
    }
  }

  @Test func ideographsAreNearlySquare() {
    // Recorded by Xcode: 0.935 em each, tracking included.
    #expect(abs(measurer.width(of: "住所", font: .system(20)) - 37.4) < 1e-9)
  }

  @Test func anEmojiIsOneCharacterHoweverItIsSpelt() {
    let font = Font.system(38)
    // Recorded by Xcode: 43 points at 38.
    #expect(abs(measurer.width(of: "😬", font: font) - 42.56) < 1e-9)
    for emoji in ["👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣"] {
      #expect(
        measurer.width(of: emoji, font: font) == measurer.width(of: "😬", font: font), "\(emoji)")
    }
  }

  @Test func marksAndInvisibleCharactersHaveNoWidth() {
    let font = Font.system(17)
    #expect(measurer.width(of: "o\u{308}", font: font) == measurer.width(of: "o", font: font))
    for invisible in ["\u{200B}", "\u{FEFF}", "\u{AD}", "\n", "\t"] {
      #expect(measurer.width(of: invisible, font: font) == 0)
    }
  }

  @Test func aNoBreakSpaceIsASpace() {
    let font = Font.system(17)
    #expect(measurer.width(of: "\u{A0}", font: font) == measurer.width(of: " ", font: font))
  }

  @Test func lettersWithoutAnAdvanceAreAsWideAsSimilarOnes() {
    let font = Font.system(17)
    for (letter, like) in [("К", "K"), ("о", "o"), ("Ω", "O"), ("ν", "v"), ("ế", "e")] {
      #expect(measurer.width(of: letter, font: font) == measurer.width(of: like, font: font))
    }
  }

  @Test func invalidSizesDrawNothing() {
    for size in [0, -3, Double.nan, .infinity] {
      #expect(measurer.width(of: "abc", font: .system(size), kern: 0) == 0)
      #expect(measurer.metrics(of: .system(size)).lineHeight == 0)
    }
  }
}
