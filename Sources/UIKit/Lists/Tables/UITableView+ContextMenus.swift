// SPDX-License-Identifier: MIT

public import Foundation

extension UITableView {
  /// Opens the context menu of a row, like a long press in the middle of the row.
  ///
  /// - Returns: nil if the row is not visible or the delegate has no menu for it.
  @discardableResult
  public func simulateContextMenu(onRowAt indexPath: IndexPath) -> OpenContextMenu? {
    layoutIfNeeded()
    return cellForRow(at: indexPath).flatMap { openContextMenu(onRowAt: indexPath, at: $0.center) }
  }

  func openContextMenu(onRowAt indexPath: IndexPath, at point: CGPoint) -> OpenContextMenu? {
    let found = delegate?.tableView(
      self, contextMenuConfigurationForRowAt: indexPath, point: point)
    return found.map { menuOfList.open($0, ContextMenuListener(self), at: point, in: self) }
  }
}

extension ContextMenuListener {
  init(_ table: UITableView) {
    let delegate = table.delegate
    self.init(
      sender: table,
      highlightPreview: {
        delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: $0)
      },
      dismissalPreview: {
        delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: $0)
      },
      willDisplay: { delegate?.tableView(table, willDisplayContextMenu: $0, animator: $1) },
      willEnd: { delegate?.tableView(table, willEndContextMenuInteraction: $0, animator: $1) },
      willCommit: {
        delegate?.tableView(table, willPerformPreviewActionForMenuWith: $0, animator: $1)
      })
  }
}
