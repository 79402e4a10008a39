// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The frames of alerts and action sheets.
@MainActor
@Suite(.serialized)
final class AlertTests {
  /// Retained during a test.
  private var window: UIWindow?

  private func present(
    _ alert: UIAlertController, on device: String = "iPhone 8"
  ) throws -> UIPresentationController {
    try UIScreen.main.simulate(SimulatedDevice(device))
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(alert, animated: true)
    return try #require(alert.presentationController)
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  private func frame(of text: String, in alert: UIAlertController) throws -> CGRect {
    let label = try #require(labels(in: alert.view).first { $0.text == text })
    return label.convert(label.bounds, to: alert.view)
  }

  @Test func alertIs270PointsWideInTheMiddle() throws {
    defer { UIScreen.main.simulateStandard() }
    let alert = UIAlertController(
      title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let place = try present(alert).frameOfPresentedViewInContainerView
    #expect(place.width == 270)
    #expect(place.minX == 52)
    // The center of the area below the status bar.
    #expect(abs(place.midY - 343.5) <= 1)
    let cancel = try frame(of: "Cancel", in: alert)
    let delete = try frame(of: "Delete", in: alert)
    #expect(cancel.midY == delete.midY, "two short buttons stand side by side")
    #expect(cancel.maxX < delete.minX, "the one that cancels first")
    #expect(abs(place.height - cancel.midY - 22) <= 0.5, "a row of buttons is 44 points high")
    let title = try #require(labels(in: alert.view).first)
    #expect(title.font.pointSize == 17)
    #expect(try frame(of: "Delete?", in: alert).minY == 19)
  }

  @Test func longTitlesHaveButtonsBelowEachOther() throws {
    defer { UIScreen.main.simulateStandard() }
    let alert = UIAlertController(title: nil, message: "Why?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Because it is much too long", style: .default))
    _ = try present(alert)
    let cancel = try frame(of: "Cancel", in: alert)
    let other = try frame(of: "Because it is much too long", in: alert)
    #expect(other.maxY < cancel.minY, "the one that cancels last")
  }

  @Test func fieldsStandBetweenMessageAndButtons() throws {
    defer { UIScreen.main.simulateStandard() }
    let alert = UIAlertController(title: "Log in", message: "Who?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let height = try present(alert).frameOfPresentedViewInContainerView.height
    #expect(alert.textFields?.count == 2)
    #expect(alert.textFields?.first?.placeholder == "Name")
    let name = try #require(alert.textFields?.first)
    let place = name.convert(name.bounds, to: alert.view)
    #expect(try frame(of: "Who?", in: alert).maxY < place.minY)
    #expect(try frame(of: "OK", in: alert).minY > place.maxY)
    #expect(height > 150)
  }

  @Test func actionSheetStandsAtTheLowerEdge() throws {
    defer { UIScreen.main.simulateStandard() }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(sheet.popoverPresentationController == nil, "there are no popovers on a phone")
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Move", style: .default))
    let place = try present(sheet).frameOfPresentedViewInContainerView
    #expect(place.width == 359)
    #expect(place.maxY == 659)
    // Two rows of 57 points with a separator of half a point above each, 8 points, and the cancel
    // button.
    #expect(place.height == 180)
    #expect(try frame(of: "Cancel", in: sheet).minY > (try frame(of: "Move", in: sheet)).maxY)
  }

  @Test func actionSheetIsAPopoverOnAPad() throws {
    defer { UIScreen.main.simulateStandard() }
    try UIScreen.main.simulate(SimulatedDevice("iPad Pro 11"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
    root.present(sheet, animated: false)
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    #expect(sheet.view.bounds.width == 304)
    #expect(labels(in: sheet.view).map(\.text) == ["Share", "Copy"], "a popover closes by itself")
    try UIScreen.main.simulate(SimulatedDevice("iPhone 8"))
  }

  @Test func secondButtonThatCancelsIsAnError() {
    let exceptions = LayoutException.handler
    defer { LayoutException.handler = exceptions }
    LayoutException.handler = { _ in }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    #expect(alert.actions.map(\.title) == ["No"])
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    #expect(sheet.textFields == nil)
  }
}
