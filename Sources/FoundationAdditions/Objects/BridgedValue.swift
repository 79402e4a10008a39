// SPDX-License-Identifier: MIT

import Foundation

/// A value as one of another type, where Objective-C's classes and Swift's values are cast into each other:
/// `configuration.identifier as? String`, of an `NSString`.
///
/// - Returns: nil where the value is no such thing.
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
    default: nil
    }
  return bridged as? Value
}
