// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Calls of lists to their delegates, data sources and layouts, except those for rows and sizes.
///
/// Sources: the references of the methods that the tests name.
@MainActor
struct ListHandlerTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    var heard: [String] = []
    var titles: [String]?
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.indentationLevel = 9
      return cell
    }
    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      heard.append("\(title) \(index)")
      return index * 2
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 1 }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      heard.append("primary \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      heard.append("fetch \(indexPaths.map(\.row))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      heard.append("cancel \(indexPaths.map(\.row))")
    }
  }

  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func load() {
    table.rowHeight = 50
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
  }

  @Test func delegatesIndentRowsAndOthersLeaveThem() {
    load()
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 1, 2, 3])
    table.delegate = nil
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.indentationLevel) == [9, 9, 9, 9])
  }

  @Test func tapsPerformThePrimaryActionUnlessTheyExtendTheSelection() {
    load()
    table.simulateTap(onRowAt: [0, 0])
    table.simulateTap(onRowAt: [0, 1])
    #expect(rows.heard == ["select 0", "primary 0", "select 1"])
    table.allowsMultipleSelection = true
    table.simulateTap(onRowAt: [0, 2])
    #expect(rows.heard.last == "select 2")
  }

  @Test func sectionIndexTitlesScrollToSections() throws {
    rows.titles = ["A", "C"]
    table.sectionIndexColor = .red
    load()
    let index = try #require(table.subviews.last)
    #expect("\(type(of: index))" == "UITableViewIndex")
    #expect(index.frame == CGRect(x: 305, y: 0, width: 15, height: 200))
    let labels = index.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["A", "C"] && labels.allSatisfy { $0.textColor == .red })
    #expect(table.visibleCells[0].contentView.frame.width == 305)
    #expect(table.simulateTap(onSectionIndexTitleAt: 1) == 2)
    #expect(rows.heard == ["C 1"] && table.contentOffset.y == 2000)
    #expect(table.simulateTap(onSectionIndexTitleAt: 2) == nil)
    table.layoutIfNeeded()
    #expect(index.frame.minY == 2000)
    table.sectionIndexMinimumDisplayRowCount = 61
    table.layoutIfNeeded()
    #expect(index.superview == nil && table.visibleCells[0].contentView.frame.width == 320)
  }

  @Test func rowsNearThoseInViewAreFetched() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.addSubview(table)
    table.prefetchDataSource = rows
    load()
    #expect(rows.heard == ["fetch [4, 5, 6, 7]"])
    rows.heard = []
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(rows.heard == ["fetch [8, 9, 1, 0]"])
    rows.heard = []
    table.contentOffset.y = 700
    table.layoutIfNeeded()
    #expect(rows.heard.first == "cancel [0, 1, 6, 7, 8, 9]")
    table.isPrefetchingEnabled = false
    rows.heard = []
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(rows.heard.isEmpty)
  }

  // MARK: Collections

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    var count = 3
    var heard: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { heard.append("primary \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { heard.append("fetch \(indexPaths.map(\.item))") }
  }

  private func makeCollection(
    _ items: Items, _ layout: UICollectionViewLayout
  ) -> (UIWindow, UICollectionView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (items, items)
    collection.prefetchDataSource = items
    window.addSubview(collection)
    collection.layoutIfNeeded()
    return (window, collection)
  }

  @Test func layoutsProvideInitialAndFinalAttributes() {
    final class Layout: UICollectionViewFlowLayout {
      var told: [String] = []
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        told.append("initial \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        told.append("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      }
    }
    let (items, layout) = (Items(), Layout())
    layout.itemSize = CGSize(width: 30, height: 30)
    let (window, collection) = makeCollection(items, layout)
    items.count = 4
    collection.performBatchUpdates {
      collection.deleteItems(at: [[0, 2]])
      collection.insertItems(at: [[0, 0], [0, 1]])
    }
    #expect(layout.told == ["final 2", "initial 0", "initial 1"])
    collection.simulateTap(onItemAt: [0, 1])
    #expect(items.heard == ["primary 1"])
    withExtendedLifetime(window) {}
  }

  @Test func itemsNearThoseInViewAreFetched() {
    let (items, layout) = (Items(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    items.count = 10
    let (window, collection) = makeCollection(items, layout)
    #expect(items.heard == ["fetch [2, 3]"])
    items.heard = []
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(items.heard == ["fetch [4, 5, 1, 0]"])
    withExtendedLifetime(window) {}
  }

  @Test func sectionHandlersChangeVisibleItems() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.y)
      for item in items {
        item.alpha = item.indexPath.item == 0 ? 0.5 : 1
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        item.zIndex = 10 - item.indexPath.item
        item.isHidden = item.indexPath.item == 2 && environment.container.contentSize.width == 100
      }
    }
    let items = Items()
    items.count = 10
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (window, collection) = makeCollection(items, layout)
    let first = try #require(collection.cellForItem(at: [0, 0]))
    #expect(first.alpha == 0.5 && first.transform.a == 0.5)
    #expect(first.frame == CGRect(x: 25, y: 10, width: 50, height: 20))
    #expect(collection.subviews.last === first && collection.cellForItem(at: [0, 2]) == nil)
    // The layout's own attributes are unchanged.
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.alpha == 1)
    collection.contentOffset.y = 20
    collection.layoutIfNeeded()
    #expect(Set(offsets) == [0, 20])
    withExtendedLifetime(window) {}
  }

  @Test func backgroundsHavePicturesEffectsMarginsAndOutlines() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    var background = UIBackgroundConfiguration.clear()
    background.image = UIImage(systemName: "star")
    background.imageContentMode = .scaleAspectFit
    background.visualEffect = UIBlurEffect(style: .light)
    background.backgroundInsets.leading = 10
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
    background.strokeColor = .red
    background.strokeWidth = 2
    background.strokeOutset = 5
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    let shown = try #require(cell.subviews.first)
    #expect(shown.frame == CGRect(x: 12, y: 0, width: 88, height: 57))
    #expect(shown.subviews.compactMap { $0 as? UIImageView }.first?.contentMode == .scaleAspectFit)
    #expect(shown.subviews.contains { $0 is UIVisualEffectView })
    let outline = try #require(shown.subviews.last)
    #expect(outline.frame == CGRect(x: -5, y: -5, width: 98, height: 67))
    #expect(outline.layer.borderWidth == 2 && outline.layer.cornerRadius == 13)
    #expect(shown.layer.borderWidth == 0)
    background.strokeOutset = 0
    (background.image, background.visualEffect) = (nil, nil)
    cell.backgroundConfiguration = background
    #expect(shown.subviews.isEmpty && shown.layer.borderWidth == 2)
  }
}
