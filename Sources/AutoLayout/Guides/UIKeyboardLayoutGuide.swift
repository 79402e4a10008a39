// SPDX-License-Identifier: MIT

public import Foundation

/// A guide that activates constraints by which edges of its view it is near.
///
/// The keyboard never moves here: it is always near the bottom edge.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private let nearEdges: NSDirectionalRectEdge = [.bottom, .leading, .trailing]

  /// Has `constraints` active while the guide is near `edge`.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(near[edge] ?? [])
    near[edge] = trackedConstraints
    if nearEdges.contains(edge) { NSLayoutConstraint.activate(trackedConstraints) }
  }

  /// Has `constraints` active while the guide is away from `edge`.
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

/// The area of the keyboard. No keyboard is ever shown here, so its top is the safe area's bottom.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}
