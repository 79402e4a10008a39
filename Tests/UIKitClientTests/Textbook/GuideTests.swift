// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Layout guides of the system, and margins that change after a layout.
@MainActor
@Suite(.serialized)
struct GuideTests {
  /// Without a keyboard, the guide's top is the bottom of the safe area, or of the view if
  /// `usesBottomSafeArea` is false. Source: the reference of UIKeyboardLayoutGuide. The home
  /// indicator takes 34 of 852 points.
  @Test func keyboardGuideBeginsAtTheSafeAreaUnlessDisabled() throws {
    try UIScreen.main.simulate(SimulatedDevice("iPhone 15"))
    defer { UIScreen.main.simulateStandard() }
    let controller = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let (bar, guide) = (UIView(), controller.view.keyboardLayoutGuide)
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 768, width: 393, height: 50))
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 802, width: 393, height: 50))
    guide.usesBottomSafeArea = true
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 818)
    #expect(guide.identifier == "UIViewKeyboardLayoutGuide")
  }

  /// The first solver row with margins among its constants is added in an update, with different
  /// margins.
  @Test func stackViewKeepsTheMarginsThatAreSetAsItBeginsToKeepAny() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (stack, tile) = (UIStackView(), UIView())
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(tile)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      tile.widthAnchor.constraint(equalToConstant: 50),
      tile.heightAnchor.constraint(equalToConstant: 40),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 50, height: 40))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 56, height: 44))
    #expect(tile.frame.origin == CGPoint(x: 2, y: 1))
  }

  /// Source: a published message about a view pinned 20 points from both sides and fitted to a
  /// required width of 0.
  @Test func targetThatCannotBeMetIsReportedByItsName() throws {
    let (card, label) = (UIView(), UIView())
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    var reports: [LayoutConflictReport] = []
    let handler = LayoutConflictReport.handler
    LayoutConflictReport.handler = { reports.append($0) }
    defer { LayoutConflictReport.handler = handler }
    _ = card.systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.constraints.count == 3)
    #expect(report.constraints.last?.identifier == "fittingSizeHTarget")
    #expect(report.message.contains("'fittingSizeHTarget' UIView:0x"))
    #expect(report.message.contains(".width == 0   (active)"))
    #expect(report.broken?.identifier == nil)
    // Optional targets give way without a report, and the layout itself has no conflict.
    _ = card.systemLayoutSizeFitting(.zero)
    card.frame.size.width = 100
    card.layoutIfNeeded()
    #expect(reports.count == 1)
    #expect(label.frame.width == 60)
  }
}
