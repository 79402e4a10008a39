// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A group of items that move together.
open class UIDynamicItemGroup: _UIObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  /// No effect.
  open var transform = CGAffineTransform.identity

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init(object: ())
  }

  /// The union of the items' frames.
  private var box: CGRect {
    items.reduce(CGRect.null) {
      let (center, size) = ($1.center, $1.bounds.size)
      return $0.union(
        CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: items.isEmpty ? .zero : box.size) }

  /// The centre of the items' frames. Setting it moves all items.
  open var center: CGPoint {
    get { items.isEmpty ? .zero : CGPoint(x: box.midX, y: box.midY) }
    set {
      let old = center
      for item in items {
        item.center = CGPoint(
          x: item.center.x + newValue.x - old.x, y: item.center.y + newValue.y - old.y)
      }
    }
  }
}
