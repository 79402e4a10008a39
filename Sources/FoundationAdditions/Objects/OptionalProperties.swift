// SPDX-License-Identifier: MIT

import Foundation

// Optional requirements that are properties of an optional type. A missing property differs from
// one whose value is nil.

/// The value of a property, or nil if the object lacks the property and the protocol's default
/// implementation was called. `plumb swift` inserts a call of it where sources read an optional
/// property of an optional type.
public func _optionalProperty<Value>(
  _ name: String, of object: AnyObject, _ read: () -> Value
) -> Value? {
  AbsentProperty.last = nil
  let value = read()
  let isAbsent = AbsentProperty.last == AbsentProperty(object: ObjectIdentifier(object), name: name)
  AbsentProperty.last = nil
  return isAbsent ? nil : value
}

/// Records that an object lacks a property. The protocol's default implementation calls it. A class
/// with the property replaces that implementation.
public func _lacksProperty(_ name: String, _ object: AnyObject) {
  AbsentProperty.last = AbsentProperty(object: ObjectIdentifier(object), name: name)
}

/// The property whose default implementation was last called on a thread.
private struct AbsentProperty: Equatable {
  var object: ObjectIdentifier
  var name: String

  private static let key = "plumb.absent-property"

  static var last: AbsentProperty? {
    get { Thread.current.threadDictionary[key] as? AbsentProperty }
    set {
      // Usually nothing is stored, so there is nothing to remove.
      if newValue == nil, Thread.current.threadDictionary[key] == nil { return }
      Thread.current.threadDictionary[key] = newValue
    }
  }
}
