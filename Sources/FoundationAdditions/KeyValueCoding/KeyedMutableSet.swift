// SPDX-License-Identifier: MIT

import Foundation

/// The set for a key of an object. See ``KeyedMutableArray``.
final class KeyedMutableSet: NSMutableSet {
  private let owner: NSObject
  private let key: String

  init(_ owner: NSObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }

  required init(capacity numItems: Int) { fatalError("needs an owner") }

  required convenience init(arrayLiteral elements: Any...) { fatalError("needs an owner") }

  private var currentValue: NSSet {
    let value = owner.value(forKey: key)
    return value as? NSSet ?? NSSet(set: value as? Set<AnyHashable> ?? [])
  }

  private func change(_ kind: NSKeyValueChange, _ element: Any) {
    let part = KeyValueObservation.Change(
      old: kind == .removal ? NSSet(object: element) : nil,
      new: kind == .insertion ? NSSet(object: element) : nil, kind: kind)
    KeyValueObserving.change(owner, key, part) {
      let changed = currentValue.mutableCopy() as? NSMutableSet ?? NSMutableSet()
      if kind == .insertion { changed.add(element) } else { changed.remove(element) }
      if let set = owner.value(forKey: key) as? NSMutableSet {
        set.setSet(changed as? Set<AnyHashable> ?? Set(changed.compactMap { $0 as? AnyHashable }))
      } else if owner.value(forKey: key) is NSSet {
        owner.setValue(changed, forKey: key)
      } else {
        owner.setValue(Set(changed.compactMap { $0 as? AnyHashable }), forKey: key)
      }
    }
  }

  override var count: Int { currentValue.count }

  override func member(_ object: Any) -> Any? { currentValue.member(object) }

  override func objectEnumerator() -> NSEnumerator { currentValue.objectEnumerator() }

  override func add(_ object: Any) {
    if !currentValue.contains(object) { change(.insertion, object) }
  }

  override func remove(_ object: Any) {
    if currentValue.contains(object) { change(.removal, object) }
  }
}
