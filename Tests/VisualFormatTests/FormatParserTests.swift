// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// The grammar of UIKit's formats, and the tree of each construct.
@Suite struct FormatParserTests {
  private func statement(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> FormatStatement {
    let parsed = FormatStatement.parse(text)
    #expect(parsed.diagnostics.isEmpty, sourceLocation: sourceLocation)
    return parsed.statement
  }

  private func view(_ name: String, _ predicates: FormatPredicate...) -> FormatView {
    FormatView(FormatName(name), predicates: predicates)
  }

  private func number(_ value: Double) -> FormatExpression {
    FormatExpression(FormatOperand(.number(value)))
  }

  private func name(_ name: String) -> FormatExpression {
    FormatExpression(FormatOperand(.name(name)))
  }

  @Test func orientationIsOptional() {
    #expect(statement("[a]").orientation == nil)
    #expect(statement("[a]").axes == [.horizontal])
    #expect(statement("H:[a]").orientation == .horizontal)
    #expect(statement("V:[a]").axes == [.vertical])
  }

  @Test func superviewIsAllowedAtBothEnds() {
    let tree = statement("|-[a][b]-8-|")
    #expect(tree.start == FormatEnd(link: FormatLink(.standard)))
    #expect(tree.end == FormatEnd(link: FormatLink(.distance(FormatOperand(.number(8))))))
    #expect(tree.views == [view("a"), view("b")])
    #expect(tree.links == [FormatLink(.flush)])
  }

  @Test func everyFormOfDistanceIsALink() {
    let tree = statement("[a][b]-[c]-8-[d]-gap-[e]-(8)-[f]-(>=8,<=gap@high)-[g]")
    #expect(
      tree.links.map(\.kind) == [
        .flush, .standard, .distance(FormatOperand(.number(8))),
        .distance(FormatOperand(.name("gap"))),
        .predicates([FormatPredicate(value: number(8))]),
        .predicates([
          FormatPredicate(relation: .greaterThanOrEqual, value: number(8)),
          FormatPredicate(
            relation: .lessThanOrEqual, value: name("gap"), priority: FormatOperand(.name("high"))),
        ]),
      ])
  }

  @Test func predicatesHaveARelationAValueAndAPriority() {
    let tree = statement("[a(100)][b(==a@20.5)][c(>=70,<=100@p)]")
    #expect(tree.views[0] == view("a", FormatPredicate(value: number(100))))
    #expect(
      tree.views[1]
        == view(
          "b",
          FormatPredicate(
            relation: .equal, value: name("a"), priority: FormatOperand(.number(20.5)))))
    #expect(tree.views[2].predicates.count == 2)
  }

  @Test func namesAreIdentifiersOfC() {
    #expect(statement("[_]").views[0].name.text == "_")
    #expect(statement("[a1_B2]").views[0].name.text == "a1_B2")
    #expect(statement("[H]").views[0].name.text == "H")
    #expect(statement("V:[V]").views[0].name.text == "V")
  }

  // Two formats as they were published: `"H : | -0- [imageView] -0-|"`, `"H: | [imageView] | "`.
  @Test func whitespaceIsIgnoredEverywhere() {
    #expect(statement("H : | -0- [imageView] -0-|") == statement("H:|-0-[imageView]-0-|"))
    #expect(statement("H: | [imageView] | ") == statement("H:|[imageView]|"))
    #expect(statement("\n[ a ( > = 1 0 @ 2 5 0 ) ]\t") == statement("[a(>=10@250)]"))
    #expect(statement("[my View]").views[0].name.text == "myView")
  }

  @Test func positionsCountInTheTextAsWritten() {
    let tree = statement(" H: | - [ a ( >= 5 ) ] ")
    #expect(tree.position.range == 1..<22)
    #expect(tree.start?.position.range == 4..<5)
    #expect(tree.start?.link.position.range == 6..<7)
    #expect(tree.views[0].position.range == 8..<22)
    #expect(tree.views[0].name.position.range == 10..<11)
    #expect(tree.views[0].predicates[0].position.range == 14..<18)
    #expect(tree.views[0].predicates[0].value.range == 17..<18)
  }

  @Test(arguments: [
    ("5", 5), ("5.", 5), (".5", 0.5), ("0.25", 0.25), ("1e2", 100), ("1E2", 100), ("1e-2", 0.01),
    ("1e+2", 100), ("0", 0), ("-0", 0), ("-10", -10), ("+10", 10), ("60.6666", 60.6666),
    ("9007199254740993", 9_007_199_254_740_992), ("12345678901234567890123", 1.2345678901234568e22),
    ("0.1e1", 1), ("123456789e-20", 123456789e-20), ("4.9e-324", .leastNonzeroMagnitude),
    ("1e-400", 0),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("00012", 12),
    ("0.000000000000000000000000000001", 1e-30),
  ])
  func numbersAreReadAsStrtodReadsThem(text: String, value: Double) {
    let predicate = statement("[a(\(text))]").views[0].predicates[0]
    #expect(predicate.value == number(value))
  }

  @Test func exponentNeedsDigits() {
    expectMistakes("[a(5«em»)]", "unclosed-view")
  }

  @Test func tooLargeNumberIsAMistakeAndNotInfinity() {
    expectMistakes("[a(«1e999»)]-«1e309»-[b]", "number-too-large", "number-too-large")
  }

  @Test func treesCompareByContentAndNotByPosition() {
    #expect(statement("[a]-[b]") == statement(" [a] - [b] "))
    #expect(statement("[a]-[b]") != statement("[a][b]"))
    #expect(Set([statement("[a]"), statement("[ a ]")]).count == 1)
  }

  @Test func viewNamesListsOnlyNamesThatMustBeViews() {
    let parsed = ExtendedFormat.parse("safe|-[a(x)]-(b.width)-[c1..2,a]-[d(.top==e.top)]-|safe")
    #expect(parsed.diagnostics.isEmpty)
    #expect(
      parsed.format.statements[0].viewNames.sorted() == ["a", "b", "c1", "c2", "d", "e", "safe"])
  }
}
