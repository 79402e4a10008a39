// SPDX-License-Identifier: MIT

package import AutoLayout

extension Item {
  /// The item of a view, whose class may override what it measures.
  static var measuredByHost: Item {
    var item = Item()
    item.isMeasuredByHost = true
    return item
  }
}

package protocol LayoutItem: AnyObject {
  /// The object's item in the forest, as long as the object lives.
  nonisolated var item: ItemID { get }

  /// The view itself, or the one in whose coordinates a guide lies.
  @MainActor var containingView: UIView? { get }

  /// The object that stands for an attribute as long as the item lives.
  @MainActor func anchor(of attribute: AutoLayout.Attribute) -> _LayoutAnchor
}
