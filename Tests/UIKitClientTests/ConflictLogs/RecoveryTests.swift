// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A broken constraint holds again as soon as the conflict is gone.
@MainActor
struct RecoveryTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// Lays out the tree and returns the conflicts that were reported meanwhile.
  @discardableResult
  private func layOut() -> [LayoutConflictReport] {
    var reports: [LayoutConflictReport] = []
    let handler = LayoutConflictReport.handler
    LayoutConflictReport.handler = { reports.append($0) }
    defer { LayoutConflictReport.handler = handler }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return reports
  }

  /// Two width constraints. The larger one is broken.
  private func conflict() throws -> (narrow: NSLayoutConstraint, wide: NSLayoutConstraint) {
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      narrow, wide, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    let report = try #require(layOut().first)
    #expect(report.broken === wide)
    #expect(view.frame.width == 50)
    return (narrow, wide)
  }

  @Test func brokenConstraintHoldsOnceItsOpponentIsDeactivated() throws {
    let (narrow, wide) = try conflict()
    narrow.isActive = false
    #expect(layOut().isEmpty)
    #expect(view.frame.width == 80)
    #expect(wide.isActive)
  }

  @Test func brokenConstraintHoldsOnceItsOpponentsConstantFits() throws {
    let (narrow, _) = try conflict()
    narrow.constant = 80
    #expect(layOut().isEmpty)
    #expect(view.frame.width == 80)
    narrow.constant = 60
    #expect(layOut().count == 1)
    #expect(view.frame.width == 60)
  }

  @Test func brokenConstraintHoldsOnceItsConstantFits() throws {
    let (narrow, wide) = try conflict()
    wide.constant = 50
    #expect(layOut().isEmpty)
    narrow.isActive = false
    wide.constant = 90
    #expect(layOut().isEmpty)
    #expect(view.frame.width == 90)
  }

  /// Source: since iOS 13 the priority of an active constraint may change from required to
  /// optional.
  @Test func brokenConstraintHoldsOnceItsOpponentIsOptional() throws {
    let (narrow, wide) = try conflict()
    narrow.priority = .defaultHigh
    #expect(layOut().isEmpty)
    #expect(view.frame.width == 80)
    wide.priority = .defaultLow
    #expect(layOut().isEmpty)
    #expect(view.frame.width == 50)
    narrow.priority = .required
    wide.priority = .required
    #expect(layOut().first?.broken === wide)
    wide.priority = .defaultHigh
    #expect(layOut().isEmpty)
    narrow.isActive = false
    #expect(layOut().isEmpty)
    #expect(view.frame.width == 80)
  }

  @Test func brokenConstraintHoldsOnceItsOpponentsViewIsRemoved() throws {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 80),
      other.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalTo: other.widthAnchor),
    ])
    let report = try #require(layOut().first)
    #expect(report.constraints.count == 3)
    other.removeFromSuperview()
    #expect(layOut().isEmpty)
    #expect(view.frame.width == 80)
  }

  @Test func brokenConstraintHoldsOnceTheStackViewsSpacingFits() throws {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 10
    let views = [UIView(), UIView()]
    views.forEach(stack.addArrangedSubview)
    root.addSubview(stack)
    // The root holds these constraints, so that the stack view's own constraints are deeper.
    let whole = root.widthAnchor.constraint(equalTo: stack.widthAnchor, constant: 200)
    NSLayoutConstraint.activate([
      whole, root.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      root.widthAnchor.constraint(equalTo: views[0].widthAnchor, constant: 280),
      root.widthAnchor.constraint(equalTo: views[1].widthAnchor, constant: 260),
    ])
    let report = try #require(layOut().first)
    #expect(report.broken?.identifier == "UISV-spacing")
    #expect(views[1].frame.maxX == 120 && views[0].frame.width == 40)
    #expect(layOut().isEmpty)

    whole.constant = 210
    #expect(layOut().isEmpty)
    #expect(views[1].frame.minX - views[0].frame.maxX == 10)
    whole.constant = 200
    #expect(layOut().count == 1)
    stack.spacing = 20
    #expect(layOut().isEmpty)
    #expect(views[1].frame.minX - views[0].frame.maxX == 20)
  }

  @Test func brokenConstraintHoldsOnceAHiddenStackViewIsShownAgain() throws {
    let inner = UIStackView()
    inner.axis = .vertical
    inner.spacing = 16
    let views = [UIView(), UIView()]
    views.forEach(inner.addArrangedSubview)
    let outer = UIStackView(arrangedSubviews: [inner])
    outer.axis = .vertical
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      views[0].heightAnchor.constraint(equalToConstant: 30),
      views[1].heightAnchor.constraint(equalToConstant: 44),
    ])
    #expect(layOut().isEmpty)
    #expect(inner.frame.height == 90)
    inner.isHidden = true
    let reports = layOut()
    #expect(!reports.isEmpty)
    #expect(reports.allSatisfy { $0.broken?.identifier != "UISV-hiding" })
    #expect(inner.frame.height == 0)
    inner.isHidden = false
    #expect(layOut().isEmpty)
    #expect(inner.frame.height == 90)
    #expect(views[1].frame.minY - views[0].frame.maxY == 16)
  }
}
