// SPDX-License-Identifier: MIT

public import Foundation

/// What fonts, colours and styles have in common: they stand in attributed strings.
///
/// They derive from no `NSObject`: off Apple's systems Foundation ends the process as soon as it compares two such
/// objects there, as a text gets its third font. Plain classes it asks whether they are equal.
open class _AttributeValue: Hashable, CustomStringConvertible, NSCopying, NSSecureCoding,
  @unchecked Sendable
{
  public init() {}

  public required init?(coder: NSCoder) { nil }

  /// Writes nothing: archives take colours and fonts by themselves, and the others not at all.
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
