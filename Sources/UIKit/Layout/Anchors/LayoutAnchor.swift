// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

/// The base class of all anchors: an attribute of a layout item.
///
/// Two anchors are equal if they have the same item and attribute. An anchor does not retain its
/// item.
open class _LayoutAnchor: NSObject {
  let place: ConstraintPlace
  /// If not nil, the anchor is a length: the distance from `origin` to ``place``.
  let origin: ConstraintPlace?

  init(_ place: ConstraintPlace, from origin: ConstraintPlace? = nil) {
    self.place = place
    self.origin = origin
    super.init()
  }

  var attribute: AutoLayout.Attribute { place.attribute }

  var object: (any LayoutItem)? { LayoutStore.current.object(of: place.item) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? _LayoutAnchor else { return false }
    return place == other.place && origin == other.origin
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(place)
    return hasher.finalize()
  }

  open var name: String { LayoutDescription.name(of: attribute) }

  open var item: AnyObject? { object }

  open override var description: String { LayoutDescription.of(self) }
}

/// The anchors of a layout item. They are the same objects as long as the view or guide lives.
///
/// Source: tests of client libraries, which rely on that identity with UIKit.
struct AnchorCache {
  private var anchors: [_LayoutAnchor] = []

  /// The anchor of an attribute, with the class for its axis.
  mutating func any(_ item: ItemID, _ attribute: AutoLayout.Attribute) -> _LayoutAnchor {
    if attribute.isSize { return length(item, attribute) }
    return attribute.axis == .vertical ? y(item, attribute) : x(item, attribute)
  }

  mutating func x(_ item: ItemID, _ attribute: AutoLayout.Attribute) -> NSLayoutXAxisAnchor {
    anchor(attribute) { NSLayoutXAxisAnchor(ConstraintPlace(item, attribute)) }
  }

  mutating func y(_ item: ItemID, _ attribute: AutoLayout.Attribute) -> NSLayoutYAxisAnchor {
    anchor(attribute) { NSLayoutYAxisAnchor(ConstraintPlace(item, attribute)) }
  }

  mutating func length(_ item: ItemID, _ attribute: AutoLayout.Attribute) -> NSLayoutDimension {
    anchor(attribute) { NSLayoutDimension(ConstraintPlace(item, attribute)) }
  }

  private mutating func anchor<Anchor: _LayoutAnchor>(
    _ attribute: AutoLayout.Attribute, _ make: () -> Anchor
  ) -> Anchor {
    if let known = anchors.first(where: { $0.attribute == attribute }) {
      return unsafeDowncast(known, to: Anchor.self)
    }
    let anchor = make()
    anchors.append(anchor)
    return anchor
  }
}

extension LayoutStore {
  /// The anchor of one side of a constraint. It is the object that the item returns for the
  /// attribute.
  func anchor(
    at place: ConstraintPlace, from origin: ConstraintPlace?
  ) -> NSLayoutAnchor<AnyObject> {
    if let origin {
      return erasedAnchor(NSLayoutDimension(place, from: origin), NSLayoutAnchor<AnyObject>.self)
    }
    guard place.attribute != .notAnAttribute, let object = object(of: place.item)
    else { return NSLayoutAnchor(place) }
    let item = UncheckedAccess(object)
    let anchor = onMainActor { UncheckedAccess(item.value.anchor(of: place.attribute)) }
    return erasedAnchor(anchor.value, NSLayoutAnchor<AnyObject>.self)
  }
}
