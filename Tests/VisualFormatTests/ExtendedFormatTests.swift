// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// The features that only the extended format has.
@Suite struct ExtendedFormatTests {
  // MARK: Text

  @Test func lineBreaksAndSemicolonsSeparateStatements() {
    let parsed = ExtendedFormat.parse("H:|[a]|; V:|[a] // pinned; to the top\n\n  ;\nV:[b]|")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.format.statements.map(\.description) == ["H:|[a]|", "V:|[a]", "V:[b]|"])
    #expect(parsed.format.description == "H:|[a]|\nV:|[a]\nV:[b]|")
  }

  @Test func lineThatBeginsWithALinkContinuesTheStatement() {
    let parsed = ExtendedFormat.parse(
      """
      H:|-[a]    // the picture
         -[b]

         ~[c]-|
      V:[a];
      [b]
      """)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.format.statements.map(\.description) == ["H:|-[a]-[b]~[c]-|", "V:[a]", "[b]"])
    #expect(ExtendedFormat.parse("[a];\n-[b]").diagnostics.map(\.problem.id) == ["expected-view"])
  }

  @Test func textWithoutAStatementIsEmpty() {
    #expect(ExtendedFormat.parse("").diagnostics.map(\.problem) == [.emptyFormat])
    #expect(ExtendedFormat.parse(" ;\n // nothing").diagnostics.map(\.problem) == [.emptyFormat])
  }

  @Test(arguments: [
    "|-[a]-[b]-|", "V:|-0-[a(>=8,<=20@500)]-(gap@high750)-[b(==a)]|", "[a][b]", "H:[a(side)]-8-|",
    " H : | - 5 - [ a ] ",
  ])
  func formatsOfUIKitMeanTheSame(format: String) {
    let plain = FormatStatement.parse(format).resolved(in: someNames)
    let extended = ExtendedFormat.parse(format).resolved(in: someNames)
    #expect(plain.diagnostics.isEmpty)
    #expect(extended.diagnostics.isEmpty)
    #expect(extended.constraints == plain.constraints)
    #expect(extended.spacers.isEmpty)
  }

  // MARK: Both axes

  @Test func statementOnBothAxesGivesHorizontalConstraintsFirst() {
    expect(
      extended: "HV:|-[a(8)]|",
      means: "a.leading == |.leadingMargin", "a.width == 8", "|.trailing == a.trailing",
      "a.top == |.topMargin", "a.height == 8", "|.bottom == a.bottom")
  }

  @Test func optionsApplyToStatementsOnTheOtherAxis() {
    expect(
      extended: "H:[a][b]; V:[c][d]", options: [.alignAllTop, .alignAllLeading],
      means: "b.leading == a.trailing", "b.top == a.top", "d.top == c.bottom",
      "d.leading == c.leading")
  }

  @Test func statementNamesItsAlignments() {
    expect(
      extended: "H.centerY.top:[a]-[b]",
      means: "b.leading == a.trailing + standard", "b.centerY == a.centerY", "b.top == a.top")
    expect(
      extended: "HV.leading.top:[a][b]",
      means: "b.leading == a.trailing", "b.top == a.top", "b.top == a.bottom",
      "b.leading == a.leading")
    expectExtendedMistakes("«H.leading:[a][b]»", "parallel-attribute")
    expectExtendedMistakes("«V.width:[a][b]»", "parallel-attribute")
    expectExtendedMistakes("H.«centreY»:[a][b]", "unknown-attribute")
    expectExtendedMistakes("H.top«»[a][b]", "missing-colon")
  }

  // MARK: Arithmetic

  @Test func sizesAreLinearInOneView() {
    expect(extended: "[a(==b*2+8)]", means: "a.width == 2 * b.width + 8")
    expect(extended: "[a(>=b/4-gap@high)]", means: "a.width >= 0.25 * b.width - 12 @750")
    expect(extended: "[a(2*b+b)]", means: "a.width == 3 * b.width")
    expect(extended: "[a(100-b)]", means: "a.width == -1 * b.width + 100")
    expect(extended: "[a(-b*-2)]", means: "a.width == 2 * b.width")
    expect(extended: "[a(gap*2+side/4)]", means: "a.width == 35")
    expect(extended: "[a(b*0+5)]", means: "a.width == 5")
    expect(extended: "[a]-(gap/2)-[b]", means: "b.leading == a.trailing + 6")
    expectExtendedMistakes("[a(b*«c»)]", "nonlinear-expression")
    expectExtendedMistakes("[a(1/«b»)]", "nonlinear-expression")
    expectExtendedMistakes("[a(«b+c»)]", "nonlinear-expression")
    expectExtendedMistakes("[a(«5/0»)]", "non-finite-value")
    expectExtendedMistakes("[a(«1e308*10»)]", "non-finite-value")
    expectExtendedMistakes("[a(b*«)»]", "expected-value")
    expectExtendedMistakes("[a(«nobody»*2-«noone»)]", "unknown-value", "unknown-value")
  }

  @Test func attributesExpressAspectRatiosAndPositions() {
    expect(extended: "[a(a.height*16/9)]", means: "a.width == 1.7777777777777777 * a.height")
    expect(extended: "V:[a(b.width)]", means: "a.height == b.width")
    expect(extended: "[a(.height==44)]", means: "a.height == 44")
    expect(extended: "[a(.centerY==b)]", means: "a.centerY == b.centerY")
    expect(extended: "[a(.top>=b.bottom+8@low)]", means: "a.top >= b.bottom + 8 @250")
    expect(extended: "[a(.firstBaseline==b)]", means: "a.firstBaseline == b.firstBaseline")
    expect(
      extended: "[a(.leading==|.leadingMargin,.centerX==|.trailing*0.25)]",
      means: "a.leading == |.leadingMargin", "a.centerX == 0.25 * |.trailing")
    expect(extended: "[a(.centerX==|)]", means: "a.centerX == |.centerX")
    expect(extended: "[a(|-20)]", means: "a.width == |.width - 20")
    expectExtendedMistakes("[a(.«topp»==b)]", "unknown-attribute")
    expectExtendedMistakes("[a(.top«»|.top)]", "missing-relation")
    expectExtendedMistakes("[a(«.top==5»)]", "position-without-reference")
    expectExtendedMistakes("[a(«.leading==b.left»)]", "incompatible-attributes")
    expectExtendedMistakes("[a(«.top==b.leading»)]", "incompatible-attributes")
    expectExtendedMistakes("[a(«b.top»)]", "incompatible-attributes")
    expectExtendedMistakes("[a(«nobody».width)]", "unknown-view")
  }

  @Test(arguments: ["required", "high", "low"])
  func prioritiesHaveNames(name: String) {
    let priority: [String: Float] = ["required": 1000, "high": 750, "low": 250]
    let constraints = ExtendedFormat.parse("[a(5@\(name))]").resolved(in: someNames).constraints
    #expect(constraints.map(\.priority) == [priority[name]])
  }

  @Test func metricComesBeforeTheNameOfAPriority() {
    let names = FormatNames(views: ["a"], metrics: ["high": 999])
    let constraints = ExtendedFormat.parse("[a(5@high)]").resolved(in: names).constraints
    #expect(constraints.map(\.priority) == [999])
  }

  // MARK: Percentages

  @Test func percentagesAreSharesOfTheContainer() {
    expect(extended: "[a(50%)]", means: "a.width == 0.5 * |.width")
    expect(extended: "V:[a(>=25%-8@high)]", means: "a.height >= 0.25 * |.height - 8 @750")
    expect(extended: "[a(.height==50%)]", means: "a.height == 0.5 * |.height")
    expect(
      extended: "safeArea|[a(50%)]",
      means: "a.leading == safeArea.leading", "a.width == 0.5 * safeArea.width")
    expectExtendedMistakes("[lone(«50%»)]", "missing-container")
    expectExtendedMistakes("[a(«.centerX==25%»)]", "incompatible-attributes")
  }

  @Test func distanceThatDependsOnASizeIsASpacer() {
    let resolved = expect(
      extended: "|-10%-[a]",
      means: "~0.top == |.top", "~0.height == 0", "~0.width == 0.1 * |.width",
      "~0.leading == |.leading", "a.leading == ~0.trailing")
    #expect(resolved.spacers == [FormatSpacer(owner: .superview(of: "a"))])
    expect(
      extended: "V:[a]-(>=b/2+8@high)-[c]",
      means: "~0.leading == |.leading", "~0.width == 0", "~0.height == 0.5 * b.height",
      "~0.top == a.bottom", "c.top >= ~0.bottom + 8 @750")
    expect(extended: "[a]-(b*0+5)-[c]", means: "c.leading == a.trailing + 5")
    expectExtendedMistakes("[a]-(«b.top»)-[c]", "incompatible-attributes")
    expectExtendedMistakes("[a]-(«.top==b»)-[c]", "incompatible-attributes")
    expectExtendedMistakes("[lone]-«10%»-[c]", "missing-container")
  }

  // A spacer cannot have a negative size. A negative distance therefore overlaps the preceding
  // view.
  @Test func negativeShareOverlapsThePrecedingView() {
    expect(
      extended: "[a]-(-10%)-[b]",
      means: "~0.top == |.top", "~0.height == 0", "~0.width == 0.1 * |.width",
      "~0.trailing == a.trailing", "b.leading == ~0.leading")
  }

  @Test func rightToLeftDistanceExtendsInTheOtherDirection() {
    expect(
      extended: "|-10%-[a]", options: .directionRightToLeft,
      means: "~0.top == |.top", "~0.height == 0", "~0.width == 0.1 * |.width",
      "~0.left == a.right", "|.right == ~0.right")
  }

  // MARK: Equal gaps

  @Test func oneViewBetweenEqualGapsIsCentred() {
    let resolved = expect(
      extended: "HV:|~[a(8)]~|",
      means: "a.centerX == |.centerX", "a.width == 8", "a.centerY == |.centerY", "a.height == 8")
    #expect(resolved.spacers.isEmpty)
    expect(extended: "safeArea|~[a]~|safeArea", means: "a.centerX == safeArea.centerX")
    expectExtendedMistakes("«|»~[lone]~«|»", "missing-superview", "missing-superview")
  }

  @Test func equalGapsAreSpacersOfOneSize() {
    let resolved = expect(
      extended: "|[a]~[b]~(>=8)~[c]|",
      means: "a.leading == |.leading",
      "~0.top == |.top", "~0.height == 0", "~0.leading == a.trailing", "b.leading == ~0.trailing",
      "~1.top == |.top", "~1.height == 0", "~1.leading == b.trailing", "c.leading == ~1.trailing",
      "~1.width == ~0.width", "~1.width >= 8",
      "|.trailing == c.trailing")
    #expect(resolved.spacers.count == 2)
  }

  @Test func everyStatementHasGapsOfItsOwnSize() {
    let resolved = ExtendedFormat.parse("[a]~[b]; [c]~[d]").resolved(in: someNames)
    #expect(!resolved.constraints.contains { $0.description == "~1.width == ~0.width" })
    #expect(resolved.spacers.count == 2)
  }

  @Test func spacerOfANamedContainerBelongsToIt() {
    let resolved = ExtendedFormat.parse("safeArea|~[a]~[b]~|safeArea").resolved(in: someNames)
    #expect(resolved.diagnostics.isEmpty)
    #expect(resolved.spacers.map(\.owner) == Array(repeating: .view("safeArea"), count: 3))
  }

  // MARK: Containers

  @Test func namedContainerHasNoMargins() {
    expect(
      extended: "V:safeArea|-[a]-8-|safeArea",
      means: "a.top == safeArea.top + standard", "safeArea.bottom == a.bottom + 8")
    expectExtendedMistakes("«nobody»|[a]|«nobody»", "unknown-view", "unknown-view")
    expectExtendedMistakes("[a]-«|»b-[c]", "misplaced-superview")
  }

  // MARK: Lists

  @Test func listWritesTheStatementOnceForEachView() {
    expect(
      extended: "|-[a,b]-|",
      means: "a.leading == |.leadingMargin", "|.trailingMargin == a.trailing",
      "b.leading == |.leadingMargin", "|.trailingMargin == b.trailing")
  }

  @Test func listsInOneStatementExpandTogether() {
    expect(
      extended: "[a,b(5)]-[c,d]",
      means: "a.width == 5", "c.leading == a.trailing + standard", "b.width == 5",
      "d.leading == b.trailing + standard")
    expectExtendedMistakes("[a,b]-«[a,b,c]»", "unequal-lists")
  }

  @Test func constraintsSharedByAllLinesAreCreatedOnce() {
    expect(
      extended: "H.top:|[icon(24)]-[title,subtitle]",
      means: "icon.leading == |.leading", "icon.width == 24",
      "title.leading == icon.trailing + standard", "title.top == icon.top",
      "subtitle.leading == icon.trailing + standard", "subtitle.top == icon.top")
  }

  @Test func linesShareGapsWhereTheyShareViews() {
    let shared = ExtendedFormat.parse("|~[a]~[b,c]~|").resolved(in: someNames)
    let sizes = shared.constraints.map(\.description).filter { $0.contains("width") }
    #expect(sizes == (1...4).map { "~\($0).width == ~0.width" })

    let apart = ExtendedFormat.parse("|~[a,b]~[c,d]~|").resolved(in: someNames)
    #expect(
      apart.constraints.map(\.description).filter { $0.contains("width") } == [
        "~1.width == ~0.width", "~2.width == ~0.width", "~4.width == ~3.width",
        "~5.width == ~3.width",
      ])
  }

  @Test func rangesCountUp() {
    let names = FormatNames(
      views: ["cell1", "cell2", "cell9", "cell10", "cell11", "cell08", "cell09"])
    func equations(_ text: String) -> [String] {
      ExtendedFormat.parse(text).resolved(in: names).constraints.map(\.description)
    }
    #expect(equations("[cell1..2(5)]") == ["cell1.width == 5", "cell2.width == 5"])
    #expect(equations("[cell08..9(5)]") == ["cell08.width == 5", "cell09.width == 5"])
    #expect(
      equations("[cell1,cell9..11(5)]") == [
        "cell1.width == 5", "cell9.width == 5", "cell10.width == 5", "cell11.width == 5",
      ])
    expectExtendedMistakes("[«a2..1»]", "invalid-range")
    expectExtendedMistakes("[«a..5»]", "invalid-range")
    expectExtendedMistakes("[«a1..»]", "invalid-range")
    expectExtendedMistakes("[«a1..x»]", "invalid-range")
    expectExtendedMistakes("[«a1..1001»]", "invalid-range")
    expectExtendedMistakes("[«a1..99999999999999999999»]", "invalid-range")
  }

  @Test func shortTextCannotExpandToMillionsOfViews() {
    let names = FormatNames(views: Set((1...1000).map { "v\($0)" }))
    let text = Array(repeating: "[v1..1000]", count: 5000).joined(separator: "-")
    let resolved = ExtendedFormat.parse(text).resolved(in: names)
    #expect(resolved.diagnostics.map(\.problem) == [.tooManyViews])
    #expect(resolved.constraints.isEmpty)
  }
}
