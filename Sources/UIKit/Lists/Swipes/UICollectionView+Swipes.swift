// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  /// Simulates a swipe on an item: opens its swipe actions and closes those of another item.
  ///
  /// A full swipe performs the first action if the configuration allows it.
  ///
  /// - Returns: nil if the item is not visible or has no actions at the edge, and in editing mode.
  @discardableResult
  public func simulateSwipe(
    onItemAt indexPath: IndexPath, from edge: OpenSwipeActions.Edge = .trailing,
    isFull: Bool = false
  ) -> OpenSwipeActions? {
    swipe(at: indexPath, edge, isFull: isFull)
  }
}
