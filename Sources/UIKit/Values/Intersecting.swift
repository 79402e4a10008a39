// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

// `intersects(_:)` of all types that have it. Lowered sources call these functions, because
// Foundation on Linux also returns true for rectangles that only touch.
extension CGRect {
  public func _intersects(_ other: CGRect) -> Bool { overlaps(other) }
}

extension CGPath {
  public func _intersects(_ other: CGPath) -> Bool { intersects(other) }
}

extension NSTextRange {
  public func _intersects(_ range: NSTextRange) -> Bool { intersects(range) }
}

extension NSSet {
  public func _intersects(_ other: Set<AnyHashable>) -> Bool { intersects(other) }
}

extension NSOrderedSet {
  public func _intersects(_ other: NSOrderedSet) -> Bool { intersects(other) }
}
