// SPDX-License-Identifier: MIT

public import Foundation

extension UITableView {
  /// Opens the context menu of a row as a long press in its middle does.
  ///
  /// - Returns: nil where the row is not in view or the delegate has no menu for it.
  @discardableResult
  public func simulateContextMenu(onRowAt indexPath: IndexPath) -> OpenContextMenu? {
    layoutIfNeeded()
    return cellForRow(at: indexPath).flatMap { openContextMenu(onRowAt: indexPath, at: $0.center) }
  }

  func openContextMenu(onRowAt indexPath: IndexPath, at point: CGPoint)
    -> OpenContextMenu?
  {
    let found = delegate?.tableView(
      self, contextMenuConfigurationForRowAt: indexPath, point: point)
    return found.map { menuOfList.open($0, ContextMenuListener(self), at: point, in: self) }
  }
}

extension UICollectionView {
  /// Opens the context menu of an item as a long press in its middle does: that of all chosen items where it is one
  /// of several.
  ///
  /// - Returns: nil where the item is not in view or the delegate has no menu for it.
  @discardableResult
  public func simulateContextMenu(onItemAt indexPath: IndexPath) -> OpenContextMenu? {
    layoutIfNeeded()
    return cellForItem(at: indexPath).flatMap {
      openContextMenu(onItemAt: indexPath, at: $0.center)
    }
  }

  func openContextMenu(onItemAt indexPath: IndexPath?, at point: CGPoint)
    -> OpenContextMenu?
  {
    let chosen = indexPathsForSelectedItems ?? []
    let items = indexPath.map { chosen.count > 1 && chosen.contains($0) ? chosen : [$0] } ?? []
    let found =
      delegate?.collectionView(self, contextMenuConfigurationForItemsAt: items, point: point)
      ?? items.first.flatMap {
        delegate?.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point)
      }
    return found.map {
      menuOfList.open($0, ContextMenuListener(self, items: items), at: point, in: self)
    }
  }
}

extension UIView {
  /// Opens the context menu under a point of the view as a long press there does: that of the nearest interaction, row
  /// or item, from the view that is touched upwards.
  ///
  /// - Returns: nil where nothing there has a menu.
  @discardableResult
  public func simulateContextMenu(at point: CGPoint) -> OpenContextMenu? {
    layoutIfNeeded()
    var next = hitTest(point, with: nil)
    while let view = next {
      if let menu = view.openContextMenu(at: view.convert(point, from: self)) { return menu }
      next = view.superview
    }
    return nil
  }

  private func openContextMenu(at point: CGPoint) -> OpenContextMenu? {
    for case let interaction as UIContextMenuInteraction in interactions {
      if let menu = interaction.simulateMenu(at: point) { return menu }
    }
    return openMenuOfContents(at: point)
  }
}
