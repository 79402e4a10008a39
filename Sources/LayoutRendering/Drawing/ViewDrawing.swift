// SPDX-License-Identifier: MIT

import LayoutCore

/// What drawing the content of a view needs to know about the view.
struct ViewDrawing {
  /// The view's frame in the root's coordinates, fit for drawing.
  var frame: Rect
  /// The bounds of the whole picture.
  var root: Rect
  /// The tint that holds here.
  var tint: Color
  var direction: LayoutDirection
  var environment: Environment
  var appearance: Appearance
  var hasSubviews: Bool
}
