// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// A cell beside which a swipe uncovers actions.
@MainActor
protocol SwipedCell: UIView {
  /// Where the actions are that stand beside the cell; nil while there are none.
  var swipedEdge: OpenSwipeActions.Edge? { get set }
}

extension SwipedCell {
  /// The corners that the row has as the first or last of an inset group.
  var rowShape: (corners: UIRectCorner, radius: CGFloat) {
    guard case .cell(let row) = LayoutStore.current.forest[item].content,
      row.tableStyle == .insetGrouped
    else { return ([], 0) }
    var corners: UIRectCorner = []
    if row.isFirst { corners.formUnion([.topLeft, .topRight]) }
    if row.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    let platform = LayoutStore.current.environment.layout.platform
    return (corners, CGFloat(CellLayout.cornerRadius(platform)))
  }
}

/// An action of a row that assistive technology offers without a swipe.
final class SwipeAccessibilityAction: UIAccessibilityCustomAction {}

extension UIView {
  /// The actions that code gave a cell, and after them those that swipes would uncover, at the leading edge first.
  ///
  /// - Unverified: the order of custom actions, those of the leading edge first.
  func addingSwipeActions(
    to given: [UIAccessibilityCustomAction]?
  ) -> [UIAccessibilityCustomAction]? {
    guard let list = superview as? _ListView, let indexPath = list.indexPath(ofSwipedCell: self)
    else { return given }
    let derived = [OpenSwipeActions.Edge.leading, .trailing].flatMap { edge in
      (list.swipeActions(at: indexPath, edge, isCertain: true)?.actions ?? []).compactMap {
        accessibilityAction(for: $0)
      }
    }
    return derived.isEmpty ? given : (given ?? []) + derived
  }

  private func accessibilityAction(for action: UIContextualAction) -> SwipeAccessibilityAction? {
    guard let name = action.title ?? action.image?.accessibilityLabel else { return nil }
    return SwipeAccessibilityAction(name: name, image: action.image) { [weak self] _ in
      guard let self else { return false }
      action.handler(action, self) { _ in }
      return true
    }
  }
}

extension [UIAccessibilityCustomAction] {
  /// Those that code gave, of a list that was read from a cell.
  var withoutSwipeActions: Self { filter { !($0 is SwipeAccessibilityAction) } }
}
