// SPDX-License-Identifier: MIT

import Foundation

/// The shared superclass of table views and collection views.
open class _ListView: UIScrollView, UISpringLoadedInteractionSupporting {
  override var estimatesContentSize: Bool { true }

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

  /// The open swipe actions and their row or item.
  var openSwipe: OpenSwipeActions?
  /// The current touch, which may become a swipe.
  var swipeTouch: SwipeTouch?
  /// Whether rows accept swipes. False while the list is in editing mode.
  var canSwipe: Bool { true }

  /// The swipe actions of a row at one of its edges.
  ///
  /// - Parameter isCertain: whether to leave out a delete action if the data source is not known to
  ///   implement the deletion.
  func swipeActions(
    at indexPath: IndexPath, _ edge: OpenSwipeActions.Edge, isCertain: Bool
  ) -> UISwipeActionsConfiguration? { nil }

  func swipedCell(at indexPath: IndexPath) -> (any SwipedCell)? { nil }

  func indexPath(ofSwipedCell cell: UIView) -> IndexPath? { nil }

  func swipeWillOpen(at indexPath: IndexPath) {}

  /// - Parameter indexPath: nil if the row was removed or reloaded.
  func swipeDidClose(at indexPath: IndexPath?) {}

  override func dragWillBegin() {
    super.dragWillBegin()
    openSwipe?.dismiss()
  }

  /// Ends the highlight of the touched row.
  func cancelRowTouch() {}

  /// The interaction that shows the menus of rows and items. The list's delegate provides the
  /// menus.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuOfList }

  private(set) lazy var menuOfList = UIContextMenuInteraction()
}
