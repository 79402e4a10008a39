// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The properties of a view that drawing its content depends on.
struct ViewDrawing {
  /// The view's frame in the root's coordinates, limited to drawable numbers.
  var frame: Rect
  /// The frame without the safe area at its left and right. Bars place their parts in it.
  var safeFrame: Rect
  /// The top of a scroll view's content at rest, below the bars that cover the scroll view.
  var contentTop: Double
  /// The frame of the container controller's view that owns a bar; nil for a bar in any other view.
  var container: Rect?
  /// The frame of the root view, which is the whole picture.
  var root: Rect
  /// The tint colour of the view.
  var tint: Color
  var direction: LayoutDirection
  var environment: Environment
  var appearance: Appearance
  /// The ornaments of the appearance. They are large, so they are read once for each view.
  var ornaments: Ornaments
  var hasSubviews: Bool

  var controlColors: ControlColors { ornaments.controlColors }
  var isDisabled: Bool { ornaments.isDisabled }

  /// The text rectangle that code has set; nil for the standard one.
  var placedText: Rect? {
    ornaments.textRect.map {
      $0.offset(by: Point(x: frame.x, y: frame.y)).drawable
    }
  }
}
