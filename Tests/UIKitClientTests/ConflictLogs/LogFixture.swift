// SPDX-License-Identifier: MIT

import LayoutReports
import Testing

/// A handwritten message in UIKit's format, with the source of the expected outcome.
struct LogFixture: Sendable, CustomTestStringConvertible {
  var name: String
  /// The rule that determines the broken constraint or the printed line.
  var source: String
  /// The descriptions in the order of the list, without `<` and `>`.
  var lines: [String]
  /// The index of the broken constraint.
  var broken: Int

  var testDescription: String { name }

  /// The message as it is logged.
  var message: String {
    let list = lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      <\(lines[broken])>

      """
  }

  static let all: [LogFixture] = [
    LogFixture(
      name: "row too low for its content",
      source: """
        among constraints of one container, one between siblings is broken before one to the \
        superview: 37 of 37 published pairs
        """,
      lines: [
        """
        NSLayoutConstraint:0x1 V:|-(12)-[UILabel:0xa'Title']   \
        (active, names: '|':UITableViewCellContentView:0xc )
        """,
        "NSLayoutConstraint:0x2 V:[UILabel:0xa'Title']-(40)-[UILabel:0xb'Subtitle']   (active)",
        """
        NSLayoutConstraint:0x3 UILabel:0xb'Subtitle'.bottom == UITableViewCellContentView:0xc.bottom \
        - 12   (active)
        """,
        """
        NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' \
        UITableViewCellContentView:0xc.height == 44   (active)
        """,
      ], broken: 1),
    LogFixture(
      name: "size set twice",
      source: "the larger constant is broken, regardless of the order: ten published messages",
      lines: [
        "NSLayoutConstraint:0x1 UIView:0xa.width == 120   (active)",
        "NSLayoutConstraint:0x2 UIView:0xa.width == 80   (active)",
      ], broken: 0),
    LogFixture(
      name: "size below zero",
      source: "sizes are at least zero, although no line states it: messages with a single line",
      lines: ["NSLayoutConstraint:0x1 UIView:0xa.width == - 16   (active)"], broken: 0),
    LogFixture(
      name: "mask left on",
      source: "masks are broken last, and ends before starts (57 of 58 published pairs)",
      lines: [
        """
        NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xb.width == 0   (active)
        """,
        "NSLayoutConstraint:0x2 H:|-(8)-[UILabel:0xa]   (active, names: '|':UIView:0xb )",
        "NSLayoutConstraint:0x3 H:[UILabel:0xa]-(8)-|   (active, names: '|':UIView:0xb )",
      ], broken: 2),
    LogFixture(
      name: "mask and centre of one view",
      source: "a mask's position is `minY`, listed before its size, since iOS 12",
      lines: [
        """
        NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIImageView:0xa.minY == 10   \
        (active, names: '|':UIView:0xb )
        """,
        """
        NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIImageView:0xa.height == 20   (active)
        """,
        "NSLayoutConstraint:0x3 UIImageView:0xa.centerY == UIView:0xb.centerY   (active)",
        """
        NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 100   (active)
        """,
      ], broken: 2),
    LogFixture(
      name: "row of an older system",
      source: "iOS 6 to 9 print sizes in the visual form and no state",
      lines: [
        "NSLayoutConstraint:0x1 V:[UIView:0xa(100)]",
        "NSLayoutConstraint:0x2 V:|-(0)-[UIView:0xa]   (Names: '|':UIView:0xb )",
        "NSLayoutConstraint:0x3 V:[UIView:0xa]-(0)-|   (Names: '|':UIView:0xb )",
        "NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' V:[UIView:0xb(44)]",
      ], broken: 0),
    LogFixture(
      name: "margins of an older system",
      source: "old messages do not print the margins, which are 8 points in plain views",
      lines: [
        "NSLayoutConstraint:0x1 UILabel:0xa.leading == UIView:0xb.leadingMargin   (active)",
        "NSLayoutConstraint:0x2 UIView:0xb.trailingMargin == UILabel:0xa.trailing   (active)",
        "NSLayoutConstraint:0x3 'fittingSizeHTarget' UIView:0xb.width == 0   (active)",
      ], broken: 1),
    LogFixture(
      name: "one margin of a bar without width",
      source: "messages about bars 0 points wide list one margin, though both would not fit",
      lines: [
        """
        NSLayoutConstraint:0x1 UIButton:0xa'Back'.leading == \
        UILayoutGuide:0xe'UIViewLayoutMarginsGuide'.leading   (active)
        """,
        "NSLayoutConstraint:0x2 UIButton:0xa'Back'.trailing == UIView:0xb.trailing   (active)",
        "NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 0   (active)",
        """
        NSLayoutConstraint:0x4 'UIView-leftMargin-guide-constraint' \
        H:|-(8)-[UILayoutGuide:0xe'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0xb )
        """,
      ], broken: 1),
    LogFixture(
      name: "margins of a bar without height",
      source: "a published message breaks the bottom margin of the deepest view",
      lines: [
        "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xc.height == 0   (active)",
        "NSLayoutConstraint:0x2 V:|-(0)-[UIView:0xb]   (active, names: '|':UIView:0xc )",
        "NSLayoutConstraint:0x3 V:[UIView:0xb]-(0)-|   (active, names: '|':UIView:0xc )",
        """
        NSLayoutConstraint:0x4 'equal' UIButton:0xa.height == \
        UILayoutGuide:0xe'UIViewLayoutMarginsGuide'.height   (active)
        """,
        """
        NSLayoutConstraint:0x5 'UIView-bottomMargin-guide-constraint' \
        V:[UILayoutGuide:0xe'UIViewLayoutMarginsGuide']-(9)-|   (active, names: '|':UIView:0xb )
        """,
        """
        NSLayoutConstraint:0x6 'UIView-topMargin-guide-constraint' \
        V:|-(10)-[UILayoutGuide:0xe'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0xb )
        """,
      ], broken: 4),
    LogFixture(
      name: "safe area",
      source: "the safe area's edges have their own names; its guide is treated as its view",
      lines: [
        "NSLayoutConstraint:0x1 UIView:0xa.height == 80   (active)",
        """
        NSLayoutConstraint:0x2 UIView:0xa.top == \
        UILayoutGuide:0xe'UIViewSafeAreaLayoutGuide'.top + 8   (active)
        """,
        "NSLayoutConstraint:0x3 UIView:0xa.bottom == UIView:0xb.bottom - 4   (active)",
        "NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 100   (active)",
        """
        NSLayoutConstraint:0x5 'UIViewSafeAreaLayoutGuide-top' \
        V:|-(20)-[UILayoutGuide:0xe'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0xb )
        """,
      ], broken: 0),
    LogFixture(
      name: "guide of a controller",
      source: "constraints of a separate class place controllers' guides, and are broken last",
      lines: [
        "_UILayoutSupportConstraint:0x1 _UILayoutGuide:0xe.height == 0   (active)",
        "_UILayoutSupportConstraint:0x2 V:|-(0)-[_UILayoutGuide:0xe]   (active, names: '|':UIView:0xb )",
        "NSLayoutConstraint:0x3 V:[_UILayoutGuide:0xe]-(-5)-[UIView:0xa]   (active)",
        "NSLayoutConstraint:0x4 V:|-(0)-[UIView:0xa]   (active, names: '|':UIView:0xb )",
      ], broken: 2),
    LogFixture(
      name: "system spacing",
      source: "vertical system spacing has its own class, which is sorted first",
      lines: [
        """
        _UISystemBaselineConstraint:0x1 V:[UIView:0xa]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0xb]\
           (active)
        """,
        "NSLayoutConstraint:0x2 V:|-(0)-[UIView:0xa]   (active, names: '|':UIView:0xc )",
        "NSLayoutConstraint:0x3 UIView:0xa.height == 40   (active)",
        "NSLayoutConstraint:0x4 V:|-(0)-[UIView:0xb]   (active, names: '|':UIView:0xc )",
      ], broken: 2),
    LogFixture(
      name: "ratio and sizes",
      source: "a constraint between two attributes of a view is broken before one of the first",
      lines: [
        "NSLayoutConstraint:0x1 UIImageView:0xa.width == UIImageView:0xa.height   (active)",
        "NSLayoutConstraint:0x2 UIImageView:0xa.width == 0.5*UIView:0xb.width   (active)",
        "NSLayoutConstraint:0x3 V:|-(5)-[UIImageView:0xa]   (active, names: '|':UIView:0xb )",
        "NSLayoutConstraint:0x4 V:[UIImageView:0xa]-(5)-|   (active, names: '|':UIView:0xb )",
        "NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 93   (active)",
        "NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 375   (active)",
      ], broken: 0),
    LogFixture(
      name: "hidden stack view",
      source: "first the inner size is broken, as a published pair of messages shows",
      lines: [
        "NSLayoutConstraint:0x1 UIView:0xb.height == 44   (active)",
        "NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0xf.top == UIView:0xa.top   (active)",
        """
        NSLayoutConstraint:0x3 'UISV-canvas-connection' V:[UIView:0xb]-(0)-|   \
        (active, names: '|':UIStackView:0xf )
        """,
        "NSLayoutConstraint:0x4 'UISV-hiding' UIStackView:0xf.height == 0   (active)",
        "NSLayoutConstraint:0x5 'UISV-spacing' V:[UIView:0xa]-(16)-[UIView:0xb]   (active)",
      ], broken: 0),
    LogFixture(
      name: "spacing of a hidden stack view",
      source: "then the later spacing is broken, which holds once nothing conflicts with it",
      lines: [
        "NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0xf.top == UIView:0xa.top   (active)",
        """
        NSLayoutConstraint:0x2 'UISV-canvas-connection' V:[UIView:0xc]-(0)-|   \
        (active, names: '|':UIStackView:0xf )
        """,
        "NSLayoutConstraint:0x3 'UISV-hiding' UIStackView:0xf.height == 0   (active)",
        "NSLayoutConstraint:0x4 'UISV-spacing' V:[UIView:0xa]-(16)-[UIView:0xb]   (active)",
        "NSLayoutConstraint:0x5 'UISV-spacing' V:[UIView:0xb]-(16)-[UIView:0xc]   (active)",
      ], broken: 4),
    LogFixture(
      name: "own constraint against a stack view's",
      source:
        "a stack view's spacing follows the usual rule: between siblings before to the superview",
      lines: [
        "NSLayoutConstraint:0x1 H:[UIView:0xa]-(0)-|   (active, names: '|':UIStackView:0xf )",
        """
        NSLayoutConstraint:0x2 'UISV-canvas-connection' H:[UILabel:0xb'Optional']-(0)-|   \
        (active, names: '|':UIStackView:0xf )
        """,
        "NSLayoutConstraint:0x3 'UISV-spacing' H:[UIView:0xa]-(10)-[UILabel:0xb'Optional']   (active)",
      ], broken: 2),
    LogFixture(
      name: "stack view that is not listed",
      source: "lines of one group have one superview, even if it is not part of the conflict",
      lines: [
        "NSLayoutConstraint:0x1 UIView:0xa.leading == UIView:0xc.leading   (active)",
        "NSLayoutConstraint:0x2 UIView:0xb.trailing == UIView:0xc.trailing   (active)",
        "NSLayoutConstraint:0x3 UIView:0xc.width == 0   (active)",
        "NSLayoutConstraint:0x4 'UISV-spacing' H:[UIView:0xa]-(10)-[UIView:0xb]   (active)",
      ], broken: 3),
    LogFixture(
      name: "names in place of classes",
      source: "a view with an accessibility identifier is printed by it, and `names` explains it",
      lines: [
        "NSLayoutConstraint:0x1 badge.width == 40   (active, names: badge:0xa )",
        """
        NSLayoutConstraint:0x2 H:|-(0)-[badge]   (active, names: badge:0xa, bar:0xb, '|':bar:0xb )
        """,
        """
        NSLayoutConstraint:0x3 H:[badge]-(0)-|   (active, names: bar:0xb, badge:0xa, '|':bar:0xb )
        """,
        "NSLayoutConstraint:0x4 bar.width == 24   (active, names: bar:0xb )",
      ], broken: 0),
    LogFixture(
      name: "long and broken titles",
      source:
        "titles are cut to 25 characters; the list escapes line ends, the line below does not",
      lines: [
        "NSLayoutConstraint:0x1 UILabel:0xa'A title of more than twen...'.height == 10   (active)",
        "NSLayoutConstraint:0x2 UILabel:0xa'A title of more than twen...'.height >= 20   (active)",
      ], broken: 1),
  ]
}
