// SPDX-License-Identifier: MIT

public import Foundation

/// The open swipe actions of a row or item.
///
/// They are opened by ``UITableView/simulateSwipe(onRowAt:from:isFull:)``,
/// ``UICollectionView/simulateSwipe(onItemAt:from:isFull:)`` or touches.
///
/// The cell is moved by the width of the actions. Their buttons are beside it, the first at the
/// edge.
@preconcurrency @MainActor
public final class OpenSwipeActions {
  /// The end of the row with the actions.
  public enum Edge: Sendable { case leading, trailing }

  /// The row's index path. It is updated when other rows are inserted or deleted.
  public internal(set) var indexPath: IndexPath
  public let edge: Edge
  public let configuration: UISwipeActionsConfiguration
  public private(set) var isOpen = true

  /// The moved cell. Nil after the actions are closed.
  private(set) var cell: (any SwipedCell)?
  private weak var list: _ListView?
  private let view = UISwipeActionPullView()
  /// The distance by which the cell is moved. If nil, the width of the actions.
  private var distance: CGFloat?
  /// The frame of the row in its list.
  private(set) var row = CGRect.zero
  private var formerMask: CALayer?

  init(
    _ configuration: UISwipeActionsConfiguration, _ edge: Edge, of cell: any SwipedCell,
    at indexPath: IndexPath, in list: _ListView
  ) {
    self.configuration = configuration
    self.edge = edge
    self.cell = cell
    self.indexPath = indexPath
    self.list = list
    formerMask = cell.layer.mask
    view.onChoice = { [weak self] in _ = self?.choose($0) }
    list.insertSubview(view, belowSubview: cell)
    place(inRow: cell.frame)
  }

  /// The actions, ordered from the edge inwards.
  public var actions: [UIContextualAction] { configuration.actions }

  /// Performs the first action with the title.
  ///
  /// - Returns: false if no action has the title or the actions are closed.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    return choose(action)
  }

  /// Performs an action. Its handler is called with the action's button.
  ///
  /// The row closes when the handler calls its completion, with either value. Like UIKit, the list
  /// does not delete the row.
  ///
  /// - Returns: false if the action is not in the list or the actions are closed.
  @discardableResult
  public func choose(_ action: UIContextualAction) -> Bool {
    guard isOpen, let button = view.button(of: action) else { return false }
    action.handler(action, button) { [weak self] _ in self?.dismiss() }
    return true
  }

  /// Closes the actions and calls the delegate.
  public func dismiss() { close(indexPath) }

  /// Closes the actions of a row that was removed or is reloaded.
  func closeForRemovedRow() { close(nil) }

  private func close(_ indexPath: IndexPath?) {
    guard isOpen, let cell else { return }
    isOpen = false
    view.removeFromSuperview()
    cell.layer.mask = formerMask
    cell.frame.origin = row.origin
    self.cell = nil
    list?.swipeHasClosed(self, cell, at: indexPath)
  }

  // MARK: Places

  private var isAtRight: Bool {
    (edge == .trailing) == (cell?.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  /// The width of the actions while no touch drags them.
  private var width: CGFloat { view.width(in: row.height) }

  /// Moves the cell out of its row and places the actions beside it.
  func place(inRow row: CGRect) {
    guard let cell else { return }
    self.row = row
    view.show(actions, in: row.height)
    let distance = distance ?? width
    view.frame = CGRect(
      x: isAtRight ? row.maxX - distance : row.minX, y: row.minY, width: distance,
      height: row.height)
    view.arrange(isAtRight: isAtRight)
    let moved = row.offsetBy(dx: isAtRight ? -distance : distance, dy: 0)
    if cell.frame != moved { cell.frame = moved }
    clip()
  }

  /// Clips cell and actions to the shape of the row, if the row is narrower than its list.
  private func clip() {
    guard let cell, let list, row.width < list.bounds.width else { return }
    let shape = cell.rowShape
    for part in [cell, view] {
      let mask = CAShapeLayer()
      let place = row.offsetBy(dx: -part.frame.minX, dy: -part.frame.minY)
      mask.path =
        UIBezierPath(
          roundedRect: place, byRoundingCorners: shape.corners,
          cornerRadii: CGSize(width: shape.radius, height: shape.radius)
        ).cgPath
      part.layer.mask = mask
    }
  }

  // MARK: Dragging

  /// Drags the row by `shift`, the touch's horizontal movement since its start.
  func drag(by shift: CGFloat) {
    distance = max(0, isAtRight ? -shift : shift)
    place(inRow: row)
  }

  /// Ends a drag.
  ///
  /// The row stays open from half the width of its actions. Beyond the middle of the row, the first
  /// action is performed if the configuration allows a full swipe.
  ///
  /// - Unverified: the limits, half the width of the actions and of the row.
  func release() {
    let distance = distance ?? width
    guard distance >= width / 2 else { return dismiss() }
    finishSwipe(isFull: distance > row.width / 2)
  }

  /// Moves the cell beside the actions. After a full swipe, also performs the first action.
  func finishSwipe(isFull: Bool) {
    let isPerformed = isFull && configuration.performsFirstActionWithFullSwipe
    distance = isPerformed ? row.width : nil
    place(inRow: row)
    if isPerformed, let first = actions.first { choose(first) }
    guard isOpen, isPerformed else { return }
    distance = nil
    place(inRow: row)
  }
}
