// SPDX-License-Identifier: MIT

import LayoutReports
import Testing

/// Messages whose constraints the app did not write itself.
struct WhoseConstraintsTests {
  private func explain(_ text: String) throws -> ConflictExplanation {
    ConflictExplanation(try #require(ConflictLogReader(text).logs.first))
  }

  private func message(_ lines: [String], breaking broken: Int?) -> String {
    let list = lines.enumerated().map { "<NSLayoutConstraint:0x\($0 + 1) \($1)   (active)>" }
    let end = broken.map {
      "\nWill attempt to recover by breaking constraint \n\(list[$0])\n"
    }
    return "Unable to simultaneously satisfy constraints.\n(\n"
      + list.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n" + (end ?? "")
  }

  /// Source: a stack view makes these rows itself, and makes them again when they are removed.
  @Test func aStackViewsOwnRowsAreNeverRemoved() throws {
    let explanation = try explain(
      message(
        [
          "'UISV-canvas-connection' UIStackView:0xa.leading == UILabel:0xb.leading",
          "'UISV-canvas-connection' UIStackView:0xa.trailing == UILabel:0xb.trailing",
          "'UISV-fill-proportionally' UILabel:0xb.width == 40",
          "'UISV-fill-equally' UIStackView:0xa.width == 60",
        ], breaking: 2))
    #expect(explanation.cause == .stackViewOwn)
    #expect(explanation.fixes.allSatisfy { !$0.text.hasPrefix("Remove") })
    #expect(explanation.fixes.first?.code == "stackView.distribution = .fill")
  }

  /// Source: AppKit's names, such as `NSView-Encapsulated-Layout-Width` for a table column.
  @Test func aColumnOfAppKitIsNamed() throws {
    let explanation = try explain(
      message(
        [
          "H:|-(10)-[NSTextField:0xb]   (active, names: '|':Desk.NameCell:0xa )",
          "H:[NSTextField:0xb]-(10)-|   (active, names: '|':Desk.NameCell:0xa )",
          "NSTextField:0xb.width == 80",
          "'NSView-Encapsulated-Layout-Width' Desk.NameCell:0xa.width == 44",
        ].map { $0 }, breaking: 2))
    #expect(explanation.cause == .columnWidth)
    #expect(explanation.log.framework == "AppKit")
    #expect(explanation.fixes.first?.code == "tableColumn.minWidth = 100")
    let text = ExplanationText().text(explanation, source: "a.log")
    #expect(text.contains("What AppKit does") && !text.contains("UIKit"))
  }

  @Test func aClipViewKeepsItsMask() throws {
    let explanation = try explain(
      """
      Unable to simultaneously satisfy constraints:
      (
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- H:|-(0)-[NSClipView:0xa]   (active, names: '|':NSScrollView:0xb )>",
          "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- H:[NSClipView:0xa]-(16)-|   (active, names: '|':NSScrollView:0xb )>",
          "<NSLayoutConstraint:0x3 H:|-(0)-[Desk.Page:0xc]   (active, names: '|':NSClipView:0xa )>",
          "<NSLayoutConstraint:0x4 H:[Desk.Page:0xc]-(0)-|   (active, names: '|':NSClipView:0xa )>",
          "<NSLayoutConstraint:0x5 NSScrollView:0xb.width == Desk.Page:0xc.width   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x4 H:[Desk.Page:0xc]-(0)-|   (active, names: '|':NSClipView:0xa )>
      """)
    #expect(explanation.cause == .clipView)
    #expect(explanation.fixes.allSatisfy { !$0.code.contains("translatesAutoresizing") })
  }

  /// Source: SwiftUI imposes the size of a represented view with the identifier of rows.
  @Test func aSizeFromSwiftUIIsNoRow() throws {
    let hosted = try explain(
      message(
        [
          "Desk.Gauge:0xa.height == 80",
          "'UIView-Encapsulated-Layout-Height' Desk.Gauge:0xa.height == 641.5",
        ], breaking: 0))
    #expect(hosted.cause == .hostedSize)
    let row = try explain(
      message(
        [
          "Desk.GaugeCell:0xa.height == 80",
          "'UIView-Encapsulated-Layout-Height' Desk.GaugeCell:0xa.height == 44",
        ], breaking: 0))
    #expect(row.cause == .rowHeight)
  }

  @Test func privateViewsAloneNeedNoChange() throws {
    let explanation = try explain(
      message(
        [
          "UIButtonLabel:0xa.centerY == _UIModernBarButton:0xb.centerY + 1.5",
          "_UIModernBarButton:0xb.centerY == _UIButtonBarButton:0xc.centerY",
          "UIButtonLabel:0xa.centerY == _UIButtonBarButton:0xc.centerY",
        ], breaking: 0))
    #expect(explanation.cause == .systemViews)
    #expect(explanation.fixes.map(\.text).first?.hasPrefix("Nothing to change") == true)
  }

  @Test func aCutListWhoseRowsAgreeIsIncomplete() throws {
    let explanation = try explain(
      message(
        [
          "Desk.Rail:0xa.width == 0",
          "H:|-(0)-[Desk.Strip:0xb]   (active, names: '|':Desk.Rail:0xa )",
          "H:[Desk.Strip:0xb]-(0)-|   (active, names: '|':Desk.Rail:0xa )",
        ], breaking: nil))
    #expect(explanation.cause == .incomplete)
    #expect(explanation.core.isEmpty)
    #expect(explanation.fixes.map(\.text).first?.hasPrefix("Change nothing yet") == true)
  }

  @Test func aPrintoutIsNoConflict() throws {
    let explanation = try explain(
      """
      (lldb) po view.constraintsAffectingLayout(for: .vertical)
      ▿ 2 elements
        - 0 : <NSLayoutConstraint:0x1 Desk.Rail:0xa.height == 24 priority:500   (active)>
        - 1 : <NSLayoutConstraint:0x2 V:|-(8)-[Desk.Rail:0xa]   (active, names: '|':UIView:0xb )>
      """)
    #expect(explanation.cause == .printout)
    #expect(explanation.fixes.isEmpty)
    #expect(explanation.sentence.contains("not a conflict"))
  }

  /// Source: the Swift project's public description of its mangling.
  @Test(arguments: [
    ("_TtC4Shop6Basket", "Basket"), ("_TtCC4Shop6Basket5Price", "Basket.Price"),
    ("_TtC4ShopP33_0123456789ABCDEF0123456789ABCDEF5Total", "Total"),
    ("_TtGC4Shop4ListSiSS_", "List<Int, String>"),
    ("_TtGC4Shop4ListGSaVS_3Row__", "List<Array<Row>>"),
    ("Shop.Basket.Price", "Basket.Price"),
    ("Shop.List<Shop.Row>", "List<Row>"), ("Shop.(unknown context at $10a).Row", "Row"),
    ("UILabel", "UILabel"), ("_TtC4Shop99Basket", "_TtC4Shop99Basket"),
    ("_TtGC7SwiftUI14_UIHostingViewV4Shop4Page_", "hosting view of Page"),
    ("_TtGC7SwiftUI21UIKitPlatformViewHostGVS_7AdaptorV4Shop4Plot__", "hosting view of Plot"),
    ("SwiftUI._UIHostingView<Shop.Page>", "hosting view of Page"),
  ])
  func namesOfSwiftAreRead(className: String, name: String) throws {
    let explanation = try explain(
      message(["\(className):0xa.width == 1", "\(className):0xa.width == 2"], breaking: 0))
    #expect(explanation.names[0] == name)
  }
}
