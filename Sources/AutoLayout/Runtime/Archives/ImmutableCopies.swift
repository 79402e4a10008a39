// SPDX-License-Identifier: MIT

public import Foundation

// Copies of what does not change are the objects themselves.

extension UIVisualEffect: @preconcurrency NSSecureCoding, @preconcurrency NSCopying {
  public class var supportsSecureCoding: Bool { true }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSize: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIMenuElement: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITargetedPreview: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextContainer: @preconcurrency NSCoding {}

extension UICollectionViewLayout: @preconcurrency NSCoding {}
