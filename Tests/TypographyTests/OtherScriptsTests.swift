// SPDX-License-Identifier: MIT

import Testing
import Typography

/// Source: widths that Xcode saved for labels and buttons. Korean: 24 texts from Xcode 8 to 14.
/// Chinese and Japanese: 14 texts from Xcode 12 and 13. Japanese and mixed scripts: 16 texts from
/// Xcode 15.
struct OtherScriptsTests {
  private func em(_ text: String, _ era: TypographyEra) -> Double {
    SystemFontMeasurer(era: era).width(of: text, font: .system(100)) / 100
  }

  @Test(arguments: [TypographyEra.sanFrancisco9, .sanFrancisco13, .sanFrancisco17])
  func syllablesOfHangulAreNarrowerThanIdeographs(era: TypographyEra) {
    #expect(abs(em("한국어", era) - 3 * 0.863) < 1e-9)
  }

  @Test func ideographsAndKanaAreCloserSinceIOS17() {
    for text in ["漢字", "かな"] {
      #expect(abs(em(text, .sanFrancisco9) - 2 * 1.0193) < 1e-9)
      #expect(abs(em(text, .sanFrancisco13) - 2 * 1.0193) < 1e-9)
      #expect(abs(em(text, .sanFrancisco17) - 2 * 0.935) < 1e-9)
    }
  }

  @Test func aGapSeparatesLatinLettersFromIdeographsSinceIOS17() {
    func gaps(_ text: String, _ parts: [String], _ era: TypographyEra) -> Double {
      em(text, era) - parts.map { em($0, era) }.reduce(0, +)
    }
    #expect(abs(gaps("漢a字", ["漢", "a", "字"], .sanFrancisco17) - 0.25) < 1e-9)
    #expect(abs(gaps("漢7", ["漢", "7"], .sanFrancisco17) - 0.125) < 1e-9)
    // There is no gap after a full-width sign.
    #expect(abs(gaps("漢。a", ["漢", "。", "a"], .sanFrancisco17)) < 1e-9)
    #expect(abs(gaps("漢a", ["漢", "a"], .sanFrancisco13)) < 1e-9)
  }

  /// Source: seven texts with a percent sign, each 0.122 em wider than the fit of the letters.
  @Test func aPercentSignIsWiderThanTwoDigitsInAnyWeight() {
    for weight in [FontWeight.light, .regular, .medium, .semibold, .bold] {
      let measurer = SystemFontMeasurer()
      let font = Font.system(17, weight: weight)
      #expect(measurer.width(of: "%", font: font) > 1.25 * measurer.width(of: "0", font: font))
    }
  }
}
