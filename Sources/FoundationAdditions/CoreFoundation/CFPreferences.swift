// SPDX-License-Identifier: MIT

public import Foundation

// Preferences. The app's preferences are `UserDefaults.standard`. Another application's preferences
// are a suite with its name.

public var kCFPreferencesCurrentApplication: CFString { "kCFPreferencesCurrentApplication" }
public var kCFPreferencesAnyApplication: CFString { "kCFPreferencesAnyApplication" }

private func defaults(_ application: CFString) -> UserDefaults {
  let name = application as String
  guard name != kCFPreferencesCurrentApplication as String, name != Bundle.main.bundleIdentifier
  else { return .standard }
  return UserDefaults(suiteName: name) ?? .standard
}

public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> AnyObject? {
  defaults(applicationID).object(forKey: key as String).map { $0 as AnyObject }
}

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

/// - Returns: whether the values were written.
@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool {
  defaults(applicationID).synchronize()
}
