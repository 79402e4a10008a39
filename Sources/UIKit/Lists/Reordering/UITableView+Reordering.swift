// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

extension UITableView {
  /// Simulates dragging a row by its reorder control. The delegate may change the proposed target.
  ///
  /// The data source moves its data. Then the table moves the cells, unless the data source has
  /// already done so.
  ///
  /// - Returns: the new index path. Nil if the row may not be moved there or the data source moves
  ///   nothing.
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
    // A diffable data source that did not apply a snapshot has moved nothing either.
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

  /// Whether the data source allows moving the row.
  ///
  /// Without `tableView(_:canMoveRowAt:)`, all rows may be moved.
  ///
  /// - Parameter isCertain: whether to require that the data source is known to implement
  ///   `tableView(_:moveRowAt:to:)`. This is known only of classes that list their methods.
  func mayMove(_ indexPath: IndexPath, isCertain: Bool) -> Bool {
    table.unimplemented.remove(.canMove)
    guard let dataSource else { return false }
    if dataSource.tableView(self, canMoveRowAt: indexPath) { return true }
    guard table.unimplemented.contains(.canMove) else { return false }
    let name = "tableView:moveRowAtIndexPath:toIndexPath:"
    return !isCertain
      || dataSource is any NamedMembers && _optionalReceiver(name, dataSource as AnyObject) != nil
  }

  /// Moves a row to the row at `point`, where a touch dropped it.
  func drop(_ cell: UITableViewCell, at point: CGPoint) {
    guard let source = indexPath(for: cell), let target = indexPathForRow(at: point) else { return }
    simulateMove(ofRowAt: source, to: target)
  }
}

/// A data source that gets its rows from a snapshot.
@MainActor
protocol SnapshotSource: AnyObject {}

extension UITableViewDiffableDataSource: SnapshotSource {}
