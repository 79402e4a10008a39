// SPDX-License-Identifier: MIT

import Foundation

/// What tables and collections have in common.
open class _ListView: UIScrollView {
  override var settlesContentAfterLayout: Bool { true }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// No effect.
  open var allowsFocus = true
  /// No effect.
  open var allowsFocusDuringEditing = false
  /// No effect.
  open var selectionFollowsFocus = false
  /// No effect.
  open var remembersLastFocusedIndexPath = false
  open var isPrefetchingEnabled = true
  /// No effect.
  open var isSpringLoaded = false
  /// No effect.
  open var dragInteractionEnabled = false
  open var hasActiveDrag: Bool { false }

  open var hasActiveDrop: Bool { false }

  /// The row or item whose actions are uncovered.
  var openSwipe: OpenSwipeActions?
  /// A touch that may uncover some.
  var swipeTouch: SwipeTouch?
  /// Whether rows can be swiped as things are.
  var canSwipe: Bool { true }

  /// The actions of a row at one of its edges.
  ///
  /// - Parameter isCertain: whether those are left out of which it is not known that they do something.
  func swipeActions(
    at indexPath: IndexPath, _ edge: OpenSwipeActions.Edge, isCertain: Bool
  ) -> UISwipeActionsConfiguration? { nil }

  func swipedCell(at indexPath: IndexPath) -> (any SwipedCell)? { nil }

  func indexPath(ofSwipedCell cell: UIView) -> IndexPath? { nil }

  func swipeWillOpen(at indexPath: IndexPath) {}

  /// - Parameter indexPath: nil where the row has gone.
  func swipeDidClose(at indexPath: IndexPath?) {}

  override func dragWillBegin() {
    super.dragWillBegin()
    openSwipe?.dismiss()
  }

  /// Forgets that a row is touched.
  func cancelRowTouch() {}

  /// The menus of rows and items; their delegate is the list's.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuOfList }

  private(set) lazy var menuOfList = UIContextMenuInteraction()
}
