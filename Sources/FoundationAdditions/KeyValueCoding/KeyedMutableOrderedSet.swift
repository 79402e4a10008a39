// SPDX-License-Identifier: MIT

import Foundation

/// The ordered set for a key of an object. See ``KeyedMutableArray``.
final class KeyedMutableOrderedSet: NSMutableOrderedSet {
  private let owner: NSObject
  private let key: String

  init(_ owner: NSObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(arrayLiteral elements: Any...) { fatalError("needs an owner") }

  private var currentValue: NSOrderedSet {
    owner.value(forKey: key) as? NSOrderedSet ?? NSOrderedSet()
  }

  private func change(_ kind: NSKeyValueChange, at index: Int, to element: Any? = nil) {
    let part = KeyValueObservation.Change(
      old: kind == .insertion ? nil : [object(at: index)], new: element.map { [$0] }, kind: kind,
      indexes: IndexSet(integer: index))
    KeyValueObserving.change(owner, key, part) {
      var elements = currentValue.array
      let end = kind == .insertion ? index : index + 1
      elements.replaceSubrange(index..<end, with: element.map { [$0] } ?? [])
      let set = owner.value(forKey: key) as? NSMutableOrderedSet
      guard let set else { return owner.setValue(NSOrderedSet(array: elements), forKey: key) }
      set.removeAllObjects()
      set.addObjects(from: elements)
    }
  }

  override var count: Int { currentValue.count }

  override func object(at index: Int) -> Any { currentValue.object(at: index) }

  override func index(of object: Any) -> Int { currentValue.index(of: object) }

  override func insert(_ object: Any, at index: Int) {
    if !currentValue.contains(object) { change(.insertion, at: index, to: object) }
  }

  override func removeObject(at index: Int) { change(.removal, at: index) }

  override func replaceObject(at index: Int, with object: Any) {
    change(.replacement, at: index, to: object)
  }

  // Overridden, because Foundation's implementations use Foundation's storage.

  override func contains(_ object: Any) -> Bool { currentValue.contains(object) }

  override func add(_ object: Any) { insert(object, at: count) }

  override func addObjects(from array: [Any]) { for object in array { add(object) } }

  override func remove(_ object: Any) {
    let index = index(of: object)
    if index != NSNotFound { removeObject(at: index) }
  }

  override func removeObjects(in array: [Any]) { for object in array { remove(object) } }

  override func removeAllObjects() { while count > 0 { removeObject(at: count - 1) } }
}
