// SPDX-License-Identifier: MIT

import Testing
import Typography

@Suite struct TruncationTests {
  @Test func anEllipsisReplacesTheTail() {
    #expect(lines("abcdefgh", columns: 5, limit: 1) == ["abcd…"])
  }

  @Test func anEllipsisReplacesTheHead() {
    #expect(lines("abcdefgh", columns: 5, limit: 1, mode: .truncateHead) == ["…efgh"])
  }

  @Test func anEllipsisReplacesTheMiddle() {
    #expect(lines("abcdefgh", columns: 5, limit: 1, mode: .truncateMiddle) == ["ab…gh"])
    #expect(lines("abcdefgh", columns: 6, limit: 1, mode: .truncateMiddle) == ["abc…gh"])
  }

  @Test func textThatFitsIsNotTruncated() {
    for mode in LineBreakMode.allCases {
      #expect(lines("abcde", columns: 5, limit: 1, mode: mode) == ["abcde"])
    }
  }

  @Test func spacesNextToTheEllipsisAreRemoved() {
    #expect(lines("abc defg", columns: 5, limit: 1) == ["abc…"])
    #expect(lines("abcd efg", columns: 5, limit: 1, mode: .truncateHead) == ["…efg"])
  }

  @Test func onlyTheLastLineIsTruncated() {
    let text = "one two three four"
    #expect(lines(text, columns: 7, limit: 2) == ["one two", "three…"])
    #expect(lines(text, columns: 7, limit: 2, mode: .truncateHead) == ["one two", "…e four"])
    #expect(lines(text, columns: 7, limit: 2, mode: .truncateMiddle) == ["one two", "thr…our"])
  }

  @Test func wordWrapShowsTheWordsThatFit() {
    #expect(lines("one two three", columns: 8, limit: 1, mode: .wordWrap) == ["one two"])
  }

  @Test func clippedTextContinuesBeyondTheEdge() {
    let layout = grid.layout(
      AttributedText("one two three", font: ten), width: 50, lineBreakMode: .clip)
    #expect(layout.lines[0].pieces.map(\.text) == ["one two three"])
    #expect(layout.isTruncated)
  }

  @Test func theEllipsisTakesTheFontOfTheTextBeforeIt() {
    let text = AttributedText(runs: [
      .init(text: "ab", font: ten, style: 1), .init(text: "CDEF", font: .system(20), style: 2),
    ])
    let wide = grid.layout(text, width: 60).lines[0]
    #expect(wide.pieces.map(\.text) == ["ab", "C…"])
    #expect(wide.width == 60)
    let narrow = grid.layout(text, width: 30).lines[0]
    #expect(narrow.pieces.map(\.text) == ["ab…"])
    #expect(narrow.pieces.map(\.style) == [1])
  }

  @Test func charactersOfSeveralScalarsStayWhole() {
    #expect(lines("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", columns: 2, limit: 1) == ["👨‍👩‍👧…"])
    #expect(lines("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", columns: 2, limit: 1, mode: .truncateHead) == ["…👨‍👩‍👧"])
  }

  @Test func onlyAnEllipsisRemainsIfNothingFits() {
    for mode in [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail] {
      #expect(lines("abc", columns: 0.5, limit: 1, mode: mode) == ["…"])
    }
  }

  @Test func truncationIsReportedWithItsLine() {
    let layout = grid.layout(
      AttributedText("one two three", font: ten), width: 40, numberOfLines: 2)
    #expect(layout.lines.map(\.isTruncated) == [false, true])
    #expect(layout.isTruncated)
    #expect(!grid.layout(AttributedText("one", font: ten), width: 40).isTruncated)
  }

  @Test func aFinalLineBreakIsNotTruncation() {
    #expect(!grid.layout(AttributedText("one\n", font: ten)).isTruncated)
  }

  @Test func shrinkingStopsWhereTheTextFits() {
    let text = AttributedText("abcdefghij", font: ten)
    #expect(grid.scaleToFit(text, width: 100, minimumScale: 0.5) == 1)
    let scale = grid.scaleToFit(text, width: 80, minimumScale: 0.5)
    #expect(scale <= 0.8 && scale > 0.799)
    #expect(grid.scaleToFit(text, width: 20, minimumScale: 0.5) == 0.5)
  }
}
