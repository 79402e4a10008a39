// SPDX-License-Identifier: MIT

package import AutoLayout

extension Item {
  /// The item of a view. The view measures it, because its class may override the measuring
  /// methods.
  static var measuredByHost: Item {
    var item = Item()
    item.isMeasuredByHost = true
    return item
  }
}

package protocol LayoutItem: AnyObject {
  /// The item in the forest. It exists as long as the object.
  nonisolated var item: ItemID { get }

  /// The view itself. For a guide, the view that owns it.
  @MainActor var containingView: UIView? { get }

  /// The anchor of an attribute. It is the same object as long as the item exists.
  @MainActor func anchor(of attribute: AutoLayout.Attribute) -> _LayoutAnchor
}
