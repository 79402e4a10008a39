// SPDX-License-Identifier: MIT

public import Foundation

/// Touches of rows. The delegate's methods are called in the order of UIKit's documentation.
extension UITableView {
  /// Simulates a tap on a row.
  ///
  /// Highlights the row during the touch, selects it if the delegate agrees, performs the segue of
  /// its cell and calls the delegate. Has no effect if the row is not visible or selection is not
  /// allowed.
  public func simulateTap(onRowAt indexPath: IndexPath) {
    layoutIfNeeded()
    beginTouch(ofRowAt: indexPath)
    endTouch()
  }

  /// Simulates a tap on a row's accessory: performs the accessory's segue and calls the delegate.
  public func simulateTap(onAccessoryOfRowAt indexPath: IndexPath) {
    layoutIfNeeded()
    guard let cell = cellForRow(at: indexPath) else { return }
    cell.performSegues(isAccessory: true)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  func row(under touches: Set<UITouch>) -> IndexPath? {
    guard let touch = touches.first else { return nil }
    let touched = touch.view.flatMap { view in
      table.cells.first { view.isDescendant(of: $0.value) }?.key
    }
    return touched ?? indexPathForRow(at: touch.location(in: self))
  }

  func beginTouch(ofRowAt indexPath: IndexPath?) {
    guard let indexPath, table.isEditing ? allowsSelectionDuringEditing : allowsSelection,
      let cell = cellForRow(at: indexPath), cell.isUserInteractionEnabled,
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    table.touched = indexPath
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  func cancelTouch() {
    guard let indexPath = table.touched else { return }
    table.touched = nil
    cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  func endTouch() {
    guard let indexPath = table.touched else { return }
    cancelTouch()
    let allowsMany =
      table.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if allowsMany, table.selected.contains(indexPath) { return deselectByTouch(indexPath) }
    let wanted =
      delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? Optional(indexPath)
    guard let wanted else { return }
    if !allowsMany {
      for other in table.selected where other != wanted { deselectByTouch(other) }
    }
    if !table.selected.contains(wanted) { table.selected.append(wanted) }
    let cell = cellForRow(at: wanted)
    cell?.setSelected(true, animated: false)
    cell?.performSegues(isAccessory: false)
    delegate?.tableView(self, didSelectRowAt: wanted)
    if !allowsMany, delegate?.tableView(self, canPerformPrimaryActionForRowAt: wanted) ?? false {
      delegate?.tableView(self, performPrimaryActionForRowAt: wanted)
    }
  }

  private func deselectByTouch(_ indexPath: IndexPath) {
    let wanted =
      delegate.map { $0.tableView(self, willDeselectRowAt: indexPath) } ?? Optional(indexPath)
    guard let wanted else { return }
    deselectRow(at: wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }
}
