// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// The constraints of a format and their order. The item further along the axis is the first item,
/// so that distances are positive. In UIKit's logs a distance to the end reads `H:[UIView]-(8)-|`.
/// UIKit prints this only for constraints whose first item is the superview.
@Suite struct FormatResolverTests {
  @Test func flushViewsShareEdges() {
    expect(
      "|[a][b]|",
      means: "a.leading == |.leading", "b.leading == a.trailing", "|.trailing == b.trailing")
    expect("V:|[a]|", means: "a.top == |.top", "|.bottom == a.bottom")
  }

  @Test func standardDistanceIsTheMarginAtTheSuperviewAndSymbolicBetweenViews() {
    expect(
      "|-[a]-[b]-|",
      means: "a.leading == |.leadingMargin", "b.leading == a.trailing + standard",
      "|.trailingMargin == b.trailing")
    expect(
      "V:|-[a]-[b]-|",
      means: "a.top == |.topMargin", "b.top == a.bottom + standard", "|.bottomMargin == b.bottom")
  }

  @Test func distancesAreConstants() {
    expect("|-0-[a]-0-|", means: "a.leading == |.leading", "|.trailing == a.trailing")
    expect(
      "|-20-[a]-(-8)-[b]-gap-|",
      means: "a.leading == |.leading + 20", "b.leading == a.trailing - 8",
      "|.trailing == b.trailing + 12")
    expect("[a]-(8)-[b]", means: "b.leading == a.trailing + 8")
  }

  @Test func everyPredicateIsAConstraint() {
    expect(
      "[a]-(>=8,<=20@500)-[b(>=70,<=100)]",
      means: "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @500", "b.width >= 70",
      "b.width <= 100")
  }

  @Test func sizesAreConstantsMetricsOrOtherViews() {
    expect("[a(100)]", means: "a.width == 100")
    expect("V:[a(>=side@high750)]", means: "a.height >= 44 @750")
    expect("[a(==b)]", means: "a.width == b.width")
    expect("V:[a(b@20)]", means: "a.height == b.height @20")
  }

  // A negative size is not a mistake in the format. The constraint only cannot be satisfied.
  @Test func negativeSizeIsRead() {
    expect("[a(-10)]", means: "a.width == -10")
  }

  // WinObjC's tests of NSLayoutConstraint expect this order for a format of this form.
  @Test func constraintsComeInTheOrderOfTheText() {
    expect(
      "|-(>=10@high750)-[a(b@1000)][b(side)]|",
      means: "a.leading >= |.leading + 10 @750", "a.width == b.width", "b.leading == a.trailing",
      "b.width == 44", "|.trailing == b.trailing")
  }

  @Test func metricsComeBeforeViews() {
    let names = FormatNames(views: ["a", "b"], metrics: ["b": 7])
    let resolved = FormatStatement.parse("[a(b)]").resolved(in: names)
    #expect(resolved.constraints.map(\.description) == ["a.width == 7"])
  }

  @Test func eachEndMeansTheSuperviewOfTheViewBesideIt() {
    let constraints = FormatStatement.parse("|[a][b]|").resolved(in: someNames).constraints
    #expect(constraints[0].second == .superview(of: "a"))
    #expect(constraints[2].first == .superview(of: "b"))
  }

  @Test func constraintsHaveTheirPositionInTheText() {
    let resolved = FormatStatement.parse("| - [a (5)]- (>=8) -|").resolved(in: someNames)
    let texts = resolved.constraints.map { resolved.source.text(in: $0.position.range) }
    #expect(texts == ["-", "5", ">=8"])
  }

  @Test func validPartsAreResolvedDespiteMistakes() {
    let resolved = FormatStatement.parse("|-[a]-[nobody(5)]-[b(=side)]-|").resolved(in: someNames)
    #expect(resolved.diagnostics.count == 2)
    #expect(
      resolved.constraints.map(\.description) == [
        "a.leading == |.leadingMargin", "b.width == 44", "|.trailingMargin == b.trailing",
      ])
  }

  @Test func treeMadeByHandNeedsNoPositions() {
    let tree = FormatStatement(
      orientation: .vertical, start: FormatEnd(link: FormatLink(.standard)),
      views: [
        FormatView(
          FormatName("a"),
          predicates: [FormatPredicate(value: FormatExpression(FormatOperand(.number(20))))])
      ])
    #expect(tree.description == "V:|-[a(20)]")
    #expect(FormatStatement.parse(tree.description).statement == tree)
  }
}
