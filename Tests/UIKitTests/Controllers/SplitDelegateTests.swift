// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Delegate methods of split view controllers.
///
/// Source: Apple's documentation of `UISplitViewControllerDelegate`, and Xcode's list and detail
/// template, whose delegate shows the list first on phones.
@MainActor
@Suite(.serialized)
final class SplitDelegateTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var heard: [String] = []
    var collapses = false
    var separated: UIViewController?
    var target = UISplitViewController.DisplayMode.automatic
    var expanding: UISplitViewController.DisplayMode?
    var takesDetails = false

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      heard.append("collapse \(secondaryViewController.title ?? "")")
      return collapses
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { heard.append("willShow \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { heard.append("willHide \(column)") }
    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { target }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { expanding ?? proposed }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { takesDetails }
  }

  /// Retained for the duration of a test.
  private var window: UIWindow?
  private let delegate = Delegate()

  private func show(_ split: UISplitViewController, on device: String) throws {
    try UIScreen.main.simulate(SimulatedDevice(device))
    split.delegate = delegate
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = split
    window.makeKeyAndVisible()
  }

  private func makeClassic() -> (UISplitViewController, list: UIViewController, UIViewController) {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    let (list, detail) = (UIViewController(), UIViewController())
    (list.title, detail.title) = ("list", "detail")
    split.viewControllers = [list, detail]
    return (split, list, detail)
  }

  /// Source: Xcode's template, whose detail screen shows only a back button on phones although it
  /// sets the button beside it.
  @Test func collapsedColumnsHideTheDisplayModeButton() throws {
    defer { UIScreen.main.simulateStandard() }
    for (device, isHidden) in [("iPhone 15", true), ("iPad Pro 11", false)] {
      try UIScreen.main.simulate(SimulatedDevice(device))
      let split = UISplitViewController()
      split.viewControllers = [UIViewController(), UIViewController()]
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(split.displayModeButtonItem.isHidden == isHidden)
    }
  }

  @Test func theDelegateCanShowTheListFirstOnPhones() throws {
    defer { UIScreen.main.simulateStandard() }
    delegate.collapses = true
    let (split, list, detail) = makeClassic()
    try show(split, on: "iPhone 8")
    #expect(delegate.heard == ["collapse detail"])
    #expect(list.view.window != nil)
    #expect(detail.viewIfLoaded?.window == nil)
  }

  @Test func phonesShowTheDetailsByDefault() throws {
    defer { UIScreen.main.simulateStandard() }
    let (split, list, detail) = makeClassic()
    try show(split, on: "iPhone 8")
    #expect(detail.view.window != nil)
    #expect(list.viewIfLoaded?.window == nil)
    let other = UIViewController()
    delegate.separated = other
    try UIScreen.main.simulate(SimulatedDevice("iPad Pro 11"))
    #expect(split.viewController(for: .secondary) === other)
  }

  @Test func showingAndHidingColumnsCallsTheDelegate() throws {
    defer { UIScreen.main.simulateStandard() }
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = .secondaryOnly
    try show(split, on: "iPad Pro 11")
    delegate.heard = []
    split.toggleSidebar(nil)
    #expect(split.displayMode == .oneBesideSecondary)
    split.toggleSidebar(nil)
    #expect(split.displayMode == .secondaryOnly)
    #expect(delegate.heard == ["willShow primary", "willHide primary"])
  }

  @Test func theDisplayModeButtonAppliesTheDelegatesMode() throws {
    defer { UIScreen.main.simulateStandard() }
    let (split, _, _) = makeClassic()
    try show(split, on: "iPad Pro 11")
    split.displayModeButtonItem.simulateTap()
    #expect(split.displayMode == .oneOverSecondary)
    split.displayModeButtonItem.simulateTap()
    #expect(split.displayMode == .secondaryOnly)
    delegate.target = .oneBesideSecondary
    split.displayModeButtonItem.simulateTap()
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func theDelegateChoosesTheModeOfExpandingColumns() throws {
    defer { UIScreen.main.simulateStandard() }
    let (split, _, _) = makeClassic()
    try show(split, on: "iPhone 8")
    delegate.expanding = .oneBesideSecondary
    try UIScreen.main.simulate(SimulatedDevice("iPad Pro 11"))
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.preferredDisplayMode == .automatic)
  }

  @Test func detailsReplaceTheSecondaryColumn() throws {
    defer { UIScreen.main.simulateStandard() }
    let (split, list, detail) = makeClassic()
    try show(split, on: "iPad Pro 11")
    let other = UIViewController()
    delegate.takesDetails = true
    list.showDetailViewController(other, sender: nil)
    #expect(split.viewControllers == [list, detail])
    delegate.takesDetails = false
    list.showDetailViewController(other, sender: nil)
    #expect(split.viewControllers == [list, other])
    #expect(other.splitViewController === split)
  }

  @Test func supplementaryColumnsKeepWithinTheirLimits() throws {
    defer { UIScreen.main.simulateStandard() }
    let split = UISplitViewController(style: .tripleColumn)
    try show(split, on: "iPad Pro 11")
    split.preferredSupplementaryColumnWidth = 300
    split.maximumSupplementaryColumnWidth = 200
    #expect(split.supplementaryColumnWidth == 200)
    split.minimumSupplementaryColumnWidth = 250
    #expect(split.supplementaryColumnWidth == 250)
  }

  @Test func theChangeOfTheDetailTargetIsPosted() throws {
    defer { UIScreen.main.simulateStandard() }
    let (split, _, _) = makeClassic()
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    try show(split, on: "iPad Pro 11")
    #expect(count == 0)
    try UIScreen.main.simulate(SimulatedDevice("iPhone 8"))
    #expect(count == 1)
  }
}
