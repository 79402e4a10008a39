// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Implied constraints of stack views in the form that UIKit lists them.
///
/// Source: constraints of stack views in published messages and prints.
@MainActor
struct StackRuleReportTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let stack = UIStackView()

  init() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
  }

  /// Lays the tree out and returns its conflict reports.
  private func reports() -> [LayoutConflictReport] {
    var reports: [LayoutConflictReport] = []
    let handler = LayoutConflictReport.handler
    LayoutConflictReport.handler = { reports.append($0) }
    defer { LayoutConflictReport.handler = handler }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return reports
  }

  /// The lines of the first message, without addresses.
  private func lines() throws -> [String] {
    let report = try #require(reports().first)
    #expect(Set(report.constraints.map(ObjectIdentifier.init)).count == report.constraints.count)
    return report.constraints.map { constraint in
      // Removes the addresses from `<Class:0x1 …:0x2…>`.
      var text = ""
      var rest = "\(constraint)"[...]
      while let mark = rest.range(of: ":0x") {
        text += rest[..<mark.lowerBound]
        rest = rest[mark.upperBound...].drop { $0.isHexDigit }
      }
      return text + rest
    }
  }

  private func arrange(_ count: Int) -> [UIView] {
    let views = (0..<count).map { _ in UIView() }
    views.forEach(stack.addArrangedSubview)
    return views
  }

  @Test func canvasInsideMarginsIsTheirGuide() throws {
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let views = arrange(1)
    NSLayoutConstraint.activate([
      views[0].heightAnchor.constraint(equalToConstant: 50),
      stack.heightAnchor.constraint(equalToConstant: 60),
    ])
    #expect(
      try lines() == [
        "<NSLayoutConstraint UIView.height == 50   (active)>",
        "<NSLayoutConstraint UIStackView.height == 60   (active)>",
        """
        <NSLayoutConstraint 'UISV-canvas-connection' \
        UILayoutGuide'UIViewLayoutMarginsGuide'.top == UIView.top   (active)>
        """,
        """
        <NSLayoutConstraint 'UISV-canvas-connection' \
        UILayoutGuide'UIViewLayoutMarginsGuide'.bottom == UIView.bottom   (active)>
        """,
        """
        <NSLayoutConstraint 'UIView-bottomMargin-guide-constraint' \
        V:[UILayoutGuide'UIViewLayoutMarginsGuide']-(20)-|   (active, names: '|':UIStackView )>
        """,
        """
        <NSLayoutConstraint 'UIView-topMargin-guide-constraint' \
        V:|-(10)-[UILayoutGuide'UIViewLayoutMarginsGuide']   (active, names: '|':UIStackView )>
        """,
      ])
  }

  @Test func spannerIsAnItemOfItsOwn() throws {
    stack.alignment = .top
    let views = arrange(2)
    NSLayoutConstraint.activate([
      views[1].heightAnchor.constraint(equalToConstant: 50),
      stack.heightAnchor.constraint(equalToConstant: 40),
    ])
    let spacer = "_UILayoutSpacer'UISV-alignment-spanner'"
    #expect(
      try lines() == [
        "<NSLayoutConstraint UIView.height == 50   (active)>",
        "<NSLayoutConstraint UIStackView.height == 40   (active)>",
        "<NSLayoutConstraint 'UISV-alignment' UIView.top == UIView.top   (active)>",
        "<NSLayoutConstraint 'UISV-canvas-connection' UIStackView.top == UIView.top   (active)>",
        """
        <NSLayoutConstraint 'UISV-canvas-connection' V:[\(spacer)]-(0)-|   \
        (active, names: '|':UIStackView )>
        """,
        "<NSLayoutConstraint 'UISV-spanning-boundary' \(spacer).bottom >= UIView.bottom   (active)>",
      ])
    #expect(stack.layoutGuides.isEmpty)
    // Making the objects for the report changes nothing, so there is no second report.
    #expect(reports().isEmpty)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func spannerRunsInTheDirectionOfReading(_ direction: UISemanticContentAttribute) throws {
    stack.axis = .vertical
    stack.alignment = .leading
    stack.semanticContentAttribute = direction
    let views = arrange(2)
    NSLayoutConstraint.activate([
      views[1].widthAnchor.constraint(equalToConstant: 50),
      stack.widthAnchor.constraint(equalToConstant: 40),
    ])
    let spacer = "_UILayoutSpacer'UISV-alignment-spanner'"
    let lines = Array(try lines().suffix(4))
    #expect(
      lines == [
        "<NSLayoutConstraint 'UISV-alignment' UIView.leading == UIView.leading   (active)>",
        """
        <NSLayoutConstraint 'UISV-canvas-connection' UIStackView.leading == UIView.leading   (active)>
        """,
        """
        <NSLayoutConstraint 'UISV-canvas-connection' H:[\(spacer)]-(0)-|   \
        (active, names: '|':UIStackView )>
        """,
        """
        <NSLayoutConstraint 'UISV-spanning-boundary' \(spacer).trailing >= UIView.trailing   \
        (active)>
        """,
      ])
  }

  @Test func spacingReadsTheSameFromRightToLeft() throws {
    stack.semanticContentAttribute = .forceRightToLeft
    stack.spacing = 10
    let views = arrange(2)
    NSLayoutConstraint.activate([
      views[0].widthAnchor.constraint(equalToConstant: 50),
      views[1].widthAnchor.constraint(equalToConstant: 60),
      stack.widthAnchor.constraint(equalToConstant: 100),
    ])
    let lines = Array(try lines().suffix(3))
    #expect(
      lines == [
        """
        <NSLayoutConstraint 'UISV-canvas-connection' UIStackView.leading == UIView.leading   (active)>
        """,
        """
        <NSLayoutConstraint 'UISV-canvas-connection' H:[UIView]-(0)-|   \
        (active, names: '|':UIStackView )>
        """,
        "<NSLayoutConstraint 'UISV-spacing' H:[UIView]-(10)-[UIView]   (active)>",
      ])
  }

  @Test func eachOfSeveralAlignmentsIsListed() throws {
    stack.distribution = .fillEqually
    let views = arrange(3)
    NSLayoutConstraint.activate([
      views[1].heightAnchor.constraint(equalToConstant: 50),
      views[2].heightAnchor.constraint(equalToConstant: 60),
    ])
    let lines = try lines()
    #expect(lines.count { $0.contains("'UISV-alignment'") } == 4)
  }
}
