// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Collections with weak references. Source: Foundation's reference of both classes.
@MainActor
struct WeakTableTests {
  @Test func weakTablesDropReleasedObjects() {
    let table = NSHashTable<UIView>.weakObjects()
    let kept = UIView()
    do {
      let lost = UIView()
      table.add(kept)
      table.add(lost)
      table.add(kept)
      #expect(table.allObjects == [kept, lost])
      #expect(table.contains(lost))
    }
    #expect(table.allObjects == [kept])
    #expect(table.count == 1)
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func strongTablesRetainTheirObjects() {
    let table = NSHashTable<UIView>(options: .strongMemory)
    weak var view: UIView?
    do {
      let made = UIView()
      view = made
      table.add(made)
    }
    #expect(table.member(view) === view && view != nil)
    table.removeAllObjects()
    #expect(view == nil)
  }

  @Test func personalitiesDetermineEquality() {
    let traits = [
      UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 2),
    ]
    let byValue = NSHashTable<UITraitCollection>(options: [.strongMemory, .objectPersonality])
    let byIdentity = NSHashTable<UITraitCollection>(options: .objectPointerPersonality)
    for trait in traits {
      byValue.add(trait)
      byIdentity.add(trait)
    }
    #expect(byValue.count == 1)
    #expect(byIdentity.count == 2)
  }

  @Test func valuesAreReleasedWithWeakKeys() {
    let table = NSMapTable<UIView, NSLayoutConstraint>.weakToStrongObjects()
    let kept = UIView()
    weak var constraint: NSLayoutConstraint?
    do {
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      constraint = width
      table.setObject(width, forKey: view)
      table.setObject(kept.widthAnchor.constraint(equalToConstant: 2), forKey: kept)
      table.setObject(kept.widthAnchor.constraint(equalToConstant: 3), forKey: kept)
      #expect(table.object(forKey: view) === width)
      #expect(table.count == 2)
    }
    #expect(table.count == 1)
    #expect(table.object(forKey: kept)?.constant == 3)
    // Entries of released objects are removed when the table grows.
    for _ in 0..<100 { table.setObject(NSLayoutConstraint(), forKey: UIView()) }
    #expect(constraint == nil)
    table.removeObject(forKey: kept)
    #expect(table.objectEnumerator() == nil)
  }

  @Test func weakValuesAreDroppedOnTheirOwn() {
    let table = NSMapTable<NSNumber, UIView>.strongToWeakObjects()
    let kept = UIView()
    table.setObject(UIView(), forKey: 1)
    table.setObject(kept, forKey: 2)
    #expect(table.object(forKey: 1) == nil)
    #expect(table.object(forKey: 2) === kept)
    #expect(table.keyEnumerator().allObjects as? [NSNumber] == [2])
  }
}
