// SPDX-License-Identifier: MIT

package import Foundation

/// Key-value coding on the caller's thread. Members are looked up as code of the main actor.
package enum KeyValueCoding {
  package static func value(_ key: String, of object: NSObject) -> Any? {
    if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    if let collection = object as? any KeyedCollection { return collection.elementValues(key) }
    let access = UncheckedAccess(object)
    let found = onMainActor { () -> UncheckedAccess<Any?> in
      if let get = Receiver(access.value).getter(key) { return UncheckedAccess(get()) }
      switch access.value {
      case let object as any _KeyedValues: return UncheckedAccess(object.keyedValues[key])
      case let object as any UndefinedKeyObject:
        return UncheckedAccess(object.undefinedValue(forKey: key))
      default:
        access.value.raiseUnknown(key, "valueForUndefinedKey:")
        return UncheckedAccess(nil)
      }
    }
    return found.value
  }

  package static func setValue(_ value: Any?, _ key: String, of object: NSObject) {
    if let defaults = object as? UserDefaults {
      defaults.willChangeValue(forKey: key)
      defaults.set(value, forKey: key)
      return defaults.didChangeValue(forKey: key)
    }
    if let dictionary = object as? NSMutableDictionary {
      if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
      return
    }
    if let collection = object as? any KeyedCollection {
      return collection.setElementValues(value, key)
    }
    let change = UncheckedAccess((object: object, value: value))
    object.willChangeValue(forKey: key)
    let isTaken = onMainActor { () -> Bool? in
      guard let set = Receiver(change.value.object).member(key)?.set else { return nil }
      return set(change.value.value)
    }
    object.didChangeValue(forKey: key)
    switch isTaken {
    case true: break
    case false:
      LayoutException.raiseInvalidArgument(
        "'\(key)' of \(type(of: object)) does not accept '\(value.map { "\($0)" } ?? "nil")'")
    default: setUndefinedValue(value, key, of: object)
    }
  }

  private static func setUndefinedValue(_ value: Any?, _ key: String, of object: NSObject) {
    let change = UncheckedAccess((object: object, value: value))
    onMainActor {
      switch change.value.object {
      case let object as any _KeyedValues: object.keyedValues[key] = change.value.value
      case let object as any UndefinedKeyObject:
        object.setUndefinedValue(change.value.value, forKey: key)
      default: change.value.object.raiseUnknown(key, "setValue:forUndefinedKey:")
      }
    }
  }

  package static func value(path: String, of object: NSObject) -> Any? {
    var value: Any? = object
    let keys = path.split(separator: ".").map(String.init)
    for (index, key) in keys.enumerated() {
      if key.hasPrefix("@"), let collection = value as? any KeyedCollection {
        // Reads the elements on this thread, which need not be the main thread.
        let behind = keys[(index + 1)...].joined(separator: ".")
        return KeyPathOperators.result(key, of: collection.keyedElements, behind)
      }
      if let whole = value as? any PartKeyPathObject {
        let access = UncheckedAccess(whole)
        let rest = keys[index...].joined(separator: ".")
        let part = onMainActor { UncheckedAccess(access.value.part(at: rest)) }
        if let part = part.value { return part }
      }
      guard let object = value as? NSObject else { return nil }
      value = object.value(forKey: key)
    }
    return value
  }

  package static func setValue(_ value: Any?, path: String, of object: NSObject) {
    var owner: NSObject? = object
    var keys = path.split(separator: ".").map(String.init)[...]
    while let key = keys.first, let object = owner {
      if let whole = object as? any PartKeyPathObject {
        let change = UncheckedAccess((whole: whole, value: value))
        let rest = keys.joined(separator: ".")
        let isPart = onMainActor { change.value.whole.setPart(at: rest, to: change.value.value) }
        if isPart { return }
      }
      if keys.count == 1 { return object.setValue(value, forKey: key) }
      owner = object.value(forKey: key) as? NSObject
      keys = keys.dropFirst()
    }
  }

  package static func setValues(_ values: [String: Any], of object: NSObject) {
    for (key, value) in values { object.setValue(value is NSNull ? nil : value, forKey: key) }
  }

  package static func values(_ keys: [String], of object: NSObject) -> [String: Any] {
    Dictionary(keys.map { ($0, object.value(forKey: $0) ?? NSNull()) }) { $1 }
  }
}
