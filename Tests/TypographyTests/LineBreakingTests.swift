// SPDX-License-Identifier: MIT

import Testing
import Typography

/// The expectations follow the rules of Unicode Annex 14, which are named by number.
@Suite struct LineBreakingTests {
  @Test func linesBreakAtSpaces() {
    #expect(lines("the quick brown fox", columns: 9) == ["the quick", "brown fox"])
  }

  @Test func spacesHangAtTheEndOfAWrappedLine() {
    let layout = grid.layout(AttributedText("abc    def", font: ten), width: 40, numberOfLines: 0)
    #expect(layout.lines.map { $0.pieces.map(\.text) } == [["abc"], ["def"]])
    #expect(layout.size.width == 30)
  }

  @Test func aWordLongerThanTheLineBreaksByCharacter() {
    #expect(lines("a incomprehensible b", columns: 6) == ["a", "incomp", "rehens", "ible b"])
  }

  @Test func aWordThatFitsExactlyStays() {
    #expect(lines("four five", columns: 4) == ["four", "five"])
  }

  @Test func linesBreakAfterHyphensInsideWords() {
    #expect(lines("well-known", columns: 6) == ["well-", "known"])
  }

  @Test func aHyphenBeforeANumberOrAtTheStartOfAWordStays() {  // LB25, LB20a
    #expect(lines("a b-12", columns: 4) == ["a", "b-12"])
    #expect(lines("foo -bar", columns: 6) == ["foo", "-bar"])
  }

  @Test func punctuationNeverStartsALine() {  // LB13
    #expect(lines("ab cde!", columns: 6) == ["ab", "cde!"])
    #expect(lines("ab cde).", columns: 6) == ["ab", "cde)."])
  }

  @Test func openingBracketsNeverEndALine() {  // LB14
    #expect(lines("abc (def)", columns: 5) == ["abc", "(def)"])
    #expect(lines("日本「語」", columns: 3) == ["日本", "「語」"])
  }

  @Test func numbersStayTogetherWithTheirSigns() {  // LB25
    #expect(lines("for $9.99", columns: 7) == ["for", "$9.99"])
    #expect(lines("up 100%", columns: 6) == ["up", "100%"])
  }

  @Test func linesNeverBreakAtNoBreakSpaces() {  // LB12
    #expect(lines("a 10\u{A0}km", columns: 5) == ["a", "10\u{A0}km"])
  }

  @Test func aZeroWidthSpaceAllowsABreak() {  // LB8
    #expect(lines("abc\u{200B}def", columns: 4).count == 2)
  }

  @Test func ideographsBreakAnywhere() {
    #expect(lines("東京都庁舎", columns: 2) == ["東京", "都庁", "舎"])
  }

  @Test func smallKanaAndFullStopsNeverStartALine() {  // LB13, LB21
    #expect(lines("あいっう", columns: 2) == ["あ", "いっ", "う"])
    #expect(lines("あい。う", columns: 2) == ["あ", "い。", "う"])
  }

  @Test func slashesAllowABreakAfterThem() {
    #expect(lines("and/or", columns: 4) == ["and/", "or"])
  }

  @Test func emDashesBreakOnBothSidesOnly() {  // LB17 keeps two of them together.
    #expect(lines("ab——cd", columns: 4) == ["ab——", "cd"])
  }

  @Test func charactersOfSeveralScalarsStayWhole() {
    #expect(lines("👨‍👩‍👧👨‍👩‍👧", columns: 1) == ["👨‍👩‍👧", "👨‍👩‍👧"])
    #expect(lines("🇩🇪🇫🇷", columns: 1) == ["🇩🇪", "🇫🇷"])
    #expect(lines("e\u{301}e\u{301}", columns: 1) == ["e\u{301}", "e\u{301}"])
  }

  @Test func aJoinerInAWordJoinsNoLetters() {
    #expect(lines("a\u{200D}b", columns: 1) == ["a\u{200D}", "b"])
  }

  @Test func characterWrapIgnoresWords() {
    #expect(lines("the quick", columns: 5, mode: .characterWrap) == ["the q", "uick"])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}"])
  func everyHardBreakEndsALine(_ separator: String) {
    #expect(lines("ab" + separator + "cd", columns: 9) == ["ab", "cd"])
  }

  @Test func emptyLinesCount() {
    #expect(lines("a\n\nb", columns: 9) == ["a", "", "b"])
    #expect(lines("\n", columns: 9) == [""])
  }

  @Test func aFinalLineBreakAddsNoLine() {
    #expect(lines("a\n", columns: 9) == ["a"])
  }

  @Test func aLineThatLacksLessThanATwentiethOfAPixelStillFits() {
    let text = AttributedText("four five", font: ten)
    #expect(grid.layout(text, width: 89.9995, numberOfLines: 0).lines.count == 1)
    #expect(grid.layout(text, width: 89.9, numberOfLines: 0).lines.count == 2)
  }
}
