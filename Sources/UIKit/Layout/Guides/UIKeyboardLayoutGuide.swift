// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

/// The keyboard is always docked. It is near the bottom, leading and trailing edges, and away from
/// the top.
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private let nearEdges: NSDirectionalRectEdge = [.bottom, .leading, .trailing]

  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(near[edge] ?? [])
    near[edge] = trackedConstraints
    if nearEdges.contains(edge) { NSLayoutConstraint.activate(trackedConstraints) }
  }

  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edge] ?? [])
    away[edge] = trackedConstraints
    if nearEdges.isDisjoint(with: edge) { NSLayoutConstraint.activate(trackedConstraints) }
  }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge] ?? []
  }

  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge] ?? []
  }

  open func removeAllTrackedConstraints() {
    for constraints in near.values { NSLayoutConstraint.deactivate(constraints) }
    for constraints in away.values { NSLayoutConstraint.deactivate(constraints) }
    near = [:]
    away = [:]
  }
}

/// While a keyboard or an input view is shown, the guide covers it, even below the view's bounds.
/// See ``UIScreen/simulateKeyboard(_:)``.
///
/// Otherwise its top is at the bottom of the safe area or of the view, and its bottom is at the
/// view's bottom. If the view ends above the bottom of the safe area, the guide is below the view.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// No effect.
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea: Bool {
    get { _usesBottomSafeArea }
    set { _usesBottomSafeArea = newValue }
  }

  private var _usesBottomSafeArea = true {
    didSet {
      let kind = ItemKind.GuideKind.keyboard(aboveSafeArea: usesBottomSafeArea)
      LayoutStore.current.forest.setKind(.guide(kind), of: item)
      LayoutStore.current.scheduleLayout()
    }
  }
  /// No effect.
  open var keyboardDismissPadding: CGFloat = 0
}
