// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Interactive movement of items and rows.
///
/// Sources: the references of `beginInteractiveMovementForItem(at:)` and related methods, of the
/// layout's methods for them, of `UICollectionViewDiffableDataSource.ReorderingHandlers`,
/// `NSDiffableDataSourceTransaction` and `tableView(_:moveRowAt:to:)`.
@MainActor
struct ReorderingTests {
  private class Layout: UICollectionViewFlowLayout {
    var told: [String] = []
    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      let (old, new) = (
        context.previousIndexPathsForInteractivelyMovingItems ?? [],
        context.targetIndexPathsForInteractivelyMovingItems ?? []
      )
      told.append("\(old.map(\.item)) \(new.map(\.item)) \(context.interactiveMovementTarget.x)")
      return context
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      told.append("\(previousIndexPaths[0].item) \(indexPaths[0].item) \(movementCancelled)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  private final class Cell: UICollectionViewCell {
    var name = ""
    var isMoved: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      if isMoved.last != state.isReordering { isMoved.append(state.isReordering) }
    }
  }

  /// Items of 50 points. A line of 200 points has 4 of them, without spacing.
  @MainActor
  private class Items: NSObject {
    var names = [["a", "b", "c", "d"], ["e"]]
    var heard: [String] = []
    var highest: Int?
    let layout = Layout()
    let collection: UICollectionView
    override init() {
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
      super.init()
      collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }
    func attach(to owner: any UICollectionViewDataSource & UICollectionViewDelegate) {
      (collection.dataSource, collection.delegate) = (owner, owner)
    }
    var shown: [String] {
      collection.layoutIfNeeded()
      return collection.visibleCells.compactMap { ($0 as? Cell)?.name }
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.name = names[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      heard.append("\(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)")
      guard let highest else { return proposedIndexPath }
      return IndexPath(
        item: min(proposedIndexPath.item, highest), section: proposedIndexPath.section)
    }
  }

