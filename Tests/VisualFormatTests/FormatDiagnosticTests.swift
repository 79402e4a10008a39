// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// The kind and position of each mistake. A text reports all of its mistakes.
@Suite struct FormatDiagnosticTests {
  // MARK: Statements

  @Test func formatNeedsAView() {
    expectMistakes("«»", "empty-format")
    expectMistakes("|«»", "expected-view")
    expectMistakes("|-«|»", "expected-view")
    expectMistakes("H:«»", "expected-view")
    expectMistakes("|-«»", "expected-distance")
    expectMistakes("«-»[a]", "expected-view")
  }

  @Test func orientationIsHOrVAndAColon() {
    expectMistakes("V«»|[a]|", "missing-colon")
    expectMistakes("H«»[a]", "missing-colon")
    expectMistakes("V«»ertical:[a]", "missing-colon")
    expectMistakes("«h»:|[a]|", "unknown-orientation")
    expectMistakes("«X»:|[a]|", "unknown-orientation")
    expectMistakes("«:»|[a]|", "expected-view")
  }

  @Test func superviewIsAllowedOnlyAtTheEnds() {
    expectMistakes("[a]«|»[b]", "misplaced-superview")
    expectMistakes("|[a]-«|»-[b]|", "misplaced-superview")
    expectMistakes("[a]«|»|", "misplaced-superview")
    expectMistakes("[a]«|»x", "misplaced-superview")
  }

  @Test func textBetweenViewsIsALinkOrAMistake() {
    expectMistakes("[a]«5»[b]", "unexpected-text")
    expectMistakes("[a]«]»-[b]", "unexpected-text")
    expectMistakes("[a]«(»5)", "unexpected-text")
    expectMistakes("[a]-5-«x»[b]", "expected-view")
    expectMistakes("[a]-5-«»", "expected-view")
  }

  // MARK: Views

  @Test func nameBeginsWithALetterOrUnderscore() {
    expectMistakes("[«1a»]", "invalid-view-name")
    expectMistakes("[«»]", "invalid-view-name")
    expectMistakes("[«-a»(5)]-[b]", "invalid-view-name")
    expectMistakes("[«»(5)]", "invalid-view-name")
    expectMistakes("[«»", "invalid-view-name")
  }

  @Test func nameIsASCII() {
    expectMistakes("[«größe»]-[a]", "non-ascii-name")
    expectMistakes("[«🙂»]", "non-ascii-name")
    expectMistakes("[a]-«é»", "expected-distance")
  }

  @Test func nameHasNoDot() {
    expectMistakes("[«a.b»]", "dotted-name")
    expectMistakes("[««self».title»(5)]", "unknown-view", "dotted-name")
  }

  @Test func viewEndsWithItsBracket() {
    expectMistakes("[a(b«]»-[c]", "unclosed-view")
    expectMistakes("[a«-»[b]", "unclosed-view")
    expectMistakes("[a«[»b]", "unclosed-view")
    expectMistakes("[a«»", "unclosed-view")
    expectMistakes("[a(5«»", "unclosed-view")
    expectMistakes("[a(20)«(»30)]", "unclosed-view")
    expectMistakes("[a(20)«30»]-[b]", "unclosed-view")
    expectMistakes("[a(5«;»6)]", "unclosed-view")
  }

  // MARK: Distances

  @Test func distanceNeedsTwoHyphens() {
    expectMistakes("[a]-5«[»b]", "unterminated-distance")
    expectMistakes("[a]-gap«|»", "unterminated-distance")
    expectMistakes("[a]-(5)«[»b]", "unterminated-distance")
    expectMistakes("[a]-5«»", "unterminated-distance")
    expectMistakes("[a]-«-»[b]", "expected-distance")
    expectMistakes("[a]-«]»", "expected-distance")
    expectMistakes("[a]-«»", "expected-distance")
  }

  @Test func negativeDistanceNeedsParentheses() {
    expectMistakes("[a]-«-5»-[b]", "negative-distance")
    expectMistakes("[a]-«+5»-[b]", "negative-distance")
    expectMistakes("[a]-(-5)-[b]")
  }

  @Test func parenthesesOfADistanceClose() {
    expectMistakes("[a]-(5«-»[b]", "unclosed-distance")
    expectMistakes("[a]-(5«[»b]", "unclosed-distance")
    expectMistakes("[a]-(5«»", "unclosed-distance")
  }

  // MARK: Predicates

  @Test(arguments: ["=", ">", "<", "=>", "=<", "<>", "===", "=="])
  func otherRelationsAreMistakes(symbol: String) {
    if symbol == "==" {
      expectMistakes("[a(==5)]")
    } else {
      expectMistakes("[a(«\(symbol)»5)]", "unknown-relation")
    }
  }

  @Test func predicateHasAValue() {
    expectMistakes("[a(«)»]", "expected-value")
    expectMistakes("[a(==«)»]", "expected-value")
    expectMistakes("[a(5,«)»]", "expected-value")
    expectMistakes("[a(«(»20))]", "expected-value")
    expectMistakes("[a(«@»20)]", "expected-value")
    expectMistakes("[a]-(«)»-[b]", "expected-value")
    expectMistakes("[a(«-»b)]", "expected-value")
  }

