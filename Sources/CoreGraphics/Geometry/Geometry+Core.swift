// SPDX-License-Identifier: MIT

package import AutoLayout
import Foundation

// Conversions between geometry types of UIKit and of the engine. They have the same values.

extension CGRect {
  package init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  package var core: Rect { Rect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
}

extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }

  package var core: Point { Point(x: x, y: y) }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The content size, with -1 in a dimension without content.
  package init(_ size: ContentSize) {
    self.init(width: size.width ?? -1, height: size.height ?? -1)
  }

  package var core: Size { Size(width: width, height: height) }

  /// The content size. Negative lengths mean a dimension without content.
  package var contentSize: ContentSize {
    ContentSize(width: width < 0 ? nil : width, height: height < 0 ? nil : height)
  }
}
