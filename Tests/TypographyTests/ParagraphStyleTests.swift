// SPDX-License-Identifier: MIT

import Testing
import Typography

@Suite struct ParagraphStyleTests {
  private func layout(
    _ string: String, width: Double? = nil, _ change: (inout ParagraphStyle) -> Void
  ) -> TextLayout {
    var text = AttributedText(string, font: ten)
    change(&text.paragraph)
    return grid.layout(text, width: width, numberOfLines: 0)
  }

  @Test func lineSpacingIsAddedBetweenLinesOnly() {
    #expect(layout("a") { $0.lineSpacing = 5 }.size.height == 10)
    #expect(layout("a\nb\nc") { $0.lineSpacing = 5 }.lines.map(\.top) == [0, 15, 30])
  }

  @Test func lineHeightMultipleScalesEveryLineAboveItsText() {
    let layout = layout("a\nb") { $0.lineHeightMultiple = 1.5 }
    #expect(layout.size.height == 30)
    #expect(layout.lines.map(\.baseline) == [13, 28])
  }

  @Test func lineHeightsAreClamped() {
    #expect(layout("a") { $0.minimumLineHeight = 14 }.size.height == 14)
    #expect(layout("a") { $0.maximumLineHeight = 7 }.size.height == 7)
  }

  @Test func paragraphSpacingIsAddedBetweenParagraphs() {
    let layout = layout("a\nb\u{2028}c\nd") {
      $0.paragraphSpacing = 4
      $0.paragraphSpacingBefore = 2
    }
    // U+2028 breaks the line, not the paragraph.
    #expect(layout.lines.map(\.top) == [0, 16, 26, 42])
    #expect(layout.size.height == 52)
  }

  @Test func indentsNarrowTheLines() {
    let layout = layout("ab cd ef", width: 50) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -10
    }
    #expect(layout.lines.map { $0.pieces.map(\.text) } == [["ab"], ["cd"], ["ef"]])
    #expect(layout.lines.map(\.indent) == [20, 10, 10])
    #expect(layout.size.width == 40)
  }

  @Test func aPositiveTailIndentCountsFromTheLeadingEdge() {
    #expect(layout("ab cd", width: 90) { $0.tailIndent = 30 }.lines.count == 2)
  }

  @Test func aShrunkTextKeepsItsParagraphMetrics() {
    var text = AttributedText("a\nb", font: ten)
    text.paragraph.lineSpacing = 5
    #expect(grid.measure(text.scaled(by: 0.5), numberOfLines: 0).height == 15)
  }
}