  private final class Movable: Items, UICollectionViewDataSource, UICollectionViewDelegate {
    override init() {
      super.init()
      attach(to: self)
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { names[indexPath.section][indexPath.item] != "d" }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      heard.append("move \(sourceIndexPath) \(destinationIndexPath)")
      let item = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      names[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
  }

  /// A data source without methods for moving.
  private final class Fixed: Items, UICollectionViewDataSource, UICollectionViewDelegate {
    override init() {
      super.init()
      attach(to: self)
    }
  }

  @Test func itemsShiftForAMovedOneAndTheDataChangesAtTheEnd() throws {
    let items = Movable()
    let collection = items.collection
    #expect(items.shown == ["a", "b", "c", "d", "e"])
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 3]))
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 9]))
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 1]))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 30))
    #expect(items.shown == ["b", "c", "a", "d", "e"])
    let moved = try #require(collection.cellForItem(at: [0, 2]) as? Cell)
    #expect(moved.name == "a" && moved.center == CGPoint(x: 120, y: 30))
    #expect(collection.subviews.last === moved && moved.isMoved == [false, true])
    #expect(collection.cellForItem(at: [0, 0])?.frame.minX == 0)
    #expect(items.names[0] == ["a", "b", "c", "d"])
    collection.endInteractiveMovement()
    #expect(items.names[0] == ["b", "c", "a", "d"] && items.shown == ["b", "c", "a", "d", "e"])
    #expect(moved.center == CGPoint(x: 125, y: 25) && moved.isMoved == [false, true, false])
    #expect(items.heard == ["0 0 2", "move [0, 0] [0, 2]"])
    #expect(items.layout.told == ["[0] [2] 120.0", "0 2 false"])
    #expect(collection.layoutAttributesForItem(at: [0, 2])?.zIndex == 0)
  }

  @Test func itemsGoToOtherSectionsAndNewCellsAreOfTheirData() {
    let items = Movable()
    let collection = items.collection
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
    // Above the item of the other section, one line further down.
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 70))
    #expect(collection.numberOfItems(inSection: 0) == 3)
    // Newly visible cells still show the unchanged data.
    collection.bounds.size.height = 40
    collection.layoutIfNeeded()
    collection.bounds.size.height = 200
    #expect(items.shown == ["a", "c", "d", "b", "e"])
    collection.endInteractiveMovement()
    #expect(items.names == [["a", "c", "d"], ["b", "e"]])
    #expect(items.shown == ["a", "c", "d", "b", "e"])
    #expect(collection.indexPathsForSelectedItems == [[1, 0]])
  }

  @Test func delegatesChangeTheTargetAndMovementsAreCancelled() {
    let items = Movable()
    let collection = items.collection
    items.highest = 1
    #expect(items.shown.count == 5)
    _ = collection.beginInteractiveMovementForItem(at: [0, 0])
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 25))
    #expect(items.shown == ["b", "a", "c", "d", "e"])
    collection.cancelInteractiveMovement()
    #expect(items.shown == ["a", "b", "c", "d", "e"] && items.names[0].first == "a")
    #expect(items.layout.told.last == "1 0 true")
    // An insertion also ends a movement.
    _ = collection.beginInteractiveMovementForItem(at: [0, 0])
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 25))
    items.names[0].append("f")
    collection.insertItems(at: [[0, 4]])
    #expect(items.shown == ["a", "b", "c", "d", "f", "e"])
    collection.endInteractiveMovement()
    #expect(items.names[0] == ["a", "b", "c", "d", "f"])
  }

  @Test func itemsDoNotMoveWithoutADataSourceMethod() {
    let items = Fixed()
    #expect(items.shown.count == 5)
    #expect(items.collection.beginInteractiveMovementForItem(at: [0, 0]))
    items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 25))
    items.collection.endInteractiveMovement()
    #expect(items.shown == ["a", "b", "c", "d", "e"])
  }

  private func makeDiffable() -> (
    UICollectionView, UICollectionViewDiffableDataSource<String, String>
  ) {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      cell.accessibilityIdentifier = item
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    return (collection, source)
  }

  private func shown(in collection: UICollectionView) -> [String] {
    collection.layoutIfNeeded()
    return collection.visibleCells.compactMap(\.accessibilityIdentifier)
  }

  private func move(_ source: IndexPath, to target: IndexPath, in collection: UICollectionView) {
    collection.layoutIfNeeded()
    let place = collection.layoutAttributesForItem(at: target)?.center ?? .zero
    guard collection.beginInteractiveMovementForItem(at: source) else { return }
    collection.updateInteractiveMovementTargetPosition(place)
    collection.endInteractiveMovement()
  }

  @Test func diffableSourcesReportTheTransaction() throws {
    let (collection, source) = makeDiffable()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["1", "2", "3"], toSection: "A")
    snapshot.appendItems(["4"], toSection: "B")
    source.apply(snapshot)
    move([0, 0], to: [0, 2], in: collection)
    #expect(shown(in: collection) == ["1", "2", "3", "4"])
    var heard: [String] = []
    typealias Transaction = NSDiffableDataSourceTransaction<String, String>
    var last: Transaction?
    source.reorderingHandlers.canReorderItem = { $0 != "2" }
    source.reorderingHandlers.willReorder = { _ in
      heard.append("will \(source.snapshot().itemIdentifiers.joined())")
    }
    source.reorderingHandlers.didReorder = {
      heard.append("did \(source.snapshot().itemIdentifiers.joined())")
      last = $0
    }
    move([0, 1], to: [0, 2], in: collection)
    #expect(heard.isEmpty)
    move([0, 0], to: [0, 2], in: collection)
    #expect(heard == ["will 1234", "did 2314"] && shown(in: collection) == ["2", "3", "1", "4"])
    var done = try #require(last)
    #expect(done.initialSnapshot.itemIdentifiers == ["1", "2", "3", "4"])
    #expect(done.finalSnapshot.itemIdentifiers == ["2", "3", "1", "4"])
    #expect(["1", "2", "3", "4"].applying(done.difference) == ["2", "3", "1", "4"])
    #expect(done.sectionTransactions.map(\.sectionIdentifier) == ["A"])
    move([0, 2], to: [1, 0], in: collection)
    done = try #require(last)
    #expect(done.sectionTransactions.map(\.sectionIdentifier) == ["A", "B"])
    #expect(done.sectionTransactions.map(\.initialSnapshot.items) == [["2", "3", "1"], ["4"]])
    #expect(done.sectionTransactions.map(\.finalSnapshot.items) == [["2", "3"], ["1", "4"]])
    #expect(["4"].applying(done.sectionTransactions[1].difference) == ["1", "4"])
  }

  @Test func anItemOfAnOutlineTakesWithItWhatItContains() {
    let (collection, source) = makeDiffable()
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.expand(["a"])
    source.apply(outline, to: "S")
    source.reorderingHandlers.canReorderItem = { _ in true }
    move([0, 0], to: [0, 3], in: collection)
    #expect(shown(in: collection) == ["b", "a", "a1", "a2"])
    #expect(source.snapshot(for: "S").parent(of: "a1") == "a")
    move([0, 0], to: [0, 2], in: collection)
    #expect(shown(in: collection) == ["a", "a1", "b", "a2"])
    #expect(source.snapshot(for: "S").parent(of: "b") == "a")
  }

  @Test func outlinesOpenAndCloseAsTheirHandlersLetThem() throws {
    let (collection, source) = makeDiffable()
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    source.apply(outline, to: "S")
    var heard: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = {
      heard.append("should \($0)")
      return $0 == "a"
    }
    source.sectionSnapshotHandlers.willExpandItem = { heard.append("will \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      heard.append("children \(children.items.count)")
      var result = NSDiffableDataSourceSectionSnapshot<String>()
      result.append(["\(parent)1", "\(parent)2"])
      return result
    }
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in true }
    source.sectionSnapshotHandlers.willCollapseItem = { heard.append("collapse \($0)") }
    #expect(shown(in: collection) == ["a", "b"])
    #expect(collection.simulateTap(onAccessory: .outlineDisclosure, ofItemAt: [0, 1]))
    #expect(heard == ["should b"])
    #expect(collection.simulateTap(onAccessory: .outlineDisclosure, ofItemAt: [0, 0]))
    #expect(heard == ["should b", "should a", "will a", "children 0"])
    #expect(shown(in: collection) == ["a", "a1", "a2", "b"])
    #expect(source.snapshot(for: "S").isExpanded("a"))
    let cell = try #require(collection.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    #expect(cell.configurationState.isExpanded)
    let arrow = try #require(cell.subviews.compactMap { $0 as? UIImageView }.last)
    #expect(arrow.transform.b == 1)
    // A touch of the arrow does not select the row.
    final class Touch: UITouch {
      var place = CGPoint.zero
      override func location(in view: UIView?) -> CGPoint { place }
    }
    let touch = Touch()
    touch.place = collection.convert(CGPoint(x: arrow.frame.midX, y: arrow.frame.midY), from: cell)
    collection.touchesBegan([touch], with: nil)
    #expect(!cell.isHighlighted)
    collection.touchesEnded([touch], with: nil)
    #expect(heard.last == "collapse a" && shown(in: collection) == ["a", "b"])
    #expect(collection.indexPathsForSelectedItems == [] && arrow.transform.isIdentity)
    #expect(!collection.simulateTap(onAccessory: .detail, ofItemAt: [0, 0]))
  }

  // MARK: Tables

  @MainActor
  private class Rows: NSObject {
    var names = [["a", "b", "c"], ["d"]]
    var heard: [String] = []
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    override init() {
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 44
    }
    func attach(to owner: any UITableViewDataSource & UITableViewDelegate) {
      (table.dataSource, table.delegate) = (owner, owner)
    }
    var shown: [String] {
      table.layoutIfNeeded()
      return table.visibleCells.compactMap { $0.textLabel?.text }
    }
    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      heard.append("\(sourceIndexPath.row) \(proposedDestinationIndexPath)")
      return proposedDestinationIndexPath == [1, 1] ? [1, 0] : proposedDestinationIndexPath
    }
  }

  private final class MovableRows: Rows, UITableViewDataSource, UITableViewDelegate {
    override init() {
      super.init()
      attach(to: self)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let item = names[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      names[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
    }
  }

  /// A data source without a method for moving.
  private final class FixedRows: Rows, UITableViewDataSource, UITableViewDelegate {
    override init() {
      super.init()
      attach(to: self)
    }
  }

  @Test func rowsMoveWithTheDataToTheDelegatesPlace() throws {
    let rows = MovableRows()
    #expect(rows.shown == ["a", "b", "c", "d"])
    let cell = try #require(rows.table.cellForRow(at: [0, 0]))
    #expect(rows.table.simulateMove(ofRowAt: [0, 0], to: [0, 2]) == [0, 2])
    #expect(rows.names[0] == ["b", "c", "a"] && rows.shown == ["b", "c", "a", "d"])
    #expect(rows.table.cellForRow(at: [0, 2]) === cell)
    #expect(rows.table.simulateMove(ofRowAt: [0, 0], to: [1, 1]) == [1, 0])
    #expect(rows.names == [["c", "a"], ["b", "d"]] && rows.shown == ["c", "a", "b", "d"])
    #expect(rows.heard == ["0 [0, 2]", "0 [1, 1]"])
    #expect(rows.table.simulateMove(ofRowAt: [0, 2], to: [0, 0]) == nil)
    #expect(rows.table.simulateMove(ofRowAt: [0, 0], to: [1, 3]) == nil)
  }

  @Test func rowsDoNotMoveWithoutADataSourceMethod() {
    let rows = FixedRows()
    #expect(rows.shown == ["a", "b", "c", "d"])
    #expect(rows.table.simulateMove(ofRowAt: [0, 0], to: [0, 2]) == nil)
    #expect(rows.shown == ["a", "b", "c", "d"])
  }

  /// Like Apple's sample of editing with diffable data sources.
  private final class DiffableRows: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row < 2
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      guard let source = itemIdentifier(for: sourceIndexPath),
        let target = itemIdentifier(for: destinationIndexPath)
      else { return }
      var snapshot = snapshot()
      snapshot.moveItem(source, afterItem: target)
      apply(snapshot, animatingDifferences: false)
    }
  }

  @Test func diffableRowsMoveAsTheirSnapshotDoes() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = DiffableRows(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.simulateMove(ofRowAt: [0, 0], to: [0, 2]) == [0, 2])
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["b", "c", "a"])
    #expect(table.simulateMove(ofRowAt: [0, 2], to: [0, 0]) == nil)
  }

  @Test func aControlIsDraggedToAnotherRow() throws {
    final class Touch: UITouch {
      var place = CGPoint.zero
      override func location(in view: UIView?) -> CGPoint {
        view is UITableView ? place : CGPoint(x: 5, y: 5)
      }
    }
    let rows = MovableRows()
    // A class that does not list its methods is not known to move rows.
    for cell in rows.shown.isEmpty ? [] : rows.table.visibleCells {
      cell.showsReorderControl = true
    }
    rows.table.setEditing(true, animated: false)
    #expect(rows.shown.count == 4)
    let control = rows.table.cellForRow(at: [0, 0])?.subviews
      .first { "\(type(of: $0))" == "UITableViewCellReorderControl" }
    let touch = Touch()
    control?.touchesBegan([touch], with: nil)
    touch.place = CGPoint(x: 300, y: 60)
    control?.touchesEnded([touch], with: nil)
    #expect(rows.shown == ["b", "a", "c", "d"])
  }
}
