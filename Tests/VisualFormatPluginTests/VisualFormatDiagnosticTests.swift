// SPDX-License-Identifier: MIT

#if Macros
  import SwiftSyntaxMacrosGenericTestSupport
  import Testing

  /// What the macro reports, in which column of the source file. The text begins in column 16.
  @Suite struct VisualFormatDiagnosticTests {
    /// The fix-it that carries the place of every diagnostic to the message handler.
    private let place = FixItSpec(message: "visual-format-place")

    @Test func mistakesStandInTheirColumns() {
      expectDiagnostics(
        ##"#visualFormat("[a(=5)]--[1b]")"##,
        DiagnosticSpec(
          message: "unknown relation `=`; the relations are `==`, `>=` and `<=`", line: 1,
          column: 19, fixIts: [place, FixItSpec(message: "write '=='")]),
        DiagnosticSpec(
          message: "expected a distance or a view after `-`, found `-`", line: 1, column: 24,
          fixIts: [place]),
        DiagnosticSpec(
          message: "`1b` is no name: a name is letters, digits and underscores and begins with no"
            + " digit", line: 1, column: 26, fixIts: [place]))
    }

    @Test func columnsCountInEveryLineOfAFormat() {
      expectDiagnostics(
        ##"""
        #visualFormat("""
          H:[a]
            -8[b]
          """)
        """##,
        DiagnosticSpec(
          message: "expected `-` after a distance, found `[`", line: 3, column: 7,
          fixIts: [place, FixItSpec(message: "write '-'")]))
    }

    @Test func columnsCountBehindPounds() {
      expectDiagnostics(
        ###"#visualFormat(#"[a(b]"#)"###,
        DiagnosticSpec(
          message: "expected `]` after a view, or `)` after its sizes, found `]`", line: 1,
          column: 21, fixIts: [place, FixItSpec(message: "write ')'")]))
    }

    @Test func fixItMendsTheLiteral() {
      expectDiagnostics(
        ##"#visualFormat("[a(=>5)]")"##,
        DiagnosticSpec(
          message: "unknown relation `=>`; the relations are `==`, `>=` and `<=`", line: 1,
          column: 19, fixIts: [place, FixItSpec(message: "write '>='")]),
        fixing: ##"#visualFormat("[a(>=5)]")"##, applying: ["write '>='"])
    }

    @Test func viewIsNoDistance() {
      expectDiagnostics(
        ##"#visualFormat("[a]-b-[b]")"##,
        DiagnosticSpec(
          message: "`b` is a view, where only a number or a metric can stand", line: 1, column: 20,
          fixIts: [place]))
    }

    @Test func notesStandInTheMessage() {
      expectDiagnostics(
        ##"#visualFormat("[a(50%)]")"##,
        DiagnosticSpec(
          message: "expected `]` after a view, or `)` after its sizes, found `%`; percentages"
            + " belong to the extended format", line: 1, column: 21, fixIts: [place]))
    }

    @Test func optionsMustFitTheAxis() {
      expectDiagnostics(
        ##"#visualFormat("[a][b]", options: .alignAllLeft)"##,
        DiagnosticSpec(
          message: "views side by side cannot also be aligned by a left, right or middle of their"
            + " width", line: 1, column: 16, fixIts: [place]))
    }

    @Test func optionsAreWrittenOut() {
      let message =
        "#visualFormat reads its options when it is compiled: write them out, as in"
        + " '[.alignAllTop, .directionLeftToRight]'"
      expectDiagnostics(
        ##"#visualFormat("[a]", options: chosen)"##,
        DiagnosticSpec(message: message, line: 1, column: 31))
      expectDiagnostics(
        ##"#visualFormat("[a]", options: [.alignAllTop, .alignAllMiddle])"##,
        DiagnosticSpec(message: message, line: 1, column: 46))
    }

    @Test func interpolationIsNoName() {
      let message = "#visualFormat finds variables by name: write the name without '\\(' and ')'"
      expectDiagnostics(
        ##"#visualFormat("[a(\(width))]")"##,
        DiagnosticSpec(
          message: message, line: 1, column: 19, fixIts: [FixItSpec(message: "write 'width'")]),
        fixing: ##"#visualFormat("[a(width)]")"##)
      expectDiagnostics(
        ##"#visualFormat("[a(\(width * 2))]")"##,
        DiagnosticSpec(message: message, line: 1, column: 19))
    }

    @Test func formatIsALiteral() {
      expectDiagnostics(
        "#visualFormat(format)",
        DiagnosticSpec(
          message: "#visualFormat reads its format when it is compiled: write a string literal",
          line: 1, column: 15))
    }

    @Test func escapesHaveNoUse() {
      expectDiagnostics(
        ##"#visualFormat("[a]\n[b]")"##,
        DiagnosticSpec(message: "a visual format has no use for '\\'", line: 1, column: 16))
    }
  }
#endif
