// SPDX-License-Identifier: MIT

public import Foundation

// Preferences of the app are `UserDefaults.standard`; those of another application are a suite of its name.

public var kCFPreferencesCurrentApplication: CFString { "kCFPreferencesCurrentApplication" }
public var kCFPreferencesAnyApplication: CFString { "kCFPreferencesAnyApplication" }

private func defaults(_ application: CFString) -> UserDefaults {
  let name = application as String
  guard name != kCFPreferencesCurrentApplication as String, name != Bundle.main.bundleIdentifier
  else { return .standard }
  return UserDefaults(suiteName: name) ?? .standard
}

/// A copy of the value for a key, nil where there is none.
public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> AnyObject? {
  defaults(applicationID).object(forKey: key as String).map { $0 as AnyObject }
}

/// Keeps a value for a key; nil removes it.
public func CFPreferencesSetAppValue(
  _ key: CFString, _ value: AnyObject?, _ applicationID: CFString
) { defaults(applicationID).set(value, forKey: key as String) }

public func CFPreferencesGetAppBooleanValue(
  _ key: CFString, _ applicationID: CFString,
  _ keyExistsAndHasValidFormat: UnsafeMutablePointer<Bool>?
) -> Bool {
  let store = defaults(applicationID)
  keyExistsAndHasValidFormat?.pointee = store.object(forKey: key as String) != nil
  return store.bool(forKey: key as String)
}

public func CFPreferencesGetAppIntegerValue(
  _ key: CFString, _ applicationID: CFString,
  _ keyExistsAndHasValidFormat: UnsafeMutablePointer<Bool>?
) -> CFIndex {
  let store = defaults(applicationID)
  keyExistsAndHasValidFormat?.pointee = store.object(forKey: key as String) != nil
  return store.integer(forKey: key as String)
}

/// - Returns: whether the values are written.
@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool {
  defaults(applicationID).synchronize()
}
