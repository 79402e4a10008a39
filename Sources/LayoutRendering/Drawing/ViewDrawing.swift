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

  /// The radius of the corners, limited to a drawable number.
  var cornerRadius: Double { appearance.cornerRadius.limited(to: 0...1e4) }

  /// The origin of the view's own coordinates, which scrolling moves.
  var contentOrigin: Point {
    let offset = appearance.contentOffset
    return frame.offset(by: Point(x: -offset.x.drawable, y: -offset.y.drawable)).origin
  }

  /// The transform of the view in the picture's coordinates; nil for none.
  var transform: Transform? {
    guard ornaments.transform != .identity else { return nil }
    let anchor = Point(
      x: frame.x + frame.width * ornaments.anchor.x,
      y: frame.y + frame.height * ornaments.anchor.y)
    let transform = ornaments.transform.about(anchor)
    return transform.isDrawable ? transform : nil
  }

  /// The text rectangle that code has set; nil for the standard one.
  var placedText: Rect? {
    ornaments.textRect.map {
      $0.offset(by: Point(x: frame.x, y: frame.y)).drawable
    }
  }
}
