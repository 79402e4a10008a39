// SPDX-License-Identifier: MIT

import Foundation

/// The methods with which a class reads and changes the elements of a key, such as `countOfNames`.
struct IndexedAccessors {
  let owner: NSObject
  private let name: String

  init(owner: NSObject, key: String) {
    self.owner = owner
    name = key.prefix(1).uppercased() + key.dropFirst()
  }

  /// The elements. Nil if the class has no methods to read them one by one.
  var elements: [Any]? {
    let count = Selector("countOf\(name)")
    let object = Selector("objectIn\(name)AtIndex:")
    guard owner.answers(to: count), owner.answers(to: object) else { return nil }
    let known = result(of: count, []) as? Int ?? 0
    return (0..<known).compactMap { result(of: object, [$0]) }
  }

  /// The result of a method as a Swift value.
  private func result(of selector: Selector, _ arguments: [Any?]) -> Any? {
    let call = UncheckedAccess((object: owner, arguments: arguments))
    let result = onMainActor {
      UncheckedAccess(
        Receiver(call.value.object).perform(selector, all: call.value.arguments)?.value)
    }
    return result.value
  }

  /// Calls the methods of the class that insert and remove an element. Returns false if the class
  /// has none.
  func change(_ kind: NSKeyValueChange, at index: Int, to element: Any?) -> Bool {
    let insert = Selector("insertObject:in\(name)AtIndex:")
    let remove = Selector("removeObjectFrom\(name)AtIndex:")
    let replace = Selector("replaceObjectIn\(name)AtIndex:withObject:")
    guard owner.answers(to: insert), owner.answers(to: remove) else { return false }
    if kind == .replacement, owner.answers(to: replace) {
      owner.perform(replace, with: index, with: element)
      return true
    }
    if kind != .insertion { owner.perform(remove, with: index) }
    if kind != .removal { owner.perform(insert, with: element, with: index) }
    return true
  }
}
