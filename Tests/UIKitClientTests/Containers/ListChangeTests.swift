// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The cells of tables and collection views in a window after a change, by UIKit's guides to batch
/// updates and to `reconfigureRows(at:)`. Cells of remaining rows move with their rows.
@MainActor
@Suite(.serialized)
struct ListChangeTests {
  /// A window with a fixed safe area and a height that no device has. A window of the screen's size
  /// would follow the devices that other tests simulate between `init` and the test.
  private final class Window: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { .zero }
  }

  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 479))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Rows()

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts = [["a", "b", "c"]]
    var asked: [IndexPath] = []
    var calls: [String] = []
    var headers: [UITableViewHeaderFooterView] = []

    func numberOfSections(in tableView: UITableView) -> Int { texts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts[section].count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = texts[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { calls.append("will \(indexPath.section).\(indexPath.row)") }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { calls.append("end \(indexPath.section).\(indexPath.row)") }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      if let header { headers.append(header) }
      return header
    }
  }

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    source.asked = []
    source.calls = []
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private var shown: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  /// Source: `tableView(_:willDisplay:forRowAt:)`, after which the table "sets only the alpha and
  /// frame properties of the cell, and then only when animating rows". Apps size layers there.
  @Test func delegatesSeeTheFramesOfNewCells() {
    final class Reader: NSObject, UITableViewDelegate, UICollectionViewDelegate {
      var frames: [CGRect] = []
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { frames.append(cell.frame) }
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { frames.append(cell.frame) }
    }
    let reader = Reader()
    table.delegate = reader
    table.rowHeight = 50
    table.layoutIfNeeded()
    #expect(reader.frames.map(\.minY) == [0, 50, 100] && reader.frames[0].width == 320)
    reader.frames = []
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 30)
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: items) {
      items, path, _ in
      items.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    items.delegate = reader
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    data.apply(snapshot)
    items.layoutIfNeeded()
    #expect(reader.frames.map(\.size) == [layout.itemSize, layout.itemSize])
  }

  /// Source: `UITableView.SelfSizingInvalidation.enabled`, the default.
  @Test func rowsAreMeasuredAgainAfterChangesInWillDisplay() throws {
    final class Writer: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "Long text. ", count: 20)
        cell.contentConfiguration = content
      }
    }
    let writer = Writer()
    table.delegate = writer
    table.rowHeight = UITableView.automaticDimension
    table.reloadData()
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(try #require(table.cellForRow(at: path(0))).frame.height > 80)
  }

  @Test func insertedRowHasItsCellWhenTheCallReturns() throws {
    let second = try #require(table.cellForRow(at: path(1)))
    source.texts[0].insert("new", at: 1)
    table.insertRows(at: [path(1)], with: .automatic)
    #expect(table.cellForRow(at: path(1))?.textLabel?.text == "new")
    #expect(table.cellForRow(at: path(2)) === second)
    #expect(shown == ["a", "new", "b", "c"])
    #expect(source.asked == [path(1)])
    #expect(source.calls == ["will 0.1"])
    #expect(second.frame.minY == 2 * second.frame.height)
  }

  @Test func deletedRowsLeaveTheirCellsToLaterRows() throws {
    let first = try #require(table.cellForRow(at: path(0)))
    source.texts[0].removeFirst()
    table.deleteRows(at: [path(0)], with: .fade)
    #expect(shown == ["b", "c"])
    #expect(first.superview == nil)
    #expect(source.asked.isEmpty)
    #expect(source.calls == ["end 0.0"])
    source.texts[0].append("d")
    table.insertRows(at: [path(2)], with: .none)
    #expect(table.cellForRow(at: path(2)) === first)
  }

  @Test func changesOfAGroupNameOldAndNewPlaces() {
    let cells = table.visibleCells
    source.texts = [["c", "x", "a"]]
    table.performBatchUpdates {
      table.deleteRows(at: [path(1)], with: .automatic)
      table.moveRow(at: path(2), to: path(0))
      table.insertRows(at: [path(1)], with: .automatic)
    }
    #expect(shown == ["c", "x", "a"])
    #expect(table.cellForRow(at: path(0)) === cells[2])
    #expect(table.cellForRow(at: path(2)) === cells[0])
    #expect(source.asked == [path(1)])
  }

  @Test func reloadedRowHasAnotherCellAndIsNoLongerSelected() throws {
    let old = try #require(table.cellForRow(at: path(1)))
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    source.texts[0][1] = "B"
    table.reloadRows(at: [path(1)], with: .automatic)
    #expect(shown == ["a", "B", "c"])
    #expect(table.cellForRow(at: path(1)) !== old)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(source.calls == ["will 0.1", "end 0.1"])
  }

  @Test func reconfiguredRowKeepsItsCell() throws {
    let old = try #require(table.cellForRow(at: path(1)))
    source.texts[0][1] = "B"
    table.reconfigureRows(at: [path(1)])
    #expect(shown == ["a", "B", "c"])
    #expect(table.cellForRow(at: path(1)) === old)
    #expect(source.calls.isEmpty)
  }

  @Test func selectionFollowsItsRow() {
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    source.texts[0].insert("0", at: 0)
    table.insertRows(at: [path(0)], with: .automatic)
    #expect(table.indexPathForSelectedRow == path(3))
    #expect(table.cellForRow(at: path(3))?.isSelected == true)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func sectionsTakeTheirRowsAlong() {
    let cells = table.visibleCells
    source.texts = [["new"], ["a", "b", "c"]]
    table.insertSections([0], with: .automatic)
    #expect(table.numberOfSections == 2)
    #expect(table.cellForRow(at: path(0, 1)) === cells[0])
    #expect(shown == ["new", "a", "b", "c"])
    source.texts = [["a", "b", "c"], ["new"]]
    table.moveSection(0, toSection: 1)
    #expect(table.cellForRow(at: path(0, 0)) === cells[0])
    source.texts = [["A", "B"], ["new"]]
    table.reloadSections([0], with: .automatic)
    #expect(shown == ["A", "B", "new"])
  }

  @Test func numbersThatDoNotFollowAreAnError() {
    source.texts[0].append("d")
    let raised = exceptions { table.deleteRows(at: [path(0)], with: .automatic) }
    #expect(
      raised.map(\.reason) == [
        """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (4) must be equal to the number of rows contained in that \
        section before the update (3), plus or minus the number of rows inserted or deleted from that \
        section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of \
        that section (0 moved in, 0 moved out).
        """
      ])
    #expect(raised.first?.name == "NSInternalInconsistencyException")
    source.texts.append([])
    window.layoutIfNeeded()
    source.texts.append([])
    let sections = exceptions { table.insertSections([2, 3], with: .none) }
    #expect(sections.first?.reason.hasPrefix("Invalid update: invalid number of sections.") == true)
  }

  @Test func offsetStaysInContentThatHasBecomeShorter() {
    source.texts = [(0..<40).map(String.init)]
    table.rowHeight = 50
    table.reloadData()
    window.layoutIfNeeded()
    table.scrollToRow(at: path(39), at: .bottom, animated: false)
    source.texts = [["0", "1"]]
    table.deleteRows(at: (2..<40).map { path($0) }, with: .automatic)
    #expect(table.contentOffset.y == 0)
    #expect(shown == ["0", "1"])
  }

  @Test func outsideAWindowCellsComeWithTheNextLayout() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    source.texts[0].append("d")
    table.insertRows(at: [path(3)], with: .automatic)
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(table.cellForRow(at: path(3)) == nil)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path(3)) != nil)
  }

  private final class Header: UITableViewHeaderFooterView {
    static var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      Self.reuses += 1
    }
  }

  @Test func headersOfReloadedSectionsAreUsedAgain() {
    Header.reuses = 0
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.reloadData()
    window.layoutIfNeeded()
    let first = source.headers.last
    #expect(Header.reuses == 0)
    source.texts[0].append("d")
    table.insertRows(at: [path(3)], with: .automatic)
    #expect(table.headerView(forSection: 0) === first)
    #expect(source.headers.count == 1)
    table.reloadSections([0], with: .automatic)
    #expect(table.headerView(forSection: 0) === first)
    #expect(Header.reuses == 1)
  }

  @Test func snapshotKeepsTheCellsOfItsItems() throws {
    var asked: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table, indexPath, item in
      asked.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["s"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    #expect(shown == ["1", "2", "3"])
    let three = try #require(table.cellForRow(at: path(2)))
    asked = []
    snapshot.deleteItems([1])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.moveItem(3, beforeItem: 4)
    snapshot.reconfigureItems([3])
    source.apply(snapshot)
    #expect(shown == ["3", "4", "2"])
    #expect(table.cellForRow(at: path(0)) === three)
    #expect(asked == [3, 4])
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    asked = []
    source.applySnapshotUsingReloadData(source.snapshot())
    window.layoutIfNeeded()
    #expect(asked == [3, 4, 2])
  }
}
