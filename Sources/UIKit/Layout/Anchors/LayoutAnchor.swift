// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

/// What all anchors have in common, whatever they may be paired with: an attribute of an item.
///
/// Two anchors are equal when item and attribute are. The item is not kept alive.
open class _LayoutAnchor: NSObject {
  let place: ConstraintPlace
  /// Makes the anchor a length: the distance from `origin` to ``place``.
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

/// The anchors that an item was asked for, which stay the same objects as long as its view or guide lives.
///
/// Source: an identity that tests of client libraries rely on with UIKit.
struct AnchorCache {
  private var anchors: [_LayoutAnchor] = []

  /// The anchor of any attribute, of the type that belongs to it.
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
  /// The anchor of a constraint's side: the object that its item gives for it.
  func anchor(
    at place: ConstraintPlace, from origin: ConstraintPlace?
  ) -> NSLayoutAnchor<AnyObject> {
    guard origin == nil, place.attribute != .notAnAttribute, let object = object(of: place.item)
    else { return NSLayoutAnchor(place, from: origin) }
    let item = Unguarded(object)
    let anchor = onMainActor { Unguarded(item.value.anchor(of: place.attribute)) }
    return erasedAnchor(anchor.value, NSLayoutAnchor<AnyObject>.self)
  }
}
