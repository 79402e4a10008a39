// SPDX-License-Identifier: MIT

public import Foundation

/// Converts between Objective-C classes and Swift values, as a cast on Apple's platforms does: for
/// example `configuration.identifier as? String`, of an `NSString`, and `info[key] as? NSError`, of
/// any error.
///
/// - Returns: nil if the value cannot be converted.
public func bridgedValue<Value>(_ value: Any?, _ type: Value.Type) -> Value? {
  if let value = value as? Value { return value }
  let bridged: Any? =
    switch value {
    case let string as NSString: String(string)
    case let number as NSNumber: number.intValue
    case let id as NSUUID: UUID(uuidString: id.uuidString)
    case let url as NSURL: URL(string: url.absoluteString)
    case let path as NSIndexPath:
      IndexPath(indexes: (0..<path.length).map { path.index(atPosition: $0) })
    case let error as any Error: error as NSError
    default: nil
    }
  return bridged as? Value
}

/// `value as NSNumber`, which only Apple's compilers bridge.
public func bridgedNumber(_ value: NSNumber) -> NSNumber { value }

public func bridgedNumber(_ value: Bool) -> NSNumber { NSNumber(value: value) }

public func bridgedNumber(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }

public func bridgedNumber(_ value: some BinaryFloatingPoint) -> NSNumber {
  NSNumber(value: Double(value))
}

public func bridgedNumber(_ value: some BinaryInteger) -> NSNumber {
  value.signum() < 0
    ? NSNumber(value: Int64(truncatingIfNeeded: value))
    : NSNumber(value: UInt64(truncatingIfNeeded: value))
}
