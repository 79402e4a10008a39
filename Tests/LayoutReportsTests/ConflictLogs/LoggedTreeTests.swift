// SPDX-License-Identifier: MIT

import LayoutReports
import Testing

/// The containment that follows from the forms of the lines.
struct LoggedTreeTests {
  /// The superviews of all items in a message with these lines, by address.
  private func parents(_ lines: String...) throws -> [UInt64: UInt64] {
    let constraints = try lines.enumerated().map { index, line in
      try LoggedConstraint(reading: "<NSLayoutConstraint:0x\(index + 1) \(line)>")
    }
    let tree = LoggedTree(ConflictLog(line: 1, entries: constraints.map(ConflictLog.Entry.init)))
    var result: [UInt64: UInt64] = [:]
    for (index, parent) in tree.parents.enumerated() {
      if let parent, let child = tree.items[index].address {
        result[child] = tree.items[parent].address
      }
    }
    return result
  }

  @Test func visualFormsNameTheSuperview() throws {
    let found = try parents(
      "V:|-(8)-[UIView:0xa]   (active, names: '|':UIView:0xb )",
      "V:[UIView:0xb]-(8)-|   (active, names: '|':UIView:0xc )",
      "V:[UIView:0xa]-(8)-[UIView:0xd]   (active)")
    #expect(found == [0xA: 0xB, 0xB: 0xC, 0xD: 0xB])
  }

  /// Source: messages of iOS 10 and later never print a distance between starts as an equation if
  /// the second item is the superview. The same holds for ends if the superview is first.
  @Test func equationsRuleOutTheSuperview() throws {
    let found = try parents(
      "UIView:0xa.top == UIView:0xb.top   (active)",
      "UIView:0xa.bottom == UIView:0xb.bottom   (active)")
    // Only the second line allows a superview, but the first line excludes it.
    #expect(found == [:])
    let ends = try parents("UIView:0xa.bottom == UIView:0xb.bottom - 8   (active)")
    #expect(ends == [0xA: 0xB])
  }

  /// Libraries print every constraint as an equation. Insets then show the container.
  @Test func insetsShowTheContainer() throws {
    let found = try parents(
      "UIView:0xb.bottom == UIView:0xa.bottom", "UIView:0xa.top == UIView:0xb.top + 30")
    #expect(found == [0xA: 0xB])
  }

  @Test func marginsAndGuidesBelongToTheContainer() throws {
    let found = try parents(
      "UILabel:0xa.leading == UIView:0xb.leadingMargin",
      "UIView:0xb.top == UILayoutGuide:0xe'UIViewSafeAreaLayoutGuide'.top   (active)",
      """
      V:|-(20)-[UILayoutGuide:0xe'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0xc )
      """)
    #expect(found == [0xA: 0xB, 0xB: 0xC, 0xE: 0xC])
  }

  @Test func equalLengthsOfGuidesShowNoContainer() throws {
    let found = try parents(
      "UIButton:0xa.height == UILayoutGuide:0xe'UIViewLayoutMarginsGuide'.height   (active)",
      "V:|-(20)-[UILayoutGuide:0xe'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0xb )",
      "V:|-(0)-[UIView:0xb]   (active, names: '|':UIView:0xc )")
    #expect(found == [0xA: 0xC, 0xB: 0xC, 0xE: 0xB])
  }

  @Test func stackViewsContainTheirArrangedViews() throws {
    let found = try parents(
      "'UISV-canvas-connection' UIStackView:0xf.top == UIView:0xa.top   (active)",
      "'UISV-spacing' V:[UIView:0xa]-(8)-[UILabel:0xb]   (active)",
      "'UISV-alignment' UIView:0xa.leading == UIButton:0xc.leading   (active)")
    #expect(found == [0xA: 0xF, 0xB: 0xF, 0xC: 0xF])
  }

  /// A superview that is ruled out for one sibling is ruled out for all.
  @Test func siblingsShareRuledOutSuperviews() throws {
    let found = try parents(
      "UIView:0xa.leading == UIView:0xc.leading   (active)",
      "UIView:0xb.trailing == UIView:0xc.trailing   (active)",
      "'UISV-spacing' H:[UIView:0xa]-(10)-[UIView:0xb]   (active)")
    #expect(found == [:])
  }

  @Test func otherMessagesOfTheRunAddEvidence() throws {
    func log(_ lines: String...) throws -> ConflictLog {
      ConflictLog(
        line: 1,
        entries: try lines.map {
          ConflictLog.Entry(
            try LoggedConstraint(reading: "<NSLayoutConstraint:0x1 \($0)   (active)>"))
        })
    }
    let first = try log("H:[UIView:0xa]-(0)-[UIView:0xb]", "UIView:0xb.height == UIView:0xc.height")
    let second = ConflictLogReader(
      """
      "<NSLayoutConstraint:0x2 H:|-(0)-[UIView:0xa]   (active, names: '|':UIView:0xc )>"
      """
    ).logs
    let tree = LoggedTree(first, among: second)
    let container = try #require(tree.index(of: LoggedItem(className: "UIView", address: 0xC)))
    #expect(tree.parents == [container, container, nil])
    #expect(tree.areSiblings(0, 1))
    #expect(tree.items.count == 3)
  }

  @Test func cellsContainTheOtherListedViews() throws {
    let found = try parents(
      "UITableViewCellContentView:0xb.bottom == UIView:0xa.bottom",
      "UIView:0xd.bottom == UIView:0xc.bottom",
      "'UIView-Encapsulated-Layout-Height' UIView:0xd.height == 44")
    #expect(found == [0xA: 0xB, 0xC: 0xD])
  }

  /// Libraries print distances between neighbours as equations.
  @Test func neighboursMayBeEquations() throws {
    let found = try parents(
      "UIView:0xa.left == UIView:0xb.right + 8", "UIView:0xa.left == UIView:0xc.left",
      "UIView:0xb.top == UIView:0xc.top + 4")
    #expect(found == [0xA: 0xC, 0xB: 0xC])
  }

  @Test func leavesContainNothing() throws {
    let found = try parents("UIView:0xa.width == UILabel:0xb.width   (active)")
    #expect(found == [0xB: 0xA])
  }

  @Test func noViewContainsItself() throws {
    let found = try parents(
      "V:|-(8)-[UIView:0xa]   (active, names: '|':UIView:0xb )",
      "V:|-(8)-[UIView:0xb]   (active, names: '|':UIView:0xa )",
      "UIView:0xa.width == UIView:0xa.height   (active)",
      "UIView:0xa.bottom == UIView:0xb.bottom - 3   (active)")
    #expect(found == [0xA: 0xB])
  }

  @Test func longChainsAreReadInLinearTime() throws {
    let lines = try (0..<2_000).map { index in
      try LoggedConstraint(
        reading: """
          <NSLayoutConstraint:0x1 V:[UIView:0x\(String(index + 16, radix: 16))]-(8)-\
          [UIView:0x\(String(index + 17, radix: 16))]>
          """)
    }
    let tree = LoggedTree(ConflictLog(line: 1, entries: lines.map(ConflictLog.Entry.init)))
    #expect(tree.items.count == 2_001)
    #expect(tree.parents.allSatisfy { $0 == nil })
  }
}
