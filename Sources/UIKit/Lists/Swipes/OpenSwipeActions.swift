// SPDX-License-Identifier: MIT

public import Foundation

/// The actions of a row or item that a swipe has uncovered: code's by ``UITableView/simulateSwipe(onRowAt:from:isFull:)``
/// and ``UICollectionView/simulateSwipe(onItemAt:from:isFull:)``, or that of touches.
///
/// The cell has moved by the width of the actions, whose buttons stand beside it, the first at the edge.
@preconcurrency @MainActor
public final class OpenSwipeActions {
  /// Which end of the row the actions stand at.
  public enum Edge: Sendable { case leading, trailing }

  /// Follows the row as others come and go.
  public internal(set) var indexPath: IndexPath
  public let edge: Edge
  public let configuration: UISwipeActionsConfiguration
  public private(set) var isOpen = true

  /// What has moved; nil once the actions are closed.
  private(set) var cell: (any SwipedCell)?
  private weak var list: _ListView?
  private let view = UISwipeActionPullView()
  /// How far the cell has moved; nil for the width that the actions take.
  private var distance: CGFloat?
  /// Where the row is in its list.
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

  /// The actions, from the edge inwards.
  public var actions: [UIContextualAction] { configuration.actions }

  /// Performs the first action of this title.
  ///
  /// - Returns: whether there is such an action beside an open row.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    return choose(action)
  }

  /// Calls the handler of an action with the view that stands for it. The row closes as the handler calls its
  /// completion, with whatever value; UIKit deletes no row by itself either.
  ///
  /// - Returns: whether it is one of the actions beside an open row.
  @discardableResult
  public func choose(_ action: UIContextualAction) -> Bool {
    guard isOpen, let button = view.button(of: action) else { return false }
    action.handler(action, button) { [weak self] _ in self?.dismiss() }
    return true
  }

  /// Brings the cell back and tells the delegate.
  public func dismiss() { close(indexPath) }

  /// Ends it for a row that is gone, or that is asked for anew.
  func rowHasGone() { close(nil) }

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

  /// How wide the actions are while nobody drags them.
  private var width: CGFloat { view.width(in: row.height) }

  /// Moves the cell out of its row, and the actions beside it.
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

  /// Keeps cell and actions inside the shape of a row that is narrower than its list.
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

  /// Follows a touch that has moved by `shift` since it began.
  func drag(by shift: CGFloat) {
    distance = max(0, isAtRight ? -shift : shift)
    place(inRow: row)
  }

  /// Lets go of the row: it stays open from half the width of its actions on, and beyond the middle of the row the first
  /// action is performed where the configuration lets that.
  ///
  /// - Unverified: the limits, half the width of the actions and of the row.
  func release() {
    let distance = distance ?? width
    guard distance >= width / 2 else { return dismiss() }
    settle(isFull: distance > row.width / 2)
  }

  /// Brings the cell to its place beside the actions, and performs the first where the swipe went all the way.
  func settle(isFull: Bool) {
    let isPerformed = isFull && configuration.performsFirstActionWithFullSwipe
    distance = isPerformed ? row.width : nil
    place(inRow: row)
    if isPerformed, let first = actions.first { choose(first) }
    guard isOpen, isPerformed else { return }
    distance = nil
    place(inRow: row)
  }
}
