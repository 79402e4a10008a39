// SPDX-License-Identifier: MIT

import Foundation

/// The array for a key of an object. Changes are made in the object, and observers of the key get
/// the changed indexes.
final class KeyedMutableArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(_ owner: NSObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }

  // Not used: copies are Foundation's own arrays.

  required init(objects: UnsafePointer<AnyObject>!, count: Int) { fatalError("needs an owner") }

  required convenience init(arrayLiteral elements: Any...) { fatalError("needs an owner") }

  private var elements: [Any] {
    get { accessors.elements ?? owner.value(forKey: key).map(Self.elements) ?? [] }
    set {
      if let array = owner.value(forKey: key) as? NSMutableArray {
        array.setArray(newValue)
      } else if owner.value(forKey: key) is NSArray {
        owner.setValue(NSArray(array: newValue), forKey: key)
      } else {
        owner.setValue(newValue, forKey: key)
      }
    }
  }

  private var accessors: IndexedAccessors { IndexedAccessors(owner: owner, key: key) }

  private static func elements(_ value: Any) -> [Any] {
    (value as? NSArray)?.map { $0 } ?? value as? [Any] ?? []
  }

  private func change(
    _ kind: NSKeyValueChange, at index: Int, to element: Any? = nil
  ) {
    let old = kind == .insertion ? nil : [object(at: index)]
    let part = KeyValueObservation.Change(
      old: old, new: element.map { [$0] }, kind: kind, indexes: IndexSet(integer: index))
    KeyValueObserving.change(owner, key, part) {
      if accessors.change(kind, at: index, to: element) { return }
      let end = kind == .insertion ? index : index + 1
      elements.replaceSubrange(index..<end, with: element.map { [$0] } ?? [])
    }
  }

  override var count: Int { elements.count }

  override func object(at index: Int) -> Any { elements[index] }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, at: index, to: anObject)
  }

  override func removeObject(at index: Int) { change(.removal, at: index) }

  /// As in Foundation on Apple's platforms, replacing the element after the last one appends.
  override func replaceObject(at index: Int, with anObject: Any) {
    change(index == count ? .insertion : .replacement, at: index, to: anObject)
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let end = range.location + range.length
    for (index, object) in zip(range.location..<end, otherArray) {
      replaceObject(at: index, with: object)
    }
    for _ in 0..<Swift.max(0, range.length - otherArray.count) {
      removeObject(at: range.location + otherArray.count)
    }
    for (index, object) in otherArray.enumerated().dropFirst(range.length) {
      insert(object, at: range.location + index)
    }
  }

  // Foundation compares boxes of Swift objects on Linux, and not the objects.

  override func index(of anObject: Any) -> Int {
    elements.firstIndex { Self.isEqual($0, anObject) } ?? NSNotFound
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func remove(_ anObject: Any) {
    for index in elements.indices.reversed() where Self.isEqual(elements[index], anObject) {
      removeObject(at: index)
    }
  }

  override func removeObjects(in otherArray: [Any]) { otherArray.forEach(remove) }

  private static func isEqual(_ element: Any, _ other: Any) -> Bool {
    if let element = element as? AnyHashable, let other = other as? AnyHashable {
      return element == other
    }
    return element as AnyObject === other as AnyObject
  }

  override func setArray(_ otherArray: [Any]) {
    removeAllObjects()
    addObjects(from: otherArray)
  }
}
