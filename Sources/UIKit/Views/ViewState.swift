// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// The stored properties of a view on which no layout depends, and its relations to other objects.
@MainActor
final class ViewState: TraitState {
  // What every layout reads of every view that it moves comes first, so that it shares lines of the cache.
  var subviews: [UIView] = []
  var layer: CALayer?
  weak var controller: UIViewController?
  /// As set; nil until then.
  var corners: UICornerConfiguration?
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var boundsOrigin = CGPoint.zero
  /// Where a layout is placing the view, while it does; the frame does not follow from the center to the last bit.
  var placing: (frame: Rect, center: CGPoint)?
  var knownSafeArea = EdgeInsets.zero
  var knownMargins = EdgeInsets(all: 8)
  /// What the insets of subviews follow from, as of the last placing; nil since a subview came.
  var surroundings: Surroundings?
  var transform = CGAffineTransform.identity

  weak var superview: UIView?
  var guides: [UILayoutGuide] = []
  var anchors = AnchorCache()
  /// The guides that the view itself provides, made when first asked for.
  var systemGuides: [AutoLayout.ItemKind.GuideKind: UILayoutGuide] = [:]
  var gestureRecognizers: [UIGestureRecognizer] = []
  @Seldom private var changedTraits: OwnTraits?
  var ownTraits: OwnTraits {
    get { changedTraits ?? OwnTraits() }
    set { changedTraits = newValue }
  }
  @Seldom var handedTraits: TraitValues?
  var traitRegistrations: [TraitRegistration] = []
  var interactions: [any UIInteraction] = []
  /// As set; the core is given one that an overridden direction may replace.
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// What the view's class answers where it overrides its direction, as of the last pass.
  var answeredDirection: UIUserInterfaceLayoutDirection?
  /// As set; it is in effect while the superview autoresizes.
  var autoresizingMask: UIView.AutoresizingMask = []
  var measuringWidth: Double?

  /// Whether a diagnostic has reported that nothing places the view.
  var isDiagnosed = false
  /// Whether the last layout of the tree below ended without settling.
  var isUnsettled = false

  /// The view's id in the file that it was made from.
  var interfaceID: String?
  /// The view's role in the one above it in the file, such as `contentView`.
  var interfaceRole: String?
  /// What choosing the view, a cell, leads to.
  var segues: [CellSegue] = []
  /// What the file has of the view and those below it for other traits; nil where it is the same for all.
  var variations: InterfaceVariations?
  /// What the file has of the view, until its initialiser is through.
  @Seldom var file: FileOrigin?

  nonisolated init() {}
}
