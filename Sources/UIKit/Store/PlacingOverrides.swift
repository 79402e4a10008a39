// SPDX-License-Identifier: MIT

import Foundation

/// Finds the classes that override a method that a layout calls when it places a view.
///
/// Swift has no way to look up overrides without the Objective-C runtime. The metadata of a class
/// contains the addresses of its methods, and a subclass inherits the address of a method that it
/// does not override. The positions of the methods in question are found by comparing two classes:
/// ``Overriding`` overrides them, ``Inheriting`` overrides nothing. Words of the metadata are
/// compared, and never called.
struct PlacingOverrides {
  /// The classes that are known to override any of the methods, or none.
  private var cache: [ObjectIdentifier: Bool] = [:]

  /// Whether the class overrides any of the methods of ``Overriding``.
  @MainActor
  mutating func isOverriding(_ type: UIView.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isKnown = cache[id] { return isKnown }
    let isOverriding = Self.hasOverrides(type)
    cache[id] = isOverriding
    return isOverriding
  }

  @MainActor
  private static func hasOverrides(_ type: UIView.Type) -> Bool {
    // Without the expected positions, every class counts as overriding.
    guard positions.count >= fewestPositions else { return true }
    let (own, base) = (metadata(of: type), metadata(of: UIView.self))
    return positions.contains { own[$0] != base[$0] }
  }

  /// Two properties with a getter and a setter each, and three methods.
  private static let fewestPositions = 7

  @MainActor private static let positions: [Int] = {
    let (base, plain) = (metadata(of: UIView.self), metadata(of: Inheriting.self))
    let other = metadata(of: Overriding.self)
    return (firstMethod..<wordCount).filter { plain[$0] == base[$0] && other[$0] != base[$0] }
  }()

  /// The metadata of a class, in words. All classes of views begin like `UIView`.
  @MainActor
  private static func metadata(of type: UIView.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// The words before the methods: kind, superclass, sizes, descriptor and destructor.
  private static let firstMethod = 7

  /// The number of words of the metadata of `UIView`, which follow from the size of the metadata
  /// and the part of it before its address.
  @MainActor private static var wordCount: Int {
    let sizes = metadata(of: UIView.self)[4]
    return Int(sizes & 0xFFFF_FFFF) / 8 - Int(sizes >> 32) / 8
  }
}

private final class Inheriting: UIView {}

private final class Overriding: UIView {
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
}
