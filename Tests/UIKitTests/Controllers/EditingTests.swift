// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: UIKit's documentation of `editButtonItem` ("toggles its title and associated state
/// between Edit and Done") and of `setEditing(_:animated:)`. Table view controllers put their table
/// into editing mode.
@MainActor
struct EditingTests {
  private final class Listener: UIViewController {
    var heard: [Bool] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      heard.append(editing)
    }
  }

  @Test func theButtonTogglesEditingAndItsTitle() {
    let controller = Listener()
    let button = controller.editButtonItem
    #expect(button.title == "Edit" && controller.editButtonItem === button)
    button.simulateTap()
    #expect(controller.isEditing && button.title == "Done")
    controller.isEditing = false
    #expect(button.title == "Edit")
    #expect(controller.heard == [true, false])
  }

  @Test func barsShowTheEditButton() throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    #expect(window.svg().contains(">Edit<"))
    controller.setEditing(true, animated: false)
    #expect(window.svg().contains(">Done<") && !window.svg().contains(">Edit<"))
  }

  @Test func listsAreEditedWithTheirControllers() {
    let table = UITableViewController(style: .plain)
    table.setEditing(true, animated: false)
    #expect(table.tableView.isEditing)
    table.editButtonItem.simulateTap()
    #expect(!table.tableView.isEditing)
    let items = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    items.loadViewIfNeeded()
    items.editButtonItem.simulateTap()
    #expect(items.collectionView.isEditing)
  }

  /// Source: Apple's tutorial "Adding and deleting reminders" edits a new list controller, whose
  /// override of `setEditing(_:animated:)` uses the data source that `viewDidLoad()` makes.
  @Test func editingLoadsTheListOfAController() {
    let table = UITableViewController(style: .plain)
    table.setEditing(true, animated: false)
    #expect(table.isViewLoaded)
    let items = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    items.setEditing(true, animated: false)
    #expect(items.isViewLoaded && items.collectionView.isEditing)
  }
}
