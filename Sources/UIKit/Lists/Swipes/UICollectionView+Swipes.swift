// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  /// Uncovers the actions of an item of a list as a swipe from one of its edges does, and closes those of another; a
  /// full swipe performs the first where the configuration lets it.
  ///
  /// - Returns: nil where the item is not in view or its list has no actions for it there, and while the collection is
  ///   edited.
  @discardableResult
  public func simulateSwipe(
    onItemAt indexPath: IndexPath, from edge: OpenSwipeActions.Edge = .trailing,
    isFull: Bool = false
  ) -> OpenSwipeActions? {
    layoutIfNeeded()
    guard canSwipe else { return nil }
    let actions = uncoverActions(at: indexPath, edge)
    actions?.settle(isFull: isFull)
    return actions
  }
}
