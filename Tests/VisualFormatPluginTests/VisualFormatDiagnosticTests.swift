// SPDX-License-Identifier: MIT

#if Macros
  import SwiftSyntaxMacrosGenericTestSupport
  import Testing

  /// The diagnostics of the macro and their columns in the source file. The format begins in column
  /// 16.
  @Suite struct VisualFormatDiagnosticTests {
    /// The fix-it that carries the position of every diagnostic to the message handler.
    private let place = FixItSpec(message: "visual-format-place")

    @Test func mistakesHaveTheirColumns() {
      expectDiagnostics(
        ##"#visualFormat("[a(=5)]--[1b]")"##,
        DiagnosticSpec(
          message: "unknown relation `=`; the relations are `==`, `>=` and `<=`", line: 1,
          column: 19, fixIts: [place, FixItSpec(message: "write '=='")]),
        DiagnosticSpec(
          message: "expected a distance or a view after `-`, found `-`", line: 1, column: 24,
          fixIts: [place]),
        DiagnosticSpec(
          message: "`1b` is not a name: a name has letters, digits and underscores, and no digit"
            + " first", line: 1, column: 26, fixIts: [place]))
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

    @Test func columnsAreCountedInRawStrings() {
      expectDiagnostics(
        ###"#visualFormat(#"[a(b]"#)"###,
        DiagnosticSpec(
          message: "expected `]` after a view, or `)` after its sizes, found `]`", line: 1,
          column: 21, fixIts: [place, FixItSpec(message: "write ')'")]))
    }

    @Test func fixItCorrectsTheLiteral() {
      expectDiagnostics(
        ##"#visualFormat("[a(=>5)]")"##,
        DiagnosticSpec(
          message: "unknown relation `=>`; the relations are `==`, `>=` and `<=`", line: 1,
          column: 19, fixIts: [place, FixItSpec(message: "write '>='")]),
        fixing: ##"#visualFormat("[a(>=5)]")"##, applying: ["write '>='"])
    }

    @Test func viewIsNotAllowedAsDistance() {
      expectDiagnostics(
        ##"#visualFormat("[a]-b-[b]")"##,
        DiagnosticSpec(
          message: "`b` is a view; only a number or a metric is allowed here", line: 1, column: 20,
          fixIts: [place]))
    }

    @Test func notesAreAppendedToTheMessage() {
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
          message: "views in a row cannot also share a left edge, a right edge or a horizontal"
            + " center", line: 1, column: 16, fixIts: [place]))
    }

    @Test func optionsMustBeLiterals() {
      let message =
        "#visualFormat reads its options at compile time: use literals, as in"
        + " '[.alignAllTop, .directionLeftToRight]'"
      expectDiagnostics(
        ##"#visualFormat("[a]", options: chosen)"##,
        DiagnosticSpec(message: message, line: 1, column: 31))
      expectDiagnostics(
        ##"#visualFormat("[a]", options: [.alignAllTop, .alignAllMiddle])"##,
        DiagnosticSpec(message: message, line: 1, column: 46))
    }

    @Test func interpolationIsRejected() {
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

    @Test func formatMustBeALiteral() {
      expectDiagnostics(
        "#visualFormat(format)",
        DiagnosticSpec(
          message: "#visualFormat reads its format at compile time: use a string literal",
          line: 1, column: 15))
    }

    @Test func escapesAreRejected() {
      expectDiagnostics(
        ##"#visualFormat("[a]\n[b]")"##,
        DiagnosticSpec(message: "a visual format cannot contain '\\'", line: 1, column: 16))
    }
  }
#endif
