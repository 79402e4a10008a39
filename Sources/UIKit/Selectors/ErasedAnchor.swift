// SPDX-License-Identifier: MIT

/// Casts an anchor to another anchor type, as Objective-C's erased generics allow:
/// `anchor as! NSLayoutAnchor<AnyObject>`.
public func erasedAnchor<Anchor: AnyObject>(_ anchor: Any, _ type: Anchor.Type) -> Anchor {
  // All anchors have the same members, regardless of their type.
  guard let anchor = anchor as? _LayoutAnchor else { fatalError("\(anchor) is not a \(type)") }
  return unsafeBitCast(anchor, to: type)
}
