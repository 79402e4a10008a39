// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Swipe actions of table rows.
///
/// Sources: the references of `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` and related
/// methods, of `UIContextualAction`, `UISwipeActionsConfiguration`,
/// `tableView(_:willBeginEditingRowAt:)` and `UITableViewCell.StateMask`. The colours are those of
/// the styles. The width of 74 points is not verified.
@MainActor
struct SwipeActionTests {
  private final class Touch: UITouch {
    var place = CGPoint.zero
    override func location(in view: UIView?) -> CGPoint { place }
  }

  private final class Cell: UITableViewCell {
    var states: [UInt] = []
    var isSwiped: [Bool] = []
    override func willTransition(to state: StateMask) { states.append(state.rawValue) }
    override func didTransition(to state: StateMask) { states.append(state.rawValue + 100) }
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      if isSwiped.last != state.isSwiped { isSwiped.append(state.isSwiped) }
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []
    var count = 5
    var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var rowActions: [UITableViewRowAction]?
    var finish: ((Bool) -> Void)?
    var source: UIView?
    var deletes = true
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    override init() {
      super.init()
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 60
      (table.dataSource, table.delegate) = (self, self)
    }

    func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction
    {
      UIContextualAction(style: style, title: title) { [weak self] action, view, done in
        self?.heard.append(action.title ?? "")
        self?.finish = done
        self?.source = view
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
    /// The last row is not editable.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row < count - 1
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      heard.append("commit \(editingStyle == .delete) \(indexPath.row)")
      guard deletes else { return }
      count -= 1
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { indexPath.row == 1 ? "Remove" : nil }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: indexPath.row == 0 ? [action("Pin")] : [])
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing(indexPath) }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { rowActions }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      heard.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      heard.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
  }

