// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// What all anchors have in common, whatever they may be paired with: an attribute of an item.
///
/// Two anchors are equal when item and attribute are. The item is not kept alive.
open class _LayoutAnchor: NSObject {
  weak var object: (any LayoutItem)?
  let reference: ItemID?
  let attribute: LayoutCore.Attribute
  /// Makes the anchor a length: the distance from `origin` to this one's attribute.
  let origin: _LayoutAnchor?

  init(
    _ object: (any LayoutItem)?, _ attribute: LayoutCore.Attribute,
    from origin: _LayoutAnchor? = nil
  ) {
    self.object = object
    self.origin = origin
    self.reference = object?.item
    self.attribute = attribute
    super.init()
  }

  /// The distance from `origin` to `end`.
  init(from origin: _LayoutAnchor, to end: _LayoutAnchor) {
    self.object = end.object
    self.origin = origin
    self.reference = end.reference
    self.attribute = end.attribute
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? _LayoutAnchor else { return false }
    return reference == other.reference && attribute == other.attribute && origin == other.origin
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(reference)
    hasher.combine(attribute)
    return hasher.finalize()
  }

  open var name: String { LayoutDescription.name(of: attribute) }

  open var item: AnyObject? { object }

  open override var description: String { LayoutDescription.of(self) }

  /// The anchor as one end of a distance; nil once its item is gone.
  var place: ConstraintPlace? { reference.map { ConstraintPlace($0, attribute) } }
}
