// SPDX-License-Identifier: MIT

/// The anchor as one of another type, as Objective-C's erased generics allow: `anchor as! NSLayoutAnchor<AnyObject>`.
public func erasedAnchor<Anchor: AnyObject>(_ anchor: Any, _ type: Anchor.Type) -> Anchor {
  // All anchors have the same members, whatever they are for.
  guard let anchor = anchor as? _LayoutAnchor else { fatalError("\(anchor) is no \(type)") }
  return unsafeBitCast(anchor, to: type)
}
