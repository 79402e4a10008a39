// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// What a view knows that no layout depends on, and its place among objects.
@MainActor
final class ViewState {
  weak var superview: UIView?
  var subviews: [UIView] = []
  var guides: [UILayoutGuide] = []
  /// The guides that the view itself provides, made when first asked for.
  var systemGuides: [LayoutCore.ItemKind.GuideKind: UILayoutGuide] = [:]
  /// The controller whose root the view is.
  weak var controller: UIViewController?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var layer: CALayer?
  var boundsOrigin = CGPoint.zero
  var transform = CGAffineTransform.identity
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What the view makes of the traits it inherits.
  var ownTraits = OwnTraits()
  var traitRegistrations: [TraitRegistration] = []
  var interactions: [any UIInteraction] = []
  /// What was set, which the core hears of together with an overridden direction.
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// What was set, which counts while the superview autoresizes.
  var autoresizingMask: UIView.AutoresizingMask = []
  /// Set while the layout gives the view its frame, which is then no new start for its mask.
  var isBeingPlaced = false
  /// The width that the content is being measured at.
  var measuringWidth: Double?

  /// Whether it was said that nothing places the view.
  var isDiagnosed = false
  /// Whether the last layout of the tree below was given up.
  var isUnsettled = false
  /// The insets that the view was last told of.
  var knownSafeArea = EdgeInsets.zero
  var knownMargins = EdgeInsets(all: 8)

  /// The view's id in the file that it was made from.
  var interfaceID: String?
  /// The view's role in the one above it in the file, such as `contentView`.
  var interfaceRole: String?
  /// What choosing the view, a cell, leads to.
  var segues: [CellSegue] = []
  /// What the file has of the view, until its initialiser is through.
  var file: FileOrigin?

  nonisolated init() {}
}
