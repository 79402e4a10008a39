// SPDX-License-Identifier: MIT

import Foundation

// Optional requirements that are properties of an optional type: "the object lacks it" is not "its value is nil".

/// What a property gives, or nil where the object lacks it and the protocol's default was asked. `plumb swift` writes this
/// where sources read an optional property of an optional type.
public func _optionalProperty<Value>(
  _ name: String, of object: AnyObject, _ read: () -> Value
) -> Value? {
  AbsentProperty.last = nil
  let value = read()
  let isAbsent = AbsentProperty.last == AbsentProperty(object: ObjectIdentifier(object), name: name)
  AbsentProperty.last = nil
  return isAbsent ? nil : value
}

/// Says that an object lacks a property: the protocol's default calls it, which no class overrides that has one.
public func _lacksProperty(_ name: String, _ object: AnyObject) {
  AbsentProperty.last = AbsentProperty(object: ObjectIdentifier(object), name: name)
}

/// The property whose default was asked last on a thread.
private struct AbsentProperty: Equatable {
  var object: ObjectIdentifier
  var name: String

  private static let key = "plumb.absent-property"

  static var last: AbsentProperty? {
    get { Thread.current.threadDictionary[key] as? AbsentProperty }
    set {
      // Most properties are there, and nothing has to be forgotten.
      if newValue == nil, Thread.current.threadDictionary[key] == nil { return }
      Thread.current.threadDictionary[key] = newValue
    }
  }
}