  /// The buttons from left to right, with frames in the table's coordinates.
  private func buttons(in table: UITableView) -> [(button: UIButton, frame: CGRect)] {
    table.subviews.filter { "\(type(of: $0))" == "UISwipeActionPullView" }
      .flatMap { view in
        view.subviews.compactMap { $0 as? UIButton }.map {
          ($0, table.convert($0.frame, from: view))
        }
      }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  private func makeTwo() -> Rows {
    let rows = Rows()
    rows.trailing = { [weak rows] _ in
      guard let rows else { return nil }
      return UISwipeActionsConfiguration(
        actions: [rows.action("Trash", .destructive), rows.action("Flag")])
    }
    return rows
  }

  @Test func actionsStandBesideTheRowFromTheEdgeInwards() throws {
    let rows = makeTwo()
    let open = try #require(rows.table.simulateSwipe(onRowAt: [0, 1]))
    #expect(
      open.isOpen && open.edge == .trailing && open.actions.map(\.title) == ["Trash", "Flag"])
    rows.table.layoutIfNeeded()
    let cell = try #require(rows.table.cellForRow(at: [0, 1]) as? Cell)
    #expect(cell.frame == CGRect(x: -148, y: 60, width: 320, height: 60))
    let shown = buttons(in: rows.table)
    #expect(shown.map { $0.button.title(for: .normal) } == ["Flag", "Trash"])
    #expect(
      shown.map(\.frame) == [
        CGRect(x: 172, y: 60, width: 74, height: 60), CGRect(x: 246, y: 60, width: 74, height: 60),
      ])
    #expect(shown.map(\.button.backgroundColor) == [.systemGray, .systemRed])
    #expect(rows.heard == ["begin 1"])
    #expect(rows.table.isEditing && !cell.isEditing && cell.showingDeleteConfirmation)
    #expect(cell.states == [2, 102] && cell.isSwiped == [false, true])
    open.dismiss()
    rows.table.layoutIfNeeded()
    #expect(cell.frame.minX == 0 && buttons(in: rows.table).isEmpty && !rows.table.isEditing)
    #expect(rows.heard == ["begin 1", "end 1"])
    #expect(cell.states == [2, 102, 0, 100] && cell.isSwiped == [false, true, false])
  }

  @Test func actionsAreMirroredFromRightToLeft() throws {
    let rows = makeTwo()
    rows.table.semanticContentAttribute = .forceRightToLeft
    for view in rows.table.visibleCells { view.semanticContentAttribute = .forceRightToLeft }
    rows.table.layoutIfNeeded()
    for view in rows.table.visibleCells { view.semanticContentAttribute = .forceRightToLeft }
    _ = rows.table.simulateSwipe(onRowAt: [0, 1])
    #expect(rows.table.cellForRow(at: [0, 1])?.frame.minX == 148)
    let shown = buttons(in: rows.table)
    #expect(shown.map { $0.button.title(for: .normal) } == ["Trash", "Flag"])
    #expect(shown.first?.frame.minX == 0)
  }

  @Test func choosingPerformsTheHandlerAndItsCompletionCloses() throws {
    let rows = makeTwo()
    let open = try #require(rows.table.simulateSwipe(onRowAt: [0, 1]))
    #expect(!open.choose("Other"))
    #expect(open.choose("Trash"))
    // The handler is responsible for deleting the row.
    #expect(open.isOpen && rows.table.numberOfRows(inSection: 0) == 5)
    #expect(rows.source is UIButton)
    rows.finish?(true)
    #expect(!open.isOpen && !open.choose("Flag"))
    #expect(rows.heard == ["begin 1", "Trash", "end 1"])
  }

  @Test func touchingAButtonPerformsItsAction() throws {
    let rows = makeTwo()
    _ = rows.table.simulateSwipe(onRowAt: [0, 1])
    let button = try #require(rows.table.hitTest(CGPoint(x: 200, y: 90), with: nil) as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(rows.heard == ["begin 1", "Flag"])
  }

  @Test func anotherRowClosesTheFirst() {
    let rows = makeTwo()
    let first = rows.table.simulateSwipe(onRowAt: [0, 0], from: .leading)
    #expect(rows.table.cellForRow(at: [0, 0])?.frame.minX == 74)
    #expect(rows.table.cellForRow(at: [0, 0])?.showingDeleteConfirmation == false)
    let second = rows.table.simulateSwipe(onRowAt: [0, 2])
    #expect(first?.isOpen == false && second?.isOpen == true)
    #expect(rows.heard == ["begin 0", "end 0", "begin 2"])
    rows.table.setEditing(false, animated: true)
    #expect(second?.isOpen == false)
    // The delegate has no leading actions, and a row that is not editable has no actions.
    #expect(rows.table.simulateSwipe(onRowAt: [0, 1], from: .leading) == nil)
    #expect(rows.table.simulateSwipe(onRowAt: [0, 4]) == nil)
  }

  @Test func rowsWithoutActionsGetADeleteAction() throws {
    let rows = Rows()
    let open = try #require(rows.table.simulateSwipe(onRowAt: [0, 1]))
    #expect(open.actions.map(\.title) == ["Remove"] && open.actions.map(\.style) == [.destructive])
    open.choose("Remove")
    #expect(rows.heard == ["begin 1", "commit true 1", "end nil"])
    #expect(!open.isOpen && !rows.table.isEditing && rows.table.numberOfRows(inSection: 0) == 4)
    rows.heard = []
    rows.deletes = false
    try #require(rows.table.simulateSwipe(onRowAt: [0, 2])).choose("Delete")
    #expect(rows.heard == ["begin 2", "commit true 2", "end 2"])
  }

  @Test func rowActionsLeaveTheRowOpen() throws {
    let rows = Rows()
    let more = UITableViewRowAction(style: .normal, title: "More") { _, path in
      rows.heard.append("more \(path.row)")
    }
    more.backgroundColor = .blue
    let delete = UITableViewRowAction(style: .destructive, title: "Drop") { _, _ in }
    rows.rowActions = [delete, more]
    let open = try #require(rows.table.simulateSwipe(onRowAt: [0, 1], isFull: true))
    #expect(buttons(in: rows.table).map(\.button.backgroundColor) == [.blue, .systemRed])
    // An insertion above moves the row, and its index path changes.
    rows.count += 1
    rows.table.insertRows(at: [[0, 0]], with: .none)
    #expect(open.choose("More") && open.isOpen)
    #expect(rows.heard == ["begin 1", "more 2"])
    rows.table.reloadData()
    rows.table.layoutIfNeeded()
    #expect(!open.isOpen && rows.heard.last == "end nil")
  }

  @Test func fullSwipesPerformTheFirstActionIfAllowed() throws {
    let rows = makeTwo()
    let open = try #require(rows.table.simulateSwipe(onRowAt: [0, 1], isFull: true))
    #expect(rows.heard == ["begin 1", "Trash"] && open.isOpen)
    open.dismiss()
    open.configuration.performsFirstActionWithFullSwipe = false
    rows.heard = []
    rows.trailing = { _ in open.configuration }
    #expect(rows.table.simulateSwipe(onRowAt: [0, 1], isFull: true)?.isOpen == true)
    #expect(rows.heard == ["begin 1"])
  }

  @Test func horizontalTouchesOpenTheActions() throws {
    let rows = makeTwo()
    let (table, touch) = (rows.table, Touch())
    table.layoutIfNeeded()
    func send(_ places: [CGFloat], y: CGFloat = 90) {
      touch.place = CGPoint(x: places[0], y: y)
      table.touchesBegan([touch], with: nil)
      for x in places.dropFirst() {
        touch.place.x = x
        table.touchesMoved([touch], with: nil)
      }
      table.touchesEnded([touch], with: nil)
    }
    send([300, 280, 260])
    #expect(rows.heard == ["begin 1", "end 1"])
    send([300, 280, 220])
    #expect(table.cellForRow(at: [0, 1])?.frame.minX == -148)
    // A touch elsewhere closes the actions and selects nothing.
    send([100], y: 10)
    #expect(rows.heard == ["begin 1", "end 1", "begin 1", "end 1"])
    send([100], y: 10)
    #expect(rows.heard.last == "select 0")
    rows.heard = []
    send([310, 200, 20])
    #expect(rows.heard == ["begin 1", "Trash"])
    rows.finish?(true)
    rows.heard = []
    // This row has no actions on the other side.
    send([10, 60])
    #expect(rows.heard == ["select 1"])
  }

  @Test func deleteControlsOpenTheActions() throws {
    let rows = Rows()
    rows.table.setEditing(true, animated: false)
    rows.table.layoutIfNeeded()
    let cell = try #require(rows.table.cellForRow(at: [0, 1]) as? Cell)
    #expect(rows.table.simulateSwipe(onRowAt: [0, 1]) == nil)
    let control = cell.subviews.compactMap { $0 as? UIControl }.first
    control?.sendActions(for: .touchUpInside)
    #expect(buttons(in: rows.table).map { $0.button.title(for: .normal) } == ["Remove"])
    #expect(cell.states.suffix(2) == [3, 103])
    #expect(rows.heard.isEmpty)
    buttons(in: rows.table).first?.button.sendActions(for: .touchUpInside)
    #expect(rows.heard == ["commit true 1"])
  }

  @Test func assistiveTechnologyHasTheActionsWithoutASwipe() throws {
    let rows = makeTwo()
    rows.table.layoutIfNeeded()
    let cell = try #require(rows.table.cellForRow(at: [0, 0]))
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Own")]
    #expect(cell.accessibilityCustomActions?.map(\.name) == ["Own", "Pin", "Trash", "Flag"])
    // Setting the value that was read adds no duplicates.
    cell.accessibilityCustomActions = cell.accessibilityCustomActions
    #expect(cell.accessibilityCustomActions?.count == 4)
    let pin = try #require(cell.accessibilityCustomActions?[1])
    #expect(pin.actionHandler?(pin) == true)
    #expect(rows.heard == ["Pin"] && rows.source === cell)
  }

  @Test func imagesHaveTitlesInHighRowsAlone() throws {
    let rows = Rows()
    rows.trailing = { [weak rows] _ in
      let action = rows?.action("Flag")
      action?.image = UIImage(systemName: "flag")
      return UISwipeActionsConfiguration(actions: action.map { [$0] } ?? [])
    }
    _ = rows.table.simulateSwipe(onRowAt: [0, 0])
    let low = try #require(buttons(in: rows.table).first?.button)
    #expect(low.currentImage != nil && low.currentTitle == nil)
    rows.table.rowHeight = 100
    rows.table.layoutIfNeeded()
    _ = rows.table.simulateSwipe(onRowAt: [0, 0])
    let high = try #require(buttons(in: rows.table).first?.button)
    #expect(high.configuration?.title == "Flag" && high.configuration?.image != nil)
  }

  @Test func listItemsHaveSwipeActions() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    var asked: [Int] = []
    var done: ((Bool) -> Void)?
    list.trailingSwipeActionsConfigurationProvider = { path in
      asked.append(path.item)
      return path.item == 2
        ? nil
        : UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Trash") { _, _, end in done = end }
        ])
    }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([10, 11, 12])
    source.apply(snapshot)
    let open = try #require(collection.simulateSwipe(onItemAt: [0, 1]))
    let cell = try #require(collection.cellForItem(at: [0, 1]))
    let row = try #require(collection.layoutAttributesForItem(at: [0, 1])).frame
    collection.layoutIfNeeded()
    #expect(cell.frame == row.offsetBy(dx: -74, dy: 0))
    #expect(cell.configurationState.isSwiped && asked == [1])
    #expect(cell.accessibilityCustomActions?.map(\.name) == ["Trash"])
    // The actions move with their item and close when it is removed.
    snapshot.moveItem(11, beforeItem: 10)
    source.apply(snapshot)
    #expect(open.indexPath == [0, 0] && open.isOpen)
    open.choose("Trash")
    snapshot.deleteItems([11])
    source.apply(snapshot)
    #expect(!open.isOpen)
    done?(true)
    #expect(collection.simulateSwipe(onItemAt: [0, 2]) == nil)
    collection.isEditing = true
    #expect(collection.simulateSwipe(onItemAt: [0, 0]) == nil)
  }
}
