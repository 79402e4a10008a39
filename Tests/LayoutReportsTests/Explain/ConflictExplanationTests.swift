// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutReports
import Testing

/// Explanations of messages: core, arithmetic, cause, fixes.
struct ConflictExplanationTests {
  private func explain(_ lines: String..., breaking broken: Int? = nil) throws
    -> ConflictExplanation
  {
    let list = lines.enumerated().map { number, line in
      line.hasPrefix("<") ? line : "<NSLayoutConstraint:0x\(number + 1) \(line)>"
    }
    var text =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + list.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
    if let broken {
      text += "\nWill attempt to recover by breaking constraint \n\(list[broken])\n"
    }
    return ConflictExplanation(try #require(ConflictLogReader(text).logs.first))
  }

  private let row = [
    "V:|-(16)-[UILabel:0xa'Title']   (active, names: '|':UITableViewCellContentView:0xc )",
    "UILabel:0xa'Title'.height == 330   (active)",
    "UILabel:0xa'Title'.bottom == UITableViewCellContentView:0xc.bottom - 16   (active)",
    "UILabel:0xa'Title'.width == 30   (active)",
    """
    'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xc.height == 44   (active)
    """,
  ]

  @Test func heightsInARowAreAddedUp() throws {
    let explanation = try explain(row[0], row[1], row[2], row[3], row[4], breaking: 1)
    #expect(explanation.core == [0, 1, 2, 4])
    #expect(explanation.broken == 1)
    #expect(explanation.cause == .rowHeight)
    let arithmetic = try #require(explanation.arithmetic)
    #expect(arithmetic.terms.map(\.value) == [16, 330, 16])
    #expect(arithmetic.sum == 362 && arithmetic.available == 44 && arithmetic.excess == 318)
    #expect(
      explanation.sentence
        == "The cell content view is 44 points high, but the other constraints require "
        + "16 + 330 + 16 = 362: 318 points too many.")
    #expect(explanation.resultingConstant == 12)
  }

  /// Source: controllers' views also get `UIView-Encapsulated-Layout-Height`. In published messages
  /// they are as high as a screen (667, 926, 375 in landscape), and rows are not.
  @Test func viewsAsHighAsTheScreenAreNotRows() throws {
    let edge = "V:|-(600)-[UILabel:0xa]   (active, names: '|':UIView:0xc )"
    let size = "UILabel:0xa.height == 200   (active)"
    let end = "V:[UILabel:0xa]-(0)-|   (active, names: '|':UIView:0xc )"
    func imposed(_ view: String, _ height: String) -> String {
      "'UIView-Encapsulated-Layout-Height' \(view).height == \(height)   (active)"
    }
    let screen = try explain(edge, size, end, imposed("UIView:0xc", "667"), breaking: 1)
    #expect(screen.cause == .fixedHeight)
    #expect(screen.fixes.first?.endsConflict == true)
    let content = try explain(edge, size, end, imposed("UIView:0xc", "60"), breaking: 1)
    #expect(content.cause == .rowHeight)
    let cell = [edge, end].map { $0.replacing("UIView", with: "UITableViewCellContentView") }
    let row = try explain(
      cell[0], size, cell[1], imposed("UITableViewCellContentView:0xc", "667"), breaking: 1)
    #expect(row.cause == .rowHeight)
  }

  /// Source: SwiftUI's hosting views contain views of the app, whatever their class names begin
  /// with. They are measured with size zero before they are shown.
  @Test(arguments: [
    "_UIHostingView<ModifiedContent<AnyView, RootModifier>>", "App.UIHostingContentView",
    "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__",
  ])
  func hostingViewsBelongToTheApp(host: String) throws {
    let explanation = try explain(
      "'UIView-Encapsulated-Layout-Height' \(host):0xc.height == 0   (active)",
      "UILabel:0xa.top == \(host):0xc.top + 12   (active)",
      "UILabel:0xa.bottom == \(host):0xc.bottom - 12   (active)", breaking: 2)
    #expect(explanation.cause == .zeroSize)
    #expect(explanation.fixes.first?.code != nil)
  }

  /// Source: the keyboard's guide moves like the safe area.
  @Test func theKeyboardsGuideIsALayoutGuide() throws {
    let guide = "UIKeyboardLayoutGuide:0xb'UIViewKeyboardLayoutGuide'"
    let explanation = try explain(
      "UITextField:0xa.bottom == \(guide).top - 8   (active)",
      "UITextField:0xa.bottom == UIView:0xc.bottom - 40   (active)",
      "'UIViewKeyboardLayoutGuide-bottom' \(guide).bottom == UIView:0xc.bottom   (active)",
      "\(guide).height == 336   (active)", breaking: 1)
    #expect(explanation.cause == .layoutGuide)
    #expect(explanation.sentence.hasPrefix("The keyboard is 336 points high"))
  }

