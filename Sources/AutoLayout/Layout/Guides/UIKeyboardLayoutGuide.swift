// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A guide that activates constraints by which edges of its view it is near.
///
/// The keyboard never moves here: it is always at the bottom, and so near the bottom, leading and
/// trailing edges and away from the top.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private let nearEdges: NSDirectionalRectEdge = [.bottom, .leading, .trailing]

  /// Has the constraints active while the guide is near `edge`, in place of those set for it
  /// before. They are activated at once, or stay as they are where the guide is not near all of
  /// `edge`.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(near[edge] ?? [])
    near[edge] = trackedConstraints
    if nearEdges.contains(edge) { NSLayoutConstraint.activate(trackedConstraints) }
  }

  /// Has the constraints active while the guide is away from `edge`, in place of those set for it
  /// before. They are activated at once where `edge` is the top, and stay as they are otherwise.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edge] ?? [])
    away[edge] = trackedConstraints
    if nearEdges.isDisjoint(with: edge) { NSLayoutConstraint.activate(trackedConstraints) }
  }

  /// What was set for exactly these edges, active or not; empty for none.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge] ?? []
  }

  /// What was set for exactly these edges, active or not; empty for none.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge] ?? []
  }

  /// Deactivates all that was set and forgets it.
  open func removeAllTrackedConstraints() {
    for constraints in near.values { NSLayoutConstraint.deactivate(constraints) }
    for constraints in away.values { NSLayoutConstraint.deactivate(constraints) }
    near = [:]
    away = [:]
  }
}

/// The area of the keyboard. No keyboard is ever shown here, so its top is the bottom of the safe area,
/// or of the view, and its bottom that of the view.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats; kept, none does.
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the bottom of the safe area, as without a keyboard it does unless this
  /// is false: then it begins, and ends, at that of the view.
  open var usesBottomSafeArea = true {
    didSet {
      let kind: ItemKind.GuideKind =
        usesBottomSafeArea ? .keyboard : .bottomLayoutGuide(length: 0)
      LayoutStore.current.forest.setKind(.guide(kind), of: item)
      LayoutStore.current.scheduleLayout()
    }
  }
  /// Points above the keyboard at which a drag begins to move it; kept, without effect.
  open var keyboardDismissPadding: CGFloat = 0
}
