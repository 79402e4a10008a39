// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Delegate calls for context menus that code opens, by UIKit's documentation of the delegates. The
/// order of closing a menu before its action is performed is assumed, not measured.
@MainActor
@Suite(.serialized)
struct ContextMenuTests {
  final class Rows: UITableViewController {
    var heard: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("row \(indexPath.row)")
      guard indexPath.row != 2 else { return nil }
      return UIContextMenuConfiguration(
        identifier: "\(indexPath.row)" as NSString,
        previewProvider: { UIViewController() },
        actionProvider: { _ in
          UIMenu(children: [
            UIAction(title: "Share") { [weak self] action in
              self?.heard.append("share \(action.sender is UITableView)")
            },
            UIAction(title: "Off", attributes: .disabled) { _ in },
            UIAction(title: "Gone", attributes: .hidden) { _ in },
            UIMenu(
              title: "More",
              children: [
                UIDeferredMenuElement.uncached { [weak self] deliver in
                  deliver([
                    UIAction(title: "Late", attributes: .keepsMenuPresented) { _ in
                      self?.heard.append("late")
                    }
                  ])
                }
              ]),
          ])
        })
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      heard.append("display")
      animator?.addAnimations { [weak self] in self?.heard.append("beside") }
      animator?.addCompletion { [weak self] in self?.heard.append("shown") }
    }
    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("end") }
    override func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      heard.append("commit \(configuration.identifier as? NSString ?? "")")
      animator.preferredCommitStyle = .pop
      let isThere = animator.previewViewController != nil
      animator.addCompletion { [weak self] in self?.heard.append("committed \(isThere)") }
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func rowsHaveMenusWhoseActionsArePerformed() throws {
    let rows = Rows()
    let window = show(rows)
    let menu = try #require(rows.tableView.simulateContextMenu(onRowAt: [0, 1]))
    #expect(rows.heard == ["row 1", "display", "beside", "shown"])
    #expect(menu.elements.map(\.title) == ["Share", "Late"])
    #expect(menu.previewViewController != nil)
    rows.heard = []
    #expect(menu.choose("Late"))
    #expect(menu.isOpen && rows.heard == ["late"])
    #expect(!menu.choose("Off"))
    #expect(menu.choose("Share"))
    #expect(rows.heard == ["late", "end", "share true"])
    #expect(!menu.isOpen && !menu.choose("Share"))
    #expect(rows.tableView.simulateContextMenu(onRowAt: [0, 2]) == nil)
    withExtendedLifetime(window) {}
  }

  @Test func previewsAreCommittedTo() throws {
    let rows = Rows()
    let window = show(rows)
    let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
    // Opened through the window, by location only.
    let menu = try #require(
      window.simulateContextMenu(at: cell.convert(CGPoint(x: 20, y: 10), to: window)))
    rows.heard = []
    #expect(menu.commitPreview() == .pop)
    #expect(rows.heard == ["commit 0", "end", "committed true"])
    withExtendedLifetime(window) {}
  }

  @Test func theListsInteractionChangesAndClosesItsMenu() throws {
    let rows = Rows()
    let window = show(rows)
    let menu = try #require(rows.tableView.simulateContextMenu(onRowAt: [0, 0]))
    rows.tableView.contextMenuInteraction?.updateVisibleMenu {
      $0.replacingChildren(Array($0.children.prefix(1)))
    }
    #expect(menu.elements.map(\.title) == ["Share"])
    // Another menu replaces the open one.
    _ = rows.tableView.simulateContextMenu(onRowAt: [0, 1])
    #expect(!menu.isOpen)
    rows.heard = []
    rows.tableView.contextMenuInteraction?.dismissMenu()
    #expect(rows.heard == ["end"])
    withExtendedLifetime(window) {}
  }

  final class Items: UICollectionViewController {
    var asked: [[IndexPath]] = []
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPaths.sorted())
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "\(indexPaths.count)")
      })
    }
  }

  @Test func menusAreForAllChosenItemsWhereTheItemIsOneOfThem() throws {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let window = show(items)
    items.collectionView.allowsMultipleSelection = true
    for item in [0, 2] {
      items.collectionView.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    #expect(items.collectionView.simulateContextMenu(onItemAt: [0, 2])?.menu?.title == "2")
    #expect(items.collectionView.simulateContextMenu(onItemAt: [0, 1])?.menu?.title == "1")
    // The lower corner is empty.
    #expect(window.simulateContextMenu(at: CGPoint(x: 300, y: 470))?.menu?.title == "0")
    #expect(items.asked == [[[0, 0], [0, 2]], [[0, 1]], []])
    withExtendedLifetime(window) {}
  }

  final class Listener: NSObject, UIContextMenuInteractionDelegate {
    var place = CGPoint.zero
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      place = interaction.location(in: interaction.view?.superview)
      return UIContextMenuConfiguration(
        actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
    }
  }

  @Test func interactionConvertsItsLocationToASuperview() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    let listener = Listener()
    let interaction = UIContextMenuInteraction(delegate: listener)
    view.addInteraction(interaction)
    #expect(root.simulateContextMenu(at: CGPoint(x: 15, y: 22))?.elements.count == 1)
    #expect(listener.place == CGPoint(x: 15, y: 22))
    #expect(root.simulateContextMenu(at: CGPoint(x: 1, y: 1)) == nil)
    withExtendedLifetime(listener) {}
  }

  @Test func closedMenusKeepNothingAlive() {
    weak var interaction: UIContextMenuInteraction?
    func openAndChoose() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let listener = Listener()
      let made = UIContextMenuInteraction(delegate: listener)
      view.addInteraction(made)
      #expect(made.simulateMenu(at: .zero)?.choose("A") == true)
      interaction = made
      withExtendedLifetime((view, listener)) {}
    }
    openAndChoose()
    #expect(interaction == nil)
  }

  @Test func buttonsHaveTheirMenus() {
    let button = UIButton(type: .system)
    #expect(!button.isContextMenuInteractionEnabled)
    var performed = 0
    button.menu = UIMenu(children: [UIAction(title: "Do") { _ in performed += 1 }])
    #expect(button.isContextMenuInteractionEnabled)
    button.contextMenuInteraction?.simulateMenu(at: .zero)?.choose("Do")
    #expect(performed == 1)
    withExtendedLifetime(button) {}
  }
}
