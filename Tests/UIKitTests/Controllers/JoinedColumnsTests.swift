// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The stacks of a collapsed split view's columns.
///
/// Source: Apple's documentation of `UISplitViewController` (collapsing, `viewControllers`,
/// `showDetailViewController(_:sender:)`) and `collapseSecondaryViewController(_:for:)`. Apps made
/// from Xcode's list and detail template have a button from the details back to the list on phones.
@MainActor
@Suite(.serialized)
final class JoinedColumnsTests {
  private var window: UIWindow?
  private let (list, detail) = (UIViewController(), UIViewController())
  private lazy var lists = UINavigationController(rootViewController: list)
  private lazy var details = UINavigationController(rootViewController: detail)

  init() {
    list.title = "List"
    detail.title = "Detail"
  }

  private func show(_ split: UISplitViewController, on device: String) throws {
    try UIScreen.main.simulate(SimulatedDevice(device))
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = split
    window.makeKeyAndVisible()
  }

  private func makeClassic() -> UISplitViewController {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    split.viewControllers = [lists, details]
    return split
  }

  @Test func phonesPushTheDetailsOntoTheList() throws {
    defer { UIScreen.main.simulateStandard() }
    let split = makeClassic()
    try show(split, on: "iPhone 8")
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [lists])
    #expect(lists.viewControllers == [list, details])
    #expect(detail.navigationController === details)
    #expect(details.navigationController === lists)
    // One bar shows both items, with a back button.
    #expect(lists.navigationBar.items?.map(\.title) == ["List", "Detail"])
    #expect(details.navigationBar.isHidden)
    #expect(detail.view.window != nil)
    #expect(detail.view.safeAreaInsets.top == 64)
    #expect(detail.view.convert(detail.view.bounds, to: nil) == window?.bounds)

    let next = UIViewController()
    next.title = "Next"
    detail.show(next, sender: nil)
    #expect(details.viewControllers == [detail, next])
    #expect(lists.navigationBar.items?.map(\.title) == ["List", "Detail", "Next"])
    next.title = "Renamed"
    #expect(lists.navigationBar.topItem?.title == "Renamed")

    lists.popViewController(animated: false)
    #expect(list.view.window != nil)
    #expect(detail.view.window == nil)
    #expect(list.view.safeAreaInsets.top == 64)
    let other = UINavigationController(rootViewController: UIViewController())
    list.showDetailViewController(other, sender: nil)
    #expect(lists.viewControllers == [list, other])
  }

  @Test func expandingSeparatesTheColumns() throws {
    defer { UIScreen.main.simulateStandard() }
    let split = makeClassic()
    split.preferredDisplayMode = .oneBesideSecondary
    try show(split, on: "iPhone 8")
    try UIScreen.main.simulate(SimulatedDevice("iPad Pro 11"))
    window?.frame = UIScreen.main.bounds
    window?.layoutIfNeeded()
    #expect(!split.isCollapsed)
    #expect(split.viewControllers == [lists, details])
    #expect(lists.viewControllers == [list])
    #expect(details.parent === split)
    #expect(!details.navigationBar.isHidden)
    #expect(list.view.window != nil && detail.view.window != nil)
  }

  @Test func collapsedColumnsAreStackedUpToTheTopOne() throws {
    defer { UIScreen.main.simulateStandard() }
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    try show(split, on: "iPhone 8")
    let stack = try #require(list.navigationController)
    #expect(stack.children.count == 2)
    #expect(detail.view.window != nil)
    split.show(.primary)
    #expect(stack.children.count == 1)
    #expect(list.view.window != nil)
    split.show(.secondary)
    #expect(detail.view.window != nil)
    // Going back leads to the previous column.
    stack.popViewController(animated: false)
    split.view.setNeedsLayout()
    window?.layoutIfNeeded()
    #expect(stack.children.count == 1)
    try UIScreen.main.simulate(SimulatedDevice("iPad Pro 11"))
    window?.frame = UIScreen.main.bounds
    window?.layoutIfNeeded()
    #expect(stack.children == [list])
    #expect(detail.view.window != nil)
    #expect(detail.navigationController?.parent === split)
  }
}
