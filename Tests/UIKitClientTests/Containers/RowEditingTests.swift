// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Editing rows of tables.
///
/// Sources: the references of `setEditing(_:animated:)`, `editingStyle`, `willTransition(to:)`,
/// `editingAccessoryType`, `shouldIndentWhileEditing`, and of the methods of the data source and
/// delegate. The widths of the editing controls are not verified.
@MainActor
final class RowEditingTests: NSObject, UITableViewDataSource, UITableViewDelegate {
  private final class Cell: UITableViewCell {
    var states: [UInt] = []
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      states.append(state.rawValue)
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      states.append(state.rawValue + 100)
    }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var committed: [IndexPath] = []

  private func makeRows() -> [Cell] {
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (self, self)
    table.layoutIfNeeded()
    return table.visibleCells.compactMap { $0 as? Cell }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessoryType = .checkmark
    return cell
  }

  /// The last row cannot be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row < 3
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 2
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { [.delete, .insert, .none][indexPath.row] }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row != 2 }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { if editingStyle == .insert { committed.append(indexPath) } }

  private func controls(of cell: UITableViewCell) -> [String] {
    cell.subviews.compactMap { $0 as? UIControl }.map { "\(type(of: $0))" }
  }

  @Test func rowsShowControlsWhileTheyAreEdited() throws {
    let rows = makeRows()
    let usual = rows[0].contentView.frame
    #expect(usual.minX == 0 && usual.width < 320)
    table.setEditing(true, animated: true)
    table.layoutIfNeeded()
    #expect(rows.allSatisfy { $0.isEditing })
    #expect(rows.map(\.editingStyle) == [.delete, .insert, .none, .none])
    #expect(controls(of: rows[0]) == ["UITableViewCellEditControl"])
    #expect(controls(of: rows[1]) == ["UITableViewCellEditControl"])
    #expect(controls(of: rows[2]) == ["UITableViewCellReorderControl"])
    #expect(controls(of: rows[3]) == [])
    #expect(rows[0].contentView.frame.minX == 38)
    #expect(rows[0].contentView.frame.maxX == 320, "the accessory gives way")
    #expect(rows[2].contentView.frame.minX == 0 && rows[2].contentView.frame.maxX == 320 - 38)
    #expect(rows[3].contentView.frame.minX == 0)

    table.isEditing = false
    table.layoutIfNeeded()
    #expect(rows[0].contentView.frame == usual)
    #expect(rows.allSatisfy { controls(of: $0).isEmpty && $0.editingStyle == .none })
  }

  @Test func cellsHearOfTheirTransitions() {
    let rows = makeRows()
    table.setEditing(true, animated: false)
    table.setEditing(true, animated: false)
    #expect(rows[0].states == [1, 101])
    #expect(rows[2].states == [])
    table.setEditing(false, animated: false)
    #expect(rows[0].states == [1, 101, 0, 100])
  }

  @Test func insertionIsCommittedByATouch() throws {
    let rows = makeRows()
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let control = try #require(rows[1].subviews.compactMap { $0 as? UIControl }.first)
    control.sendActions(for: .touchUpInside)
    #expect(committed == [IndexPath(row: 1, section: 0)])
  }

  @Test func rowsThatComeIntoViewAreEditedToo() throws {
    _ = makeRows()
    table.setEditing(true, animated: false)
    table.reloadData()
    table.layoutIfNeeded()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.isEditing && first.editingStyle == .delete)
    #expect(first.contentView.frame.minX == 38)
  }

  @Test func editedCellsHaveAnotherAccessory() throws {
    let cell = makeRows()[0]
    let (usual, edited) = (UISwitch(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    (cell.accessoryView, cell.editingAccessoryView) = (usual, edited)
    #expect(usual.superview === cell && edited.superview == nil)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(edited.superview === cell && usual.superview == nil)
    #expect(edited.frame.midY == cell.bounds.midY)
    table.setEditing(false, animated: false)
    #expect(usual.superview === cell && edited.superview == nil)
  }
}
