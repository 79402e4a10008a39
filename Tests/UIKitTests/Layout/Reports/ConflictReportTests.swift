// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Reports on required constraints that cannot be satisfied together.
@MainActor
struct ConflictReportTests {
  /// Runs `body` and returns its conflict reports.
  private func reports(during body: () -> Void) -> [LayoutConflictReport] {
    var reports: [LayoutConflictReport] = []
    let handler = LayoutConflictReport.handler
    LayoutConflictReport.handler = { reports.append($0) }
    defer { LayoutConflictReport.handler = handler }
    body()
    return reports
  }

  @Test func imageViewLeftWithItsMaskConflictsWithItsPins() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIImageView(image: nil)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    let reports = reports { root.layoutIfNeeded() }
    #expect(reports.count == 2)
    let message = try #require(reports.first).message
    #expect(
      message.hasPrefix(
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
        refer to the documentation for the UIView property \
        translatesAutoresizingMaskIntoConstraints) 
        (
            "<NSAutoresizingMaskLayoutConstraint:0x
        """))
    #expect(message.contains(" h=--& v=--& UIImageView:0x"))
    #expect(
      message.hasSuffix(
        """
        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """))
  }

  @Test func brokenConstraintComesBackWhenTheConflictIsGone() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      narrow, wide, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    let first = reports { root.layoutIfNeeded() }
    let report = try #require(first.first)
    #expect(first.count == 1)
    #expect(report.constraints == [narrow, wide])
    // The larger constant is broken. Source: ten published messages about a size that was set
    // twice.
    #expect(report.broken === wide)
    #expect(wide.isActive)
    #expect(view.frame.width == 50)

    // Reported once, as long as the conflict does not change.
    #expect(
      reports {
        root.setNeedsLayout(); root.layoutIfNeeded()
      }.isEmpty)
    #expect(
      reports {
        root.addSubview(UIView())
        root.layoutIfNeeded()
      }.isEmpty)

    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    narrow.isActive = true
    #expect(reports { root.layoutIfNeeded() }.count == 1)
  }

  @Test func listIsSortedByIdentifierThenClass() throws {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    let views = (0..<2).map { _ in UIView() }
    for view in views { stack.addArrangedSubview(view) }
    stack.spacing = 10
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(equalToConstant: 100),
      views[0].widthAnchor.constraint(equalToConstant: 50),
      views[1].widthAnchor.constraint(equalToConstant: 60),
    ])
    let report = try #require(reports { root.layoutIfNeeded() }.first)
    let lines = report.constraints.map { "\($0)" }
    #expect(lines.count == 6)
    #expect(lines.prefix(3).allSatisfy { $0.contains(".width == ") })
    #expect(lines[3].contains("'UISV-canvas-connection' "))
    #expect(lines[4].contains("'UISV-canvas-connection' "))
    #expect(lines[5].contains("'UISV-spacing' H:[UIView:0x"))
    #expect(lines[5].contains("]-(10)-[UIView:0x"))
    #expect(lines.contains { $0.contains("'UISV-canvas-connection' UIStackView:0x") })
    #expect(lines.contains { $0.contains("]-(0)-|   (active, names: '|':UIStackView:0x") })
    #expect(report.broken?.constant == 60)
  }

  @Test func sizesImposedFromOutsideHaveTheirOwnNames() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      cell.contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
    let report = try #require(reports { cell.layoutIfNeeded() }.first)
    let line = try #require(report.constraints.last).description
    #expect(line.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(line.contains("'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x"))
    #expect(line.hasSuffix(".height == 44   (active)>"))
    #expect(report.broken?.firstAttribute == .height)
  }
}
