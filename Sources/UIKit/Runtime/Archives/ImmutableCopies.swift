// SPDX-License-Identifier: MIT

public import Foundation

// Immutable objects are their own copies.

extension UIVisualEffect: @preconcurrency NSSecureCoding, @preconcurrency NSCopying {
  public class var supportsSecureCoding: Bool { true }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor: NSCopying, NSSecureCoding {
  public class var supportsSecureCoding: Bool { true }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutDimension: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSize: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSpacing: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutEdgeSpacing: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutAnchor: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutGroupCustomItem: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutItem: @preconcurrency NSCopying {
  /// A new item of the same class with the same subitems.
  public func copy(with zone: NSZone? = nil) -> Any { copied() }
}

extension UIImage.Configuration: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextTab: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UILayoutGuide: @preconcurrency NSCoding {}

extension UIMenuElement: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITargetedPreview: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextContainer: @preconcurrency NSCoding {}

extension UICollectionViewLayout: @preconcurrency NSCoding {}
