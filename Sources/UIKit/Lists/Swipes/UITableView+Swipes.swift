// SPDX-License-Identifier: MIT

public import Foundation

extension UITableView {
  /// Simulates a swipe on a row: opens its swipe actions and closes those of another row.
  ///
  /// A full swipe performs the first action if the configuration allows it.
  ///
  /// An editable row without trailing actions gets a delete action, which calls the data source.
  /// UIKit adds it only if the data source implements `tableView(_:commit:forRowAt:)`. This library
  /// knows that only of classes that list their methods (`NamedMembers`).
  ///
  /// - Returns: nil if the row is not visible or has no actions at the edge, and in editing mode.
  @discardableResult
  public func simulateSwipe(
    onRowAt indexPath: IndexPath, from edge: OpenSwipeActions.Edge = .trailing, isFull: Bool = false
  ) -> OpenSwipeActions? {
    swipe(at: indexPath, edge, isFull: isFull)
  }

  /// - Parameter isCertain: whether to leave out the delete action if the data source is not known
  ///   to implement the deletion.
  func rowActions(
    at indexPath: IndexPath, _ edge: OpenSwipeActions.Edge, isCertain: Bool
  ) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else { return nil }
    if edge == .leading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) {
      return own
    }
    if let own = delegate?.tableView(self, editActionsForRowAt: indexPath) {
      let result = UISwipeActionsConfiguration(
        actions: own.map { contextualAction($0, at: indexPath) })
      result.performsFirstActionWithFullSwipe = false
      return result
    }
    return deletion(at: indexPath, isCertain: isCertain)
  }

  private func contextualAction(
    _ action: UITableViewRowAction, at indexPath: IndexPath
  ) -> UIContextualAction {
    let result = UIContextualAction(
      style: action.style == .normal ? .normal : .destructive, title: action.title
    ) { [weak self] _, _, _ in
      action.handler(action, self?.openSwipe?.indexPath ?? indexPath)
    }
    if let color = action.backgroundColor { result.backgroundColor = color }
    return result
  }

  private func deletion(at indexPath: IndexPath, isCertain: Bool) -> UISwipeActionsConfiguration? {
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    let name = "tableView:commitEditingStyle:forRowAtIndexPath:"
    guard style == .delete, let dataSource, _optionalReceiver(name, dataSource as AnyObject) != nil,
      !isCertain || dataSource is any NamedMembers
    else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return }
      self.dataSource?.tableView(
        self, commit: .delete, forRowAt: self.openSwipe?.indexPath ?? indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
