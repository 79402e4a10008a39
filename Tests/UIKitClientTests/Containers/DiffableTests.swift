// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Snapshots of sections and items, and tables that show them.
@MainActor
@Suite(.serialized)
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func makeSnapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    return snapshot
  }

  @Test func itemsGoToTheLastSectionUnlessSaid() {
    let snapshot = makeSnapshot()
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfSection("b") == 1)
  }

  @Test func itemsAndSectionsAreInsertedMovedAndDeleted() {
    var snapshot = makeSnapshot()
    snapshot.insertItems([10, 11], beforeItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 10, 11, 2, 3])
    snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1])
    snapshot.insertSections(["c"], afterSection: "a")
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "c"])
    snapshot.reloadItems([10])
    snapshot.deleteItems([10, 999])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [11, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.numberOfSections == 2)
  }

  @Test func duplicateAndUnknownItemsChangeNothing() {
    let handler = LayoutException.handler
    defer { LayoutException.handler = handler }
    LayoutException.handler = { _ in }
    var snapshot = makeSnapshot()
    let before = snapshot.itemIdentifiers
    snapshot.appendItems([9, 1])
    snapshot.appendItems([9], toSection: "z")
    snapshot.insertItems([9], beforeItem: 77)
    snapshot.moveItem(1, beforeItem: 77)
    snapshot.reloadItems([77])
    snapshot.appendSections(["a"])
    #expect(snapshot.itemIdentifiers == before)
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    var empty = Snapshot()
    empty.appendItems([1])
    #expect(empty.numberOfItems == 0)
  }

  private final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  @Test func tableShowsTheSnapshotThatIsApplied() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Titled(tableView: table) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var isDone = false
    source.apply(makeSnapshot(), animatingDifferences: true) { isDone = true }
    table.layoutIfNeeded()
    #expect(isDone)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3", "4"])
    #expect(table.rectForHeader(inSection: 1).height > 0)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 4)
    #expect(source.indexPath(for: 3) == IndexPath(row: 2, section: 0))
    var next = source.snapshot()
    next.deleteItems([2])
    source.apply(next)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "3", "4"])
  }
}
