// SPDX-License-Identifier: MIT

public import Foundation

extension NSObject {
  /// The array for a key. Changing it changes the object.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyedMutableArray(self, key)
  }

  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    let (owner, key) = owner(of: keyPath)
    return KeyedMutableArray(owner, key)
  }

  /// The set for a key. Changing it changes the object.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { KeyedMutableSet(self, key) }

  public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
    let (owner, key) = owner(of: keyPath)
    return KeyedMutableSet(owner, key)
  }

  /// The ordered set for a key. Changing it changes the object.
  ///
  /// Its `array` is empty, because Foundation's property cannot be overridden. `object(at:)`
  /// returns the elements.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    KeyedMutableOrderedSet(self, key)
  }

  public func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
    let (owner, key) = owner(of: keyPath)
    return KeyedMutableOrderedSet(owner, key)
  }

  private func owner(of keyPath: String) -> (NSObject, String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    let path = keys.dropLast().joined(separator: ".")
    let owner = path.isEmpty ? self : value(forKeyPath: path) as? NSObject ?? NSObject()
    return (owner, keys.last ?? "")
  }
}
