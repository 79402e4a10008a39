// SPDX-License-Identifier: MIT

import Testing
import Typography

/// Sizes from the widths of words are those of the laid out text.
@Suite struct WordWidthsTests {
  private static let sentences = [
    "the quick brown fox jumps over a lazy dog and runs away from very slow turtles in rain",
    "  two leading spaces, and  double  ones inside", "a-hyphenated word/with slashes (and) more.",
    "日本語のテキストは どこでも折り返せます", "one", "non\u{A0}breaking spaces\u{A0}stay",
    "zero\u{200B}width\u{200B}spaces break", "cafe\u{301} nai\u{308}ve re\u{301}sume\u{301}",
  ]

  @Test(arguments: sentences, [0, 2])
  func sizesAreThoseOfTheLayout(_ sentence: String, numberOfLines: Int) throws {
    let measurer = SystemFontMeasurer()
    let typesetter = Typesetter(measurer: measurer)
    let text = AttributedText(sentence, font: .system(17))
    let words = try #require(
      WordWidths.of(text, numberOfLines: numberOfLines, measuredBy: measurer))
    for step in 0..<1600 {
      let width = 20 + Double(step) / 4
      guard let (size, widths) = words.size(width: width) else { continue }
      for width in [widths.lowerBound, width, min(widths.upperBound, 1e4)] {
        let expected = typesetter.measure(text, width: width, numberOfLines: numberOfLines)
        #expect(abs(size.width - expected.width) < 1e-9, "\(sentence) at \(width)")
        #expect(abs(size.height - expected.height) < 1e-9, "\(sentence) at \(width)")
      }
      // Beyond the range, another word or white space fits.
      guard widths.upperBound < 1e4 else { continue }
      let next = typesetter.measure(
        text, width: widths.upperBound + 0.001, numberOfLines: numberOfLines)
      #expect(next != typesetter.measure(text, width: width, numberOfLines: numberOfLines))
    }
  }

  @Test func wordsWiderThanALineHaveNoSize() throws {
    let words = try #require(wordWidths("ab abcdef ab"))
    #expect(words.size(width: 60)?.size == TextSize(width: 60, height: 30))
    #expect(words.size(width: 59) == nil)
  }

  @Test func textsThatNeedMoreLinesHaveNoSize() throws {
    let words = try #require(wordWidths("ab cd", numberOfLines: 1))
    #expect(words.size(width: 50)?.size == TextSize(width: 50, height: 10))
    #expect(words.size(width: 40) == nil)
  }

  @Test(arguments: ["", "ab ", "ab\ncd", "ab\tcd"])
  func otherTextsAreMeasuredByTheTypesetter(_ text: String) { #expect(wordWidths(text) == nil) }

  private func wordWidths(_ text: String, numberOfLines: Int = 0) -> WordWidths? {
    WordWidths.of(
      AttributedText(text, font: ten), numberOfLines: numberOfLines, measuredBy: grid.measurer)
  }
}
