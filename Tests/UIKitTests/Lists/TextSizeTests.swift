// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Self-sizing rows and items follow the text size. Source: Apple's guides to self-sizing cells and
/// to Dynamic Type.
@MainActor
struct TextSizeTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      content.secondaryText = "Details"
      cell.contentConfiguration = content
      return cell
    }
  }

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    view.frame = window.bounds
    controller.view = view
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func rowsGrowWithTheTextSize() {
    let (rows, table) = (Rows(), UITableView())
    table.dataSource = rows
    let window = window(table)
    let before = table.rectForRow(at: IndexPath(row: 1, section: 0))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    let after = table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(after.height > 1.5 * before.height && after.minY == after.height)
    window.traitOverrides.preferredContentSizeCategory = .large
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == before)
  }

  @Test func listItemsGrowWithTheTextSize() {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Title \(item)"
      content.secondaryText = "Value"
      content.image = UIImage(systemName: "wifi")
      content.imageProperties.reservedLayoutSize = CGSize(width: 28, height: 28)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    func show(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      data.apply(snapshot)
      view.layoutIfNeeded()
    }
    let window = window(view)
    show([1, 2, 3])
    let first = IndexPath(item: 0, section: 0)
    let before = view.layoutAttributesForItem(at: first)?.frame ?? .zero
    // A removed and reinserted item has its former height.
    show([3])
    show([1, 2, 3])
    #expect(view.layoutAttributesForItem(at: first)?.frame == before)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    let after = view.layoutAttributesForItem(at: first)?.frame ?? .zero
    #expect(after.height > 1.5 * before.height)
  }

  @Test func buttonTitlesGrowWithTheTextSize() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Buy"
    let stack = UIStackView(arrangedSubviews: [button])
    let window = window(stack)
    let before = button.intrinsicContentSize.height
    var updates = 0
    button.configurationUpdateHandler = { _ in updates += 1 }
    updates = 0
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(button.intrinsicContentSize.height > before + 10 && updates > 0)
  }
}
