// SPDX-License-Identifier: MIT

public import Foundation

extension NSObject {
  /// The array of a key, whose changes are changes of the object's.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyedMutableArray(self, key)
  }

  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    let (owner, key) = owner(of: keyPath)
    return KeyedMutableArray(owner, key)
  }

  /// The set of a key, whose changes are changes of the object's.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { KeyedMutableSet(self, key) }

  public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
    let (owner, key) = owner(of: keyPath)
    return KeyedMutableSet(owner, key)
  }

  /// The ordered set of a key, whose changes are changes of the object's.
  ///
  /// Its `array` is empty, which Foundation does not let others answer; `object(at:)` has the elements.
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
