// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Mutable collection proxies, and observation of their changes. Source: Apple's documentation of
/// `mutableArrayValue(forKey:)`, `mutableSetValue(forKey:)` and NSKeyValueChange.
@MainActor
struct KeyedCollectionTests {
  private final class Shelf: NSObject, NamedMembers {
    var titles: [String] = [] {
      willSet { KeyValueObserving.willChange(self, "titles") }
      didSet { KeyValueObserving.didChange(self, "titles") }
    }
    var tags: Set<String> = []
    let notes = NSMutableArray()
    var order = NSOrderedSet()

    func _namedMember(_ name: String) -> NamedMember? {
      switch name {
      case "titles": .property({ self.titles }, { self.titles = $0 })
      case "tags": .property({ self.tags }, { self.tags = $0 })
      case "notes": .property({ self.notes })
      case "order": .property({ self.order }, { self.order = $0 })
      default: nil
      }
    }
  }

  private let shelf = Shelf()

  /// Source: `NSMutableArray.replaceObject(at:with:)` on Apple's platforms appends at the end, and
  /// objects of Swift classes are equal only to themselves.
  @Test func mutableArraysFindSwiftObjects() {
    final class Page {}
    let (first, second) = (Page(), Page())
    let array = shelf.mutableArrayValue(forKey: "notes")
    array[0] = first
    array[1] = second
    #expect(array.count == 2)
    #expect(array.contains(second) && !array.contains(Page()))
    #expect(array.index(of: second) == 1)
    array.remove(first)
    #expect(shelf.notes.count == 1 && shelf.notes[0] as AnyObject === second)
    array.removeObjects(in: [second, Page()])
    #expect(shelf.notes.count == 0)
  }

  @Test func mutableArraysChangeTheObject() {
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

  /// Elements of both lists are replaced. The rest is removed or inserted.
  /// Source: the counts in Eureka's test of its form's delegate.
  @Test func rangesAreReplacedElementByElement() {
    var kinds: [NSKeyValueChange] = []
    shelf.titles = ["a", "b", "c"]
    let observation = shelf.observe(\.titles, named: "titles", options: []) { _, change in
      kinds.append(change.kind)
    }
    let array = shelf.mutableArrayValue(forKey: "titles")
    array.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["d"])
    #expect(shelf.titles == ["d", "c"])
    array.replaceObjects(in: NSRange(location: 1, length: 1), withObjectsFrom: ["e", "f"])
    #expect(shelf.titles == ["d", "e", "f"])
    observation.invalidate()
    #expect(kinds == [.replacement, .removal, .replacement, .insertion])
  }

  @Test func arraysOfFoundationChangeInPlace() {
    let array = shelf.mutableArrayValue(forKeyPath: "notes")
    array.addObjects(from: [1, 2, 3])
    array.removeLastObject()
    #expect(shelf.notes.compactMap { $0 as? Int } == [1, 2])
    array.removeAllObjects()
    #expect(shelf.notes.count == 0)
  }

  @Test func mutableSetsChangeTheObject() {
    let set = shelf.mutableSetValue(forKey: "tags")
    set.add("x")
    set.add("x")
    set.add("y")
    set.remove("x")
    #expect(shelf.tags == ["y"])
    #expect(set.count == 1 && set.contains("y"))
  }

  @Test func mutableOrderedSetsChangeTheObject() {
    let set = shelf.mutableOrderedSetValue(forKey: "order")
    set.add("a")
    set.add("a")
    set.insert("b", at: 0)
    set.add("c")
    set.removeObject(at: 1)
    set.replaceObject(at: 0, with: "d")
    #expect(shelf.order.array as? [String] == ["d", "c"])
    #expect(set.count == 2 && set.contains("c") && set.index(of: "c") == 1)
    #expect(set.object(at: 0) as? String == "d")
    set.remove("d")
    #expect(shelf.order.array as? [String] == ["c"])
    set.removeAllObjects()
    #expect(shelf.order.count == 0)
  }

  private final class Row: NSObject, NamedMembers {
    var names = ["a"]
    var calls: [String] = []

    func _namedMember(_ name: String) -> NamedMember? {
      switch name {
      case "countOfNames": .method { _ in self.names.count }
      case "objectInNamesAtIndex:": .method { self.names[$0[0] as Int] }
      case "insertObject:inNamesAtIndex:": .method { self.insert($0[0], at: $0[1]) }
      case "removeObjectFromNamesAtIndex:": .method { self.remove(at: $0[0]) }
      default: nil
      }
    }

    private func insert(_ name: String, at index: Int) {
      calls.append("insert \(name) at \(index)")
      names.insert(name, at: index)
    }

    private func remove(at index: Int) {
      calls.append("remove \(index)")
      names.remove(at: index)
    }
  }

  /// Source: Apple, "Key-Value Coding Programming Guide", accessor methods of indexed collections.
  @Test func accessorsOfElementsAreCalled() {
    let row = Row()
    let array = row.mutableArrayValue(forKey: "names")
    array.add("b")
    array[0] = "c"
    array.removeLastObject()
    #expect(row.calls == ["insert b at 1", "remove 0", "insert c at 0", "remove 1"])
    #expect(row.names == ["c"] && array.count == 1 && array.contains("c"))
  }
}
