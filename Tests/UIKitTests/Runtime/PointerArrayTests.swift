// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: Foundation's reference of NSPointerArray and NSValue.
struct PointerArrayTests {
  private func pointer(_ object: NSObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  private func objects(_ array: NSPointerArray) -> [NSObject] {
    array.allObjects.compactMap { $0 as? NSObject }
  }

  @Test func weakArraysKeepEmptyPlacesForReleasedObjects() {
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    do {
      let lost = NSObject()
      array.addPointer(pointer(lost))
      array.addPointer(pointer(kept))
      #expect(objects(array) == [lost, kept])
      #expect(array.pointer(at: 0) == pointer(lost))
    }
    #expect(objects(array) == [kept])
    #expect(array.count == 2)
    #expect(array.pointer(at: 0) == nil)
    array.compact()
    #expect(array.count == 1)
    #expect(array.pointer(at: 0) == pointer(kept))
  }

  @Test func strongArraysRetainTheirObjects() {
    let array = NSPointerArray.strongObjects()
    weak var object: NSObject?
    do {
      let made = NSObject()
      object = made
      array.addPointer(pointer(made))
    }
    #expect(object != nil)
    array.removePointer(at: 0)
    #expect(object == nil)
  }

  @Test func placesAreAddedAndReplaced() {
    let array = NSPointerArray(options: .strongMemory)
    let (first, second) = (NSObject(), NSObject())
    array.count = 2
    #expect(array.pointer(at: 1) == nil)
    array.insertPointer(pointer(first), at: 0)
    array.replacePointer(at: 2, withPointer: pointer(second))
    #expect(array.count == 3)
    #expect(objects(array) == [first, second])
    let copy = array.copy() as? NSPointerArray
    array.count = 1
    #expect(objects(array) == [first])
    #expect(copy.map(objects) == [first, second])
  }

  @Test func valuesDoNotRetainTheirObject() {
    weak var object: NSObject?
    do {
      let made = NSObject()
      object = made
      let value = NSValue(nonretainedObject: made)
      #expect(value.nonretainedObjectValue as? NSObject === made)
      #expect(value == NSValue(nonretainedObject: made))
      #expect(value != NSValue(nonretainedObject: NSObject.self))
      // An object that cannot be copied can therefore be a key.
      #expect([value: 1][NSValue(nonretainedObject: made)] == 1)
    }
    #expect(object == nil)
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
    #expect(NSValue(range: NSRange(location: 1, length: 2)).nonretainedObjectValue == nil)
  }
}