  @Test func inequalitiesAreDescribedAsBounds() throws {
    let explanation = try explain(
      "UIView:0xa.width <= 300   (active)", "UIView:0xa.width >= 320   (active)", breaking: 1)
    #expect(
      explanation.sentence
        == "The width of UIView is set to at most 300 and to at least 320: they differ by 20.")
  }

  /// Source: published messages whose outermost line is the height of an autoresizing mask (34,
  /// 100, 416, 896) beside a chain of heights. They contain no widths.
  @Test func framesFixHeightsAsTheyFixWidths() throws {
    func outer(_ side: String) -> String {
      "<NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=--& UIView:0xc.\(side) == 100   (active)>"
    }
    let high = try explain(
      "V:|-(45)-[UILabel:0xa]   (active, names: '|':UIView:0xc )",
      "UILabel:0xa.height == 60   (active)",
      "V:[UILabel:0xa]-(0)-|   (active, names: '|':UIView:0xc )", outer("height"), breaking: 1)
    #expect(high.cause == .fixedHeight)
    let wide = try explain(
      "H:|-(45)-[UILabel:0xa]   (active, names: '|':UIView:0xc )",
      "UILabel:0xa.width == 60   (active)",
      "H:[UILabel:0xa]-(0)-|   (active, names: '|':UIView:0xc )", outer("width"), breaking: 1)
    #expect(wide.cause == .fixedWidth)
  }

  @Test func theRecommendedFixResolvesTheConflict() throws {
    let explanation = try explain(row[0], row[1], row[2], row[3], row[4], breaking: 1)
    let fix = try #require(explanation.fixes.first)
    #expect(fix.endsConflict)
    #expect(fix.entry == 2)
    #expect(
      fix.code == """
        let labelBottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, \
        constant: -16)
        labelBottom.priority = UILayoutPriority(999)
        labelBottom.isActive = true
        """)
    let label = try #require(fix.frames.first { explanation.names[$0.item].contains("Title") })
    #expect(label.frame.y == 16 && label.frame.height == 330 && label.isHeightKnown)
  }

  /// Source: in published messages, UIKit breaks the deepest and latest constraint of a container.
  @Test func brokenConstraintIsPredicted() throws {
    let explanation = try explain(
      "UIView:0xa.width == 120   (active)", "UIView:0xa.width == 80   (active)")
    #expect(explanation.broken == 0)
    #expect(explanation.predicted == 0)
    #expect(explanation.cause == .attributeSetTwice)
    #expect(explanation.sentence.contains("80 and to 120"))
  }

  @Test func sizesBelowZeroNeedNoSecondLine() throws {
    let explanation = try explain("UILabel:0xa.width == - 7   (active)", breaking: 0)
    #expect(explanation.core == [0])
    #expect(explanation.cause == .negativeSize)
    #expect(explanation.arithmetic?.excess == 7)
  }

  @Test func marginsThatAreNotPrintedAreGuessed() throws {
    let explanation = try explain(
      "UILabel:0xa.leading == UIView:0xb.leadingMargin   (active)",
      "UIView:0xb.trailingMargin == UILabel:0xa.trailing   (active)",
      "'fittingSizeHTarget' UIView:0xb.width == 0   (active)", breaking: 1)
    #expect(explanation.core == [0, 1, 2])
    #expect(explanation.arithmetic?.sum == 16)
    #expect(explanation.cause == .zeroSize)
  }

  @Test func unwantedMasksAreTurnedOff() throws {
    let explanation = try explain(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0xa.width == 50   (active)>",
      "UILabel:0xa.width == 80   (active)", breaking: 1)
    #expect(explanation.cause == .autoresizingMask)
    #expect(
      explanation.fixes.first?.code == "label.translatesAutoresizingMaskIntoConstraints = false")
    #expect(explanation.fixes.first?.endsConflict == true)
  }

  @Test func fixesUseTheStyleOfTheLibrary() throws {
    let snap = try explain(
      "<SnapKit.LayoutConstraint:0x1@Row.swift#61 UIView:0xa.height == 60.0>",
      "<SnapKit.LayoutConstraint:0x2@Row.swift#62 UIView:0xa.height == 50.0>", breaking: 0)
    #expect(
      snap.fixes.contains { $0.code == "make.height.equalTo(60).priority(999)  // Row.swift:61" })
    let masonry = try explain(
      "<MASLayoutConstraint:0x1 UIView:0xa.left == UIView:0xb.left + 8>",
      "<MASLayoutConstraint:0x2 UIView:0xa.left == UIView:0xb.left + 9>", breaking: 1)
    #expect(
      masonry.fixes.contains {
        $0.code.hasPrefix("make.left.mas_equalTo(view2).offset(9).priority")
      })
  }

  @Test func unreadableLinesAreKept() throws {
    let explanation = try explain(
      "UIView:0xa.width == 120   (active)", "(null) ((null), (null))",
      "UIView:0xa.width == 80   (active)", breaking: 2)
    #expect(explanation.log.entries.count == 3)
    #expect(explanation.core == [0, 2])
    #expect(explanation.broken == 2)
    var json: [UInt8] = []
    ExplanationJSON(explanation).append(RawMessage(line: 1), to: &json)
    #expect(
      String(decoding: json, as: UTF8.self).contains("\"understood\": false, \"inCore\": false"))
  }

  @Test func repetitionsAreCounted() {
    var stream = ConflictStream()
    var explanations = ExplanationStream()
    for number in 1...3 {
      stream.read(
        Array(
          """
          Unable to simultaneously satisfy constraints.
          (
              "<NSLayoutConstraint:0x\(number)1 UIView:0x\(number)a.width == 120   (active)>",
              "<NSLayoutConstraint:0x\(number)2 UIView:0x\(number)a.width == 80   (active)>"
          )
          Will attempt to recover by breaking constraint 
          <NSLayoutConstraint:0x\(number)1 UIView:0x\(number)a.width == 120   (active)>

          """.utf8)
      ) { _ = explanations.explain($0) }
    }
    #expect(explanations.messages == 3)
    #expect(explanations.repeated.map(\.count) == [3])
    #expect(explanations.repeated.first?.firstLine == 1)
  }
}
