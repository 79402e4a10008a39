// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

// Conversions between geometry types of UIKit and of the engine. They have the same values.

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

  var core: Rect { Rect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }

  var core: Point { Point(x: x, y: y) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The content size, with -1 in a dimension without content.
  init(_ size: ContentSize) { self.init(width: size.width ?? -1, height: size.height ?? -1) }

  var core: Size { Size(width: width, height: height) }

  /// The content size. Negative lengths mean a dimension without content.
  var contentSize: ContentSize {
    ContentSize(width: width < 0 ? nil : width, height: height < 0 ? nil : height)
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  var core: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  var core: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
