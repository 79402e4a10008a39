// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// The properties of a view that no layout depends on, and its relations to other objects.
@MainActor
final class ViewState: TraitState {
  // The first properties are those that every layout reads of each moved view. So they share cache
  // lines.
  var subviews: [UIView] = []
  var layer: CALayer?
  weak var controller: UIViewController?
  /// Nil before the app sets it.
  var corners: UICornerConfiguration?
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var boundsOrigin = CGPoint.zero
  /// The frame that `bounds` or `center` sets next, while a layout places the view.
  var placing: Rect?
  var knownSafeArea = EdgeInsets.zero
  var knownMargins = EdgeInsets(all: 8)
  /// The basis of the subviews' insets at the last placement. Nil after a subview was added.
  var surroundings: Surroundings?
  var transform = CGAffineTransform.identity

  weak var superview: UIView?
  var guides: [UILayoutGuide] = []
  var anchors = AnchorCache()
  /// The view's own guides, made on first access.
  var systemGuides: [AutoLayout.ItemKind.GuideKind: UILayoutGuide] = [:]
  var gestureRecognizers: [UIGestureRecognizer] = []
  @Boxed private var changedTraits: OwnTraits?
  var ownTraits: OwnTraits {
    get { changedTraits ?? OwnTraits() }
    set { changedTraits = newValue }
  }
  @Boxed var recordedChildTraits: TraitValues?
  var traitRegistrations: [TraitRegistration] = []
  var interactions: [any UIInteraction] = []
  /// The value that was set. The engine may get another one for an overridden direction.
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The direction that the class returned from its override in the last pass.
  var overriddenDirection: UIUserInterfaceLayoutDirection?
  /// The value that was set. It applies while the superview autoresizes its subviews.
  var autoresizingMask: UIView.AutoresizingMask = []
  var measuringWidth: Double?

  /// Whether a diagnostic has reported that the view has no placement.
  var isDiagnosed = false
  /// Whether the last layout of the view's tree ended at the limit of rounds.
  var reachedRoundLimit = false

  /// The view's identifier in its interface file.
  var interfaceID: String?
  /// The view's role in its superview in the file, such as `contentView`.
  var interfaceRole: String?
  /// The segues that a selection of the view, a cell, performs.
  var segues: [CellSegue] = []
  /// The file's variations of the view and its descendants for other traits, or nil.
  var variations: InterfaceVariations?
  /// The view's data in the file, until the initializer has finished.
  @Boxed var file: FileOrigin?

  nonisolated init() {}
}
