// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

/// A keyboard is always docked: it is near the bottom, leading and trailing edges, not the top.
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

/// Where a keyboard is shown, or what else its place is taken by, the guide covers that, also where it lies below the view:
/// see ``UIScreen/simulateKeyboard(_:)``. Otherwise its top is the bottom of the safe area, or of the view, and its
/// bottom that of the view; the guide of a view that ends above the safe area's bottom lies below it.
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
