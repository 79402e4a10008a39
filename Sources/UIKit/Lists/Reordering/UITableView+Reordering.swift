// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

extension UITableView {
  /// Moves a row as dragging it by its control does: to the place that the delegate makes of the proposed one. The data
  /// source moves its data, and the cells follow unless it has shown that itself.
  ///
  /// - Returns: where the row stands then; nil where it may not be moved there, or the data source moves nothing.
  @discardableResult
  public func simulateMove(
    ofRowAt indexPath: IndexPath, to proposedIndexPath: IndexPath
  ) -> IndexPath? {
    layoutIfNeeded()
    guard let dataSource, hasPlace(indexPath, from: indexPath),
      hasPlace(proposedIndexPath, from: indexPath),
      mayMove(indexPath, isCertain: false)
    else { return nil }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposedIndexPath)
      ?? proposedIndexPath
    guard hasPlace(target, from: indexPath) else { return nil }
    guard target != indexPath else { return indexPath }
    openSwipe?.dismiss()
    let revision = table.revision
    table.unimplemented.remove(.move)
    dataSource.tableView(self, moveRowAt: indexPath, to: target)
    guard table.revision == revision else { return target }
    // A snapshot that was not applied has not changed either.
    guard !table.unimplemented.contains(.move), !(dataSource is any SnapshotSource) else {
      return nil
    }
    change { $0.moved.append((indexPath, target)) }
    return target
  }

  private func hasPlace(_ indexPath: IndexPath, from source: IndexPath) -> Bool {
    guard indexPath.count == 2, loadedSections.indices.contains(indexPath.section) else {
      return false
    }
    let count = loadedSections[indexPath.section].rows.count
    return indexPath.row >= 0
      && indexPath.row < (indexPath.section == source.section ? count : count + 1)
  }

  /// Rows may be moved that the data source says so of, and all where it has no such method but moves them.
  ///
  /// - Parameter isCertain: whether it has to be known that it does, which it is of classes alone that list their
  ///   methods.
  func mayMove(_ indexPath: IndexPath, isCertain: Bool) -> Bool {
    table.unimplemented.remove(.canMove)
    guard let dataSource else { return false }
    if dataSource.tableView(self, canMoveRowAt: indexPath) { return true }
    guard table.unimplemented.contains(.canMove) else { return false }
    let name = "tableView:moveRowAtIndexPath:toIndexPath:"
    return !isCertain
      || dataSource is any NamedMembers && _asking(name, dataSource as AnyObject) != nil
  }

  /// Drops a row where a touch has dragged its control to.
  func drop(_ cell: UITableViewCell, at point: CGPoint) {
    guard let source = indexPath(for: cell), let target = indexPathForRow(at: point) else { return }
    simulateMove(ofRowAt: source, to: target)
  }
}

/// A data source whose rows are those of a snapshot.
@MainActor
protocol SnapshotSource: AnyObject {}

extension UITableViewDiffableDataSource: SnapshotSource {}
