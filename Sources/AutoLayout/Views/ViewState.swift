// SPDX-License-Identifier: MIT

import Foundation

/// What a view knows that no layout depends on, and its place among objects.
@MainActor
final class ViewState {
  weak var superview: UIView?
  var subviews: [UIView] = []
  var boundsOrigin = CGPoint.zero
  var transform = CGAffineTransform.identity
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Set while the layout gives the view its frame, which is then no new start for its mask.
  var isBeingPlaced = false
  /// The width that the content is being measured at.
  var measuringWidth: Double?

  nonisolated init() {}
}
