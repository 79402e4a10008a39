// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// What drawing the content of a view needs to know about the view.
struct ViewDrawing {
  /// The view's frame in the root's coordinates, fit for drawing.
  var frame: Rect
  /// What camera and rounded corners leave of the frame at its sides, where bars have their parts.
  var room: Rect
  /// Where a scroll view's content begins at rest: below the bars that it is moved clear of.
  var contentTop: Double
  /// The view of the container that a bar belongs to; nil for one that stands in another view.
  var container: Rect?
  /// The bounds of the whole picture.
  var root: Rect
  /// The tint that holds here.
  var tint: Color
  var direction: LayoutDirection
  var environment: Environment
  var appearance: Appearance
  var hasSubviews: Bool

  var controlColors: ControlColors { appearance.ornaments.controlColors }
  var isDisabled: Bool { appearance.ornaments.isDisabled }

  /// Where code has placed the view's text; nil where content of its kind places it.
  var placedText: Rect? {
    appearance.ornaments.textRect.map {
      $0.offset(by: Point(x: frame.x, y: frame.y)).drawable
    }
  }
}
