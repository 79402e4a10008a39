// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import LayoutCore
import Synchronization

/// The one place where objects of the shell and items of the core meet.
///
/// It belongs to the main thread, as UIKit's engine does. Only ``release(_:)`` may be called on any
/// thread, because objects may die on any.
final class LayoutStore: @unchecked Sendable {
  private static let instance = LayoutStore()

  /// The store, with everything that died cleared away.
  static var current: LayoutStore {
    instance.removeReleasedItems()
    return instance
  }

  var forest = LayoutForest(environment: ScreenEnvironment.standard.layout)
  /// The main screen; the forest follows it.
  var environment = ScreenEnvironment.standard {
    didSet {
      environment.layout.autoresizingForm =
        quirks.contains(.masksPlaceCenters) ? .centers : .edges
      forest.environment = environment.layout
    }
  }
  var quirks = Quirks.standard {
    didSet { if quirks != oldValue { environment.adapt() } }
  }
  /// What the shell knows about items, by their slot.
  private var entries: [Entry] = []
  /// Active constraints by their slot: who holds a constraint in force keeps it alive.
  var active: [NSLayoutConstraint?] = []
  /// Constraints that were added to views before their items came below these, until the next pass.
  var unprepared: [UnpreparedConstraint] = []
  private let released = Mutex<[ItemID]>([])
  private let hasReleased = Atomic(false)
  private var isRemovingReleased = false
  /// Whether any view or controller ever had traits of its own: until then all have the screen's.
  var hasTraitOverrides = false
  /// The groups of changes to layers that have begun and not ended.
  var transactions: [CATransaction.Level] = []
  /// What stands in for the screen's traits where code asks for the current ones.
  var currentTraits: TraitValues?
  /// Whether code wants animations, for code that asks.
  var areAnimationsEnabled = true
  /// Whether the main queue is going to lay out the windows.
  var isLayoutScheduled = false

  /// The object of an item, and the constraints it holds.
  private struct Entry {
    weak var object: AnyObject?
    var item: ItemID?
    var held: [ConstraintID] = []
    /// Objects that stand for the item's own rules, once somebody asked for them.
    var generated: [GeneratedKey: NSLayoutConstraint] = [:]
  }

  /// The conflicts that were reported and still stand, by root.
  var reported: [ItemID: [LayoutConflict]] = [:]

  /// Marks the main queue, which off Apple's systems may run on any thread.
  private let mainQueueKey = DispatchSpecificKey<Bool>()

  private init() {
    DispatchQueue.main.setSpecific(key: mainQueueKey, value: true)
  }

  private var isOnMainThread: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) ?? false
  }

  /// Makes the item of a view or guide that is about to be born.
  func makeItem(_ item: Item) -> ItemID {
    let id = forest.makeItem(item)
    noteItem(id)
    return id
  }

  /// Takes note of an item that has come into the forest and whose object is about to be born.
  func noteItem(_ id: ItemID) {
    while entries.count <= id.slot { entries.append(Entry()) }
    entries[id.slot] = Entry(item: id)
  }

  /// Notes whose item `item` is.
  func register(_ object: any LayoutItem) {
    entries[object.item.slot].object = object
  }

  /// The view or guide of `item`; nil when it is gone.
  func object(of item: ItemID) -> AnyObject? {
    guard entries.indices.contains(item.slot), entries[item.slot].item == item else { return nil }
    return entries[item.slot].object
  }

  /// The constraints that `item` holds, in order of addition.
  func held(by item: ItemID) -> [ConstraintID] {
    guard entries.indices.contains(item.slot), entries[item.slot].item == item else { return [] }
    return entries[item.slot].held
  }

  func generated(_ key: GeneratedKey, of item: ItemID) -> NSLayoutConstraint? {
    entries[item.slot].generated[key]
  }

  func noteGenerated(_ object: NSLayoutConstraint, _ key: GeneratedKey, of item: ItemID) {
    entries[item.slot].generated[key] = object
  }

  func noteHeld(_ id: ConstraintID, by item: ItemID) {
    entries[item.slot].held.append(id)
  }

  func forgetHeld(_ id: ConstraintID, by item: ItemID) {
    guard entries.indices.contains(item.slot), entries[item.slot].item == item,
      let index = entries[item.slot].held.lastIndex(of: id)
    else { return }
    entries[item.slot].held.remove(at: index)
  }

  /// Takes note that the object of `item` is dying. On the main thread its item goes at once.
  func release(_ item: ItemID) {
    released.withLock { $0.append(item) }
    hasReleased.store(true, ordering: .releasing)
    if isOnMainThread { removeReleasedItems() }
  }

  static func release(_ item: ItemID) {
    instance.release(item)
  }

  /// Removes the items of dead objects, and with them the constraints that mention them.
  private func removeReleasedItems() {
    guard !isRemovingReleased, hasReleased.load(ordering: .acquiring) else { return }
    isRemovingReleased = true
    defer { isRemovingReleased = false }
    while hasReleased.exchange(false, ordering: .acquiringAndReleasing) {
      let items = released.withLock { list in
        defer { list = [] }
        return list
      }
      for item in items { remove(item) }
    }
  }

  private func remove(_ item: ItemID) {
    // Subviews that something else keeps alive live on, each as a root.
    for child in forest.children(of: item) { detach(child) }
    detach(item)
    for id in forest.constraints(mentioning: item) { deactivate(id) }
    entries[item.slot] = Entry()
    reported[item] = nil
    forest.destroy(item)
  }

  /// Takes `item` out of its parent; constraints that reach out of its subtree go out of force.
  func detach(_ item: ItemID) {
    for id in forest.constraintsReachingOut(of: item) { deactivate(id) }
    forest.removeFromParent(item)
    scheduleLayout()
  }

  /// Puts `item` below `parent`, at `index` among all its children or last.
  func attach(_ item: ItemID, to parent: ItemID, at index: Int? = nil) {
    detach(item)
    forest.insert(item, into: parent, at: index)
    forest.captureAutoresizingOrigin(of: item)
  }
}
