// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

/// What a table says of a row while it is edited.
struct RowEditing: Equatable {
  var style = UITableViewCell.EditingStyle.none
  /// Whether the row is edited, or only stands among such.
  var isEditable = false
  /// Whether the delegate lets the content make room where there is no style.
  var mayIndent = true
  /// Whether rows are chosen by their controls.
  var choosesMany = false
}

/// The controls of a row that is edited.
struct RowEditingControls {
  var edit: UITableViewCellEditControl?
  var reorder: UITableViewCellReorderControl?
  /// What a touch of the control that inserts or deletes does.
  var onTouch: (() -> Void)?
}

// Source of the names: code of apps that looks for the controls below cells.

/// What inserts, deletes or chooses a row.
final class UITableViewCellEditControl: RowControl {}

/// What a row is moved by.
final class UITableViewCellReorderControl: RowControl {
  /// What follows where a touch lets go of the row.
  var onDrop: ((UITouch) -> Void)?

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { onDrop?(touch) }
  }
}

/// A control with a symbol in its middle.
class RowControl: UIControl {
  private let picture = UIImageView()

  func show(_ symbol: String, _ tint: UIColor, in frame: CGRect) {
    if picture.superview == nil { addSubview(picture) }
    picture.image = UIImage(systemName: symbol)
    picture.tintColor = tint
    self.frame = frame
    picture.sizeToFit()
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

extension UITableViewCell {
  var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  var showsEditControl: Bool {
    isInTable && isEditing && editing.isEditable && (editing.style != .none || editing.choosesMany)
  }

  var isIndentedWhileEditing: Bool {
    isInTable && isEditing && editing.isEditable && shouldIndentWhileEditing && editing.mayIndent
  }

  var showsReorder: Bool { isInTable && isEditing && showsReorderControl }

  func stateMask(isEditing: Bool) -> StateMask {
    var mask: StateMask = showingDeleteConfirmation ? .showingDeleteConfirmation : []
    if isInTable, isEditing, editing.isEditable, editing.style != .none {
      mask.insert(.showingEditControl)
    }
    return mask
  }

  /// Puts the accessory of the present state into the cell.
  func showAccessoryView() {
    let shown = shownAccessoryView
    for view in [accessoryView, editingAccessoryView] {
      if let view, view !== shown, view.superview === self { view.removeFromSuperview() }
    }
    if let shown, shown.superview !== self { addSubview(shown) }
    showAccessory()
  }

  func showEditingControls(_ layout: CellLayout) {
    let size = bounds.size.core
    if showsEditControl {
      let control = editingControls.edit ?? UITableViewCellEditControl()
      if control.superview == nil {
        control.addAction(
          UIAction { [weak self] _ in self?.editControlWasTouched() }, for: .touchUpInside)
        addSubview(control)
      }
      editingControls.edit = control
      let look = editLook
      control.show(look.symbol, look.tint, in: CGRect(layout.editControlFrame(in: size)))
    } else {
      editingControls.edit?.removeFromSuperview()
      editingControls.edit = nil
    }
    if showsReorder {
      let control = editingControls.reorder ?? UITableViewCellReorderControl()
      if control.superview == nil {
        control.onDrop = { [weak self] touch in
          guard let self, let table else { return }
          table.drop(self, at: touch.location(in: table))
        }
        addSubview(control)
      }
      editingControls.reorder = control
      control.show(
        "line.3.horizontal", .tertiaryLabel, in: CGRect(layout.reorderControlFrame(in: size)))
    } else {
      editingControls.reorder?.removeFromSuperview()
      editingControls.reorder = nil
    }
  }

  private var editLook: (symbol: String, tint: UIColor) {
    if editing.choosesMany {
      return isSelected ? ("checkmark.circle.fill", tintColor) : ("circle", .tertiaryLabel)
    }
    return editing.style == .insert
      ? ("plus.circle.fill", .systemGreen) : ("minus.circle.fill", .systemRed)
  }

  private func editControlWasTouched() {
    if !editing.choosesMany { editingControls.onTouch?() }
  }
}

extension UITableView {
  /// Brings a row into the state of the table.
  func edit(_ cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
    var editing = RowEditing()
    if table.isEditing {
      editing.isEditable = dataSource?.tableView(self, canEditRowAt: indexPath) ?? true
      editing.choosesMany = allowsMultipleSelectionDuringEditing
      if mayMove(indexPath, isCertain: true) { cell.showsReorderControl = true }
    }
    if editing.isEditable {
      editing.style =
        delegate?.tableView(self, editingStyleForRowAt: indexPath)
        ?? UITableViewCell.EditingStyle.delete
      editing.mayIndent =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
    }
    cell.editingControls.onTouch = { [weak self, weak cell] in
      if let cell { self?.editControlWasTouched(of: cell) }
    }
    // What a cell tells of its state, it tells of the row as it is edited.
    if table.isEditing { cell.editing = editing }
    if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: animated) }
    cell.editing = editing
  }

  private func editControlWasTouched(of cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: indexPath)
    case .delete: _ = uncoverActions(at: indexPath, .trailing)
    case .none: break
    }
  }
}
