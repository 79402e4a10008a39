// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Delegate calls for headers, footers and supplementary views, by UIKit's documentation of both
/// delegates.
@MainActor
@Suite(.serialized)
struct ListDelegateTests {
  final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      heard.append("header \(section)")
      (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { heard.append("no header \(section)") }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { heard.append("footer \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { heard.append("no footer \(section)") }
  }

  @Test func tablesTellOfHeadersAndFooters() throws {
    let source = TableSource()
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.dataSource = source
    table.delegate = source
    table.rowHeight = 44
    table.layoutIfNeeded()
    #expect(source.heard == ["header 0"])
    #expect(table.headerView(forSection: 0)?.textLabel?.textColor == .red)
    table.layoutIfNeeded()
    #expect(source.heard == ["header 0"], "once for each time that it comes into view")
    table.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(source.heard.contains("no header 0"))
    table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .middle, animated: false)
    table.layoutIfNeeded()
    #expect(source.heard.contains("footer 0"))
    #expect(source.heard.contains("header 1"))
    table.contentOffset = .zero
    table.layoutIfNeeded()
    #expect(source.heard.contains("no footer 0"))
    #expect(source.heard.filter { $0 == "header 0" }.count == 2)
  }

  final class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var heard: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { heard.append("\(elementKind) \(indexPath.section)") }
    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { heard.append("no \(elementKind) \(indexPath.section)") }
  }

  @Test func collectionsTellOfSupplementaryViews() {
    let source = CollectionSource()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    #expect(source.heard == ["UICollectionElementKindSectionHeader 0"])
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    #expect(source.heard.last == "no UICollectionElementKindSectionHeader 0")
  }

  /// The controllers implement every requirement, so that subclasses can override it.
  @Test func controllersLetSubclassesOverrideEveryDelegateMethod() {
    final class Items: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
      ) -> UITargetedPreview? { UITargetedPreview(view: collectionView) }
      override func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {}
      override func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
      ) -> Bool { true }
    }
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {}
      override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector,
        forRowAt indexPath: IndexPath, withSender sender: Any?
      ) -> Bool { true }
    }
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let first = IndexPath(item: 0, section: 0)
    #expect(items.collectionView(items.collectionView, shouldShowMenuForItemAt: first))
    let rows = Rows(style: .plain)
    #expect(
      rows.tableView(
        rows.tableView, canPerformAction: Selector("copy:"), forRowAt: first, withSender: nil))
  }
}
