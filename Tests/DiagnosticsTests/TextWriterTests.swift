// SPDX-License-Identifier: MIT

import Diagnostics
import Testing

struct TextWriterTests {
  private func text(
    _ diagnostic: Diagnostic, source: String? = nil, width: Int = 100, colored: Bool = false
  ) -> String {
    TextWriter(isColored: colored, lineWidth: width) { _, _ in source }.text(of: diagnostic)
  }

  private func caret(_ source: String, column: Int, end: Int? = nil, width: Int = 100) -> String {
    let place = Diagnostic.Place(line: 1, column: column, endColumn: end)
    let lines = text(Diagnostic("r", .error, "m", at: place), source: source, width: width)
      .split(separator: "\n")
    return lines.dropFirst().joined(separator: "\n")
  }

  @Test func textIncludesEveryProperty() {
    #expect(
      text(Samples.full, source: "  <label text=\"é\"/>") == """
        App/Main, 1.storyboard:2:3: warning: 'Title' is 12 points too narrow: <"é"> [truncated-text]
            2 | <label text="é"/>
              | ^~~~~
          holds: AX2 and larger
          note: it needs 112 points
          App/Main, 1.storyboard:9: note: the width is set here
          the layout:
            Title (16, 20.5, 100, 21)
          fix: Let it have several lines
        """)
  }

  @Test func textOmitsUnknownProperties() {
    #expect(
      text(Diagnostic("r", .note, "said")) == "note: said [r]")
    #expect(
      text(Diagnostic("r", .note, "said", at: Diagnostic.Place(file: "a.xib", column: 7)))
        == "a.xib: note: said [r]")
  }

  @Test func colorsAreEscapeSequencesAroundWords() {
    let colored = text(Diagnostic("r", .error, "m"), colored: true)
    #expect(colored == "\u{1B}[1;31merror\u{1B}[0m: \u{1B}[1mm\u{1B}[0m \u{1B}[2m[r]\u{1B}[0m")
  }

  @Test func caretsAreBelowTheirColumns() {
    #expect(caret("\t\tab cd", column: 6, end: 8) == "    1 | ab cd\n      |    ^~")
    #expect(caret("é=1", column: 2) == "    1 | é=1\n      |  ^")
    #expect(caret("ab", column: 9, end: 4) == "    1 | ab\n      |   ^")
    #expect(caret("", column: 1) == "    1 | \n      | ^")
    #expect(caret("a\u{1B}[2Jb", column: 1) == "    1 | a [2Jb\n      | ^")
  }

  @Test func longLinesAreCutAroundThePlace() {
    let line = String(repeating: "a", count: 50) + "X" + String(repeating: "b", count: 50)
    #expect(
      caret(line, column: 51, width: 9) == """
            1 | …aaaXbbbbb…
              |     ^
        """)
    #expect(caret(line, column: 1, width: 9) == "    1 | aaaaaaaaa…\n      | ^")
    #expect(caret(line, column: 51, end: 102, width: 9).hasSuffix("    ^~~~~~"))
  }
}
