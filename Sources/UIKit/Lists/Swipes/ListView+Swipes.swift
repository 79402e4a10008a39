// SPDX-License-Identifier: MIT

import Foundation

/// A touch that may become a swipe.
struct SwipeTouch {
  var start: CGPoint
  var indexPath: IndexPath
  /// The swipe actions that the touch has opened and drags.
  var actions: OpenSwipeActions?
  /// Whether the touch cannot become a swipe: it moved vertically, or the row has no actions.
  var hasFailed = false
}

extension _ListView {
  /// Simulates a swipe on a row.
  func swipe(
    at indexPath: IndexPath, _ edge: OpenSwipeActions.Edge, isFull: Bool
  ) -> OpenSwipeActions? {
    layoutIfNeeded()
    guard canSwipe else { return nil }
    let actions = uncoverActions(at: indexPath, edge)
    actions?.finishSwipe(isFull: isFull)
    return actions
  }

  /// Opens the swipe actions of a row and closes those of another row.
  ///
  /// - Returns: nil if the row is not visible or has no actions.
  func uncoverActions(
    at indexPath: IndexPath, _ edge: OpenSwipeActions.Edge
  ) -> OpenSwipeActions? {
    if let open = openSwipe, open.indexPath == indexPath, open.edge == edge { return open }
    openSwipe?.dismiss()
    guard let cell = swipedCell(at: indexPath), cell.isUserInteractionEnabled,
      let configuration = swipeActions(at: indexPath, edge, isCertain: false),
      !configuration.actions.isEmpty
    else { return nil }
    swipeWillOpen(at: indexPath)
    let opened = OpenSwipeActions(configuration, edge, of: cell, at: indexPath, in: self)
    openSwipe = opened
    cell.swipedEdge = edge
    return opened
  }

  func swipeHasClosed(
    _ actions: OpenSwipeActions, _ cell: any SwipedCell, at indexPath: IndexPath?
  ) {
    if openSwipe === actions { openSwipe = nil }
    swipeTouch = nil
    cell.swipedEdge = nil
    setNeedsLayout()
    swipeDidClose(at: indexPath)
  }

  /// Moves the open swipe actions with their row, or closes them if the row was removed.
  func moveSwipe(_ update: ListUpdate) {
    guard let openSwipe else { return }
    if let new = update[openSwipe.indexPath] {
      openSwipe.indexPath = new
    } else {
      openSwipe.closeForRemovedRow()
    }
  }

  // MARK: Touches

  /// - Returns: whether the touch only closed open swipe actions.
  func beginSwipe(_ touches: Set<UITouch>, at indexPath: IndexPath?) -> Bool {
    swipeTouch = nil
    if let openSwipe {
      openSwipe.dismiss()
      return true
    }
    guard let touch = touches.first, let indexPath else { return false }
    swipeTouch = SwipeTouch(start: touch.location(in: self), indexPath: indexPath)
    return false
  }

  /// Opens the swipe actions when a touch moves horizontally, and drags them.
  ///
  /// - Unverified: the 10 points from which on a touch is a swipe.
  func followSwipe(_ touches: Set<UITouch>) {
    guard var touch = swipeTouch, !touch.hasFailed, let place = touches.first?.location(in: self)
    else { return }
    let (x, y) = (place.x - touch.start.x, place.y - touch.start.y)
    if touch.actions == nil {
      guard max(abs(x), abs(y)) >= 10 else { return }
      if abs(x) > abs(y), canSwipe {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        touch.actions = uncoverActions(
          at: touch.indexPath, (x < 0) == isLeftToRight ? .trailing : .leading)
      }
      touch.hasFailed = touch.actions == nil
      if !touch.hasFailed { cancelRowTouch() }
      swipeTouch = touch
    }
    touch.actions?.drag(by: x)
  }

  /// - Returns: whether the touch was a swipe.
  func endSwipe(isCancelled: Bool) -> Bool {
    let actions = swipeTouch?.actions
    swipeTouch = nil
    guard let actions else { return false }
    if isCancelled { actions.dismiss() } else { actions.release() }
    return true
  }
}