  @Test func priorityIsANumberOrAMetricWithinRange() {
    expectMistakes("[a(5@«)»]", "expected-priority")
    expectMistakes("[a(5@«1001»)]", "priority-out-of-range")
    expectMistakes("[a(5@«0»)]", "priority-out-of-range")
    expectMistakes("[a(5@«-1»)]", "priority-out-of-range")
    expectMistakes("[a(5@1000,6@0.001,7@high750)]")
    expectMistakes("[a(5@«b»)]", "view-instead-of-metric")
    expectMistakes("[a(5@«nope»)]", "unknown-metric")
  }

  // MARK: Names

  @Test func unknownViewIsAMistake() {
    expectMistakes("[«nobody»]-[a]", "unknown-view")
    expectMistakes("[a(«nobody»)]", "unknown-value")
    expectMistakes("[«gap»]", "unknown-view")
  }

  @Test func viewIsNotADistance() {
    expectMistakes("[a]-«nobody»-[b]", "unknown-metric")
    expectMistakes("[a]-(>=«b»)-[c]", "view-instead-of-metric")
  }

  @Test func nonFiniteMetricIsAMistake() {
    expectMistakes("[a(«nothing»)]", "non-finite-metric")
  }

  @Test func missingSuperviewIsAMistake() {
    expectMistakes("«|»[lone]", "missing-superview")
    expectMistakes("[lone]«|»", "missing-superview")
    expectMistakes("«|»[lone]«|»", "missing-superview", "missing-superview")
    expectMistakes("[lone]-[a]|")
  }

  @Test func optionsDoNotAlignAlongTheAxis() {
    expectMistakes("«[a]-[b]»", "parallel-alignment", options: .alignAllLeading)
    expectMistakes("«[a]-[b]»", "parallel-alignment", options: .alignAllCenterX)
    expectMistakes("«V:[a]-[b]»", "parallel-alignment", options: .alignAllTop)
    expectMistakes("«V:[a][b]»", "parallel-alignment", options: .alignAllFirstBaseline)
    expectMistakes("V:[a]", options: .alignAllLeft)
  }

  // MARK: All of them

  @Test func everyMistakeOfATextIsFound() {
    expectMistakes(
      "V«»|-[«imagView»(«=»5@«2000»)]-«-»[«2nd»]-(«gp»)-[a(b«]»«x»[«c.d»]",
      "missing-colon", "unknown-view", "unknown-relation", "priority-out-of-range",
      "expected-distance", "invalid-view-name", "unknown-metric", "unclosed-view",
      "unexpected-text", "dotted-name")
  }

  @Test func tokensOfTheExtendedFormatAreNamedInANote() {
    let parsed = FormatStatement.parse("[a(50%)]-[b(a*2)]~[c]")
    #expect(
      parsed.diagnostics.map(\.notes) == [
        ["percentages belong to the extended format"],
        ["arithmetic belongs to the extended format"],
        ["equal gaps belong to the extended format"],
      ])
  }

  // MARK: Fix-its

  @Test(arguments: [
    ("V|[a]", "V:|[a]"), ("h:[a]", "H:[a]"), ("[a(=5)]", "[a(==5)]"), ("[a(=>5)]", "[a(>=5)]"),
    ("[a(<5)]", "[a(<=5)]"), ("[a]--5-[b]", "[a]-(-5)-[b]"), ("[a]-5[b]", "[a]-5-[b]"),
    ("[a-[b]", "[a]-[b]"), ("[a(b]", "[a(b)]"), ("[a]-(5-[b]", "[a]-(5)-[b]"),
    ("[imgeView]", "[imageView]"), ("[Title]", "[title]"), ("[a]-gpa-[b]", "[a]-gap-[b]"),
  ])
  func fixItMendsTheMistake(broken: String, mended: String) throws {
    let diagnostics = FormatStatement.parse(broken).resolved(in: someNames).diagnostics
    let fixIt = try #require(diagnostics.first?.fixIt)
    #expect(diagnostics.count == 1)
    let bytes = Array(broken.utf8)
    let result =
      bytes[..<fixIt.range.lowerBound] + Array(fixIt.replacement.utf8)
      + bytes[fixIt.range.upperBound...]
    #expect(String(decoding: result, as: UTF8.self) == mended)
    #expect(FormatStatement.parse(mended).resolved(in: someNames).diagnostics.isEmpty)
  }

  @Test func renderedDiagnosticHasPositionMessageLineAndCaret() throws {
    let parsed = FormatStatement.parse("H:|-[imagView]-|")
    let diagnostic = try #require(parsed.resolved(in: someNames).diagnostics.first)
    #expect(
      text(of: diagnostic, in: parsed.source) == """
        1:6: error: `imagView` is not among the views; did you mean `imageView`? [unknown-view]
            1 | H:|-[imagView]-|
              |      ^~~~~~~~
          fix: write `imageView` instead of `imagView`
        """)
  }

  @Test func renderedDiagnosticShowsOnlyTheLineOfTheMistake() throws {
    let parsed = ExtendedFormat.parse("[a]\nV:[a(é)]-[b]\n[c]")
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(
      text(of: diagnostic, in: parsed.source) == """
        2:6: error: expected a number or a name, found `é` [expected-value]
            2 | V:[a(é)]-[b]
              |      ^
        """)
  }
}
