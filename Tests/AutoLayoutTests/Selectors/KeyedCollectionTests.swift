// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing

/// The collections of keys, and what is heard of their changes. Source: Apple's documentation of `mutableArrayValue(forKey:)`,
/// `mutableSetValue(forKey:)` and NSKeyValueChange.
@MainActor
struct KeyedCollectionTests {
  private final class Shelf: NSObject, NamedMembers {
    var titles: [String] = [] {
      willSet { KeyValueObserving.willChange(self, "titles") }
      didSet { KeyValueObserving.didChange(self, "titles") }
    }
    var tags: Set<String> = []
    let notes = NSMutableArray()

    func _namedMember(_ name: String) -> NamedMember? {
      switch name {
      case "titles": .property({ self.titles }, { self.titles = $0 })
      case "tags": .property({ self.tags }, { self.tags = $0 })
      case "notes": .property({ self.notes })
      default: nil
      }
    }
  }

  private let shelf = Shelf()

  @Test func changesOfArraysAreThoseOfTheObject() {
    var changes: [(kind: NSKeyValueChange, indexes: [Int], new: [String]?, old: [String]?)] = []
    let observation = shelf.observe(\.titles, named: "titles", options: [.new, .old]) { _, change in
      changes.append(
        (change.kind, change.indexes.map(Array.init) ?? [], change.newValue, change.oldValue))
    }
    let array = shelf.mutableArrayValue(forKey: "titles")
    array.add("a")
    array.insert("b", at: 0)
    array.removeObject(at: 1)
    array[0] = "c"
    shelf.titles = ["d"]
    observation.invalidate()
    #expect(changes.map(\.kind) == [.insertion, .insertion, .removal, .replacement, .setting])
    #expect(changes.map(\.indexes) == [[0], [0], [1], [0], []])
    #expect(changes.map(\.new) == [["a"], ["b"], nil, ["c"], ["d"]])
    #expect(changes.map(\.old) == [nil, nil, ["a"], ["b"], ["c"]])
    #expect(array.count == 1 && array.contains("d"))
  }

  @Test func arraysOfFoundationChangeInPlace() {
    let array = shelf.mutableArrayValue(forKeyPath: "notes")
    array.addObjects(from: [1, 2, 3])
    array.removeLastObject()
    #expect(shelf.notes.compactMap { $0 as? Int } == [1, 2])
    array.removeAllObjects()
    #expect(shelf.notes.count == 0)
  }

  @Test func changesOfSetsAreThoseOfTheObject() {
    let set = shelf.mutableSetValue(forKey: "tags")
    set.add("x")
    set.add("x")
    set.add("y")
    set.remove("x")
    #expect(shelf.tags == ["y"])
    #expect(set.count == 1 && set.contains("y"))
  }
}
