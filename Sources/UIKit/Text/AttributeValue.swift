// SPDX-License-Identifier: MIT

public import Foundation

/// The base class of fonts, colors and styles, which are values of attributed strings.
///
/// It does not derive from `NSObject`. Outside Apple's platforms, Foundation ends the process when
/// it compares two such `NSObject` values, which happens when a text gets its third font.
/// Foundation compares plain classes with `==`.
// It stores nothing. Each subclass has its own reason.
open class _AttributeValue: Hashable, CustomStringConvertible, NSCopying, NSSecureCoding,
  @unchecked Sendable
{
  public init() {}

  public required init?(coder: NSCoder) { nil }

  /// Writes nothing. Archives encode colors and fonts themselves, and skip the other subclasses.
  open func encode(with coder: NSCoder) {}

  open class var supportsSecureCoding: Bool { true }

  open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  open var hash: Int { ObjectIdentifier(self).hashValue }

  open var description: String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  public func copy() -> Any { copy(with: nil) }

  public static func == (left: _AttributeValue, right: _AttributeValue) -> Bool {
    left.isEqual(right)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
