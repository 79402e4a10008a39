// SPDX-License-Identifier: MIT

import XCTest

@testable import Pantry

@MainActor
final class PantryTests: XCTestCase {
  private var delegate: AppDelegate!
  private var navigation: UINavigationController!
  private var pantry: PantryViewController!

  override func setUpWithError() throws {
    try super.setUpWithError()
    delegate = AppDelegate()
    XCTAssertTrue(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    navigation = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
    pantry = try XCTUnwrap(navigation.topViewController as? PantryViewController)
    delegate.window?.layoutIfNeeded()
  }

  private func button(_ title: String) throws -> UIButton {
    func find(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.title(for: .normal) == title { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    return try XCTUnwrap(find(pantry.view))
  }

  func testCellsAreAsHighAsTheirTexts() throws {
    let cells = pantry.tableView.visibleCells.compactMap { $0 as? ItemCell }
    XCTAssertEqual(cells.map { $0.nameLabel.text }, Item.all.map(\.name))
    XCTAssertGreaterThan(cells[1].bounds.height, cells[0].bounds.height)
  }

  func testActionsOfTheStoryboard() throws {
    XCTAssertEqual(pantry.rowLimit, 20)
    try button("Restock").sendActions(for: .touchUpInside)
    XCTAssertEqual(pantry.items.map(\.count), [4, 5, 2])
    XCTAssertEqual(pantry.summaryLabel.text, "11 things in all")
    try button("Clear").sendActions(for: .touchUpInside)
    XCTAssertTrue(pantry.items.isEmpty)
  }

  func testExtensionsOverride() {
    XCTAssertEqual(pantry.preferredStatusBarStyle, .lightContent)
    XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
  }

  func testAScreenInCode() throws {
    pantry.tableView(pantry.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    let item = try XCTUnwrap(navigation.topViewController as? ItemViewController)
    delegate.window?.layoutIfNeeded()
    item.stepper.value = 7
    item.stepper.sendActions(for: .valueChanged)
    XCTAssertEqual(item.countLabel.text, "7")
    XCTAssertEqual(pantry.items[0].count, 7)
    let trash = try XCTUnwrap(item.navigationItem.rightBarButtonItem)
    XCTAssertTrue(
      UIApplication.shared.sendAction(
        try XCTUnwrap(trash.action), to: trash.target, from: trash, for: nil))
    XCTAssertEqual(pantry.items[0].count, 0)
    item.tap.state = .ended
    XCTAssertEqual(item.noteLabel.textColor, UIColor(named: "Leaf", in: .module, compatibleWith: nil))
  }

  func testAnOptionalRequirement() {
    final class Miser: NSObject, ItemViewControllerDelegate {
      func itemViewController(_ controller: ItemViewController, didChange count: Int) {}
      func itemViewController(_ controller: ItemViewController, shouldChange count: Int) -> Bool {
        count > 2
      }
    }
    let miser = Miser()
    let item = ItemViewController(Item.all[0])
    item.delegate = miser
    item.loadViewIfNeeded()
    item.stepper.value = 1
    item.stepper.sendActions(for: .valueChanged)
    XCTAssertEqual(item.item.count, 3)
  }

  func testTwoLanguages() throws {
    let german = try XCTUnwrap(
      Bundle.module.path(forResource: "de", ofType: "lproj").flatMap(Bundle.init(path:)))
    XCTAssertEqual(localized("pantry.title", in: german), "Vorräte")
    XCTAssertEqual(pantry.title, "Pantry")
  }

  func testColoursInLightAndDark() throws {
    let leaf = try XCTUnwrap(UIColor(named: "Leaf", in: .module, compatibleWith: nil))
    let light = leaf.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = leaf.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertNotEqual(light, dark)
  }
}
