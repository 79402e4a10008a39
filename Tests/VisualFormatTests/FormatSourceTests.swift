// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

@Suite struct FormatSourceTests {
  @Test func locationsCountLinesAndColumnsFromOne() {
    let source = FormatSource("H:[a]\nV:[b]")
    #expect(source.location(at: 0) == SourceLocation(line: 1, column: 1))
    #expect(source.location(at: 5) == SourceLocation(line: 1, column: 6))
    #expect(source.location(at: 6) == SourceLocation(line: 2, column: 1))
    #expect(source.location(at: 9) == SourceLocation(line: 2, column: 4))
  }

  @Test func columnsCountScalarsAndNotBytes() {
    let source = FormatSource("[größe]x")
    #expect(source.location(at: 9) == SourceLocation(line: 1, column: 8))
    #expect(source.columnWithoutWhitespace(at: 9) == 7)
  }

  @Test func offsetsOutsideTheTextMeanItsEnds() {
    let source = FormatSource("[a]")
    #expect(source.location(at: -5) == SourceLocation(line: 1, column: 1))
    #expect(source.location(at: 99) == SourceLocation(line: 1, column: 4))
    #expect(source.text(in: -3..<99) == "[a]")
    #expect(source.line(at: 99).text == "[a]")
  }

  @Test func lineContainsTheOffset() {
    let source = FormatSource("[a]\n[b]\n")
    #expect(source.line(at: 3).text == "[a]")
    #expect(source.line(at: 4) == (text: "[b]", start: 4))
    #expect(source.line(at: 8) == (text: "", start: 8))
  }

  @Test func withoutWhitespaceOmitsAllWhitespace() {
    #expect(FormatSource(" H : |\t-\n[my View]\r\u{B}\u{C}").withoutWhitespace == "H:|-[myView]")
  }

  @Test func columnWithoutWhitespaceCountsPrecedingNonblankCharacters() {
    let source = FormatSource("H:  [a]- 5-|")
    #expect(source.columnWithoutWhitespace(at: 4) == 2)
    #expect(source.columnWithoutWhitespace(at: 9) == 6)
  }
}
