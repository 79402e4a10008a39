// SPDX-License-Identifier: MIT

import AutoLayout
import Dispatch
import Foundation
import UIKitComponents

/// The one place that connects UIKit's objects with the engine's items.
///
/// It belongs to the main thread, like UIKit's engine. Only ``release(_:)`` may be called on any
/// thread, because objects may be released on any thread.
final class LayoutStore: @unchecked Sendable {
  static let current: LayoutStore = {
    let store = LayoutStore()
    store.environment = .initial
    return store
  }()

  /// Layouts access the forest for every view. No access calls code of views, so overlapping accesses
  /// are checked in debug builds only.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var forest = LayoutForest(environment: ScreenEnvironment.standard.layout)
  var environment = ScreenEnvironment.standard {
    didSet {
      environment.layout.autoresizingForm =
        quirks.contains(.masksPlaceCenters) ? .centers : .edges
      forest.environment = environment.layout
      PreferredLanguages.simulated = environment.language
      DrawingEnvironment.current = environment.layout
    }
  }
  var quirks = Quirks.standard {
    didSet { if quirks != oldValue { environment.adapt() } }
  }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var objects = ObjectTable()
  /// The objects of active constraints, by slot. The store retains active constraints.
  var constraintObjects: [NSLayoutConstraint?] = []
  /// Constraints that were added to views before their items were descendants of these views.
  var unprepared: [UnpreparedConstraint] = []
  private let released = ReleasedItems()
  private var isRemovingReleased = false
  /// Whether any view or controller ever overrode a trait. Before that, all have the screen's
  /// traits.
  var hasTraitOverrides = false
  var transactions: [CATransaction.Level] = []
  /// The value of `UITraitCollection.current`. Nil for the screen's traits.
  var currentTraits: TraitValues?
  weak var firstResponder: UIResponder?
  /// The interaction under the simulated pointer.
  weak var pointed: UIPointerInteraction?
  /// The value of `UIView.areAnimationsEnabled`. It does not affect layout.
  var areAnimationsEnabled = true
  /// The running animation blocks, the innermost last.
  var animationBlocks: [AnimationBlock] = []
  var pausedAnimations = PausedAnimations()
  /// The views that override properties that affect layout.
  var overridingViews = OverridingViews()
  var overrides = OverrideTable()
  /// The classes of views that a layout has to call when it places them.
  var placing = PlacingOverrides()
  /// Whether a view's `updateConstraints` is running.
  var isUpdatingConstraints = false
  /// The views that are being measured. They may start a layout meanwhile.
  var measuring: Set<ItemID> = []
  var isLayoutScheduled = false
  /// The views whose `updateProperties()` is due.
  var pendingProperties: [ItemID] = []
  private var classNames: [ObjectIdentifier: String] = [:]
  /// The root views of controllers. Some may no longer belong to a controller.
  var controllerViews: Set<ItemID> = []

  var reportedConflicts: [ItemID: ReportedConflicts] = [:]

  /// Marks the main queue, which may run on any thread outside of Apple's platforms.
  private let mainQueueKey = DispatchSpecificKey<Bool>()

  private init() { DispatchQueue.main.setSpecific(key: mainQueueKey, value: true) }

  private var isOnMainThread: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) ?? false
  }

  func makeItem(_ item: Item) -> ItemID {
    removeReleasedItems()
    let id = forest.makeItem(item)
    objects.add(id)
    return id
  }

  func register(_ view: UIView) { objects.note(view) }

  func register(_ guide: UILayoutGuide) { objects.note(guide) }

  func object(of item: ItemID) -> (any LayoutItem)? { objects.object(of: item) }

  /// The name of a view's class in descriptions, cached by class.
  func className(of view: UIView) -> String {
    let kind = ObjectIdentifier(type(of: view))
    if let name = classNames[kind] { return name }
    let name = ObjectDescription.className(of: view)
    classNames[kind] = name
    return name
  }

  func release(_ item: ItemID) {
    released.append(item)
    if isOnMainThread { removeReleasedItems() }
  }

  /// Removes the items of released objects, and the constraints that mention them.
  ///
  /// On the main thread, this happens when an object is released. Items of objects that were
  /// released on another thread stay until one of these moments:
  ///
  /// - An item is made, enters a superview or leaves one.
  /// - A constraint is activated, or its `isActive` is read.
  /// - The constraints of a view are read, or whether it is a descendant of another view.
  /// - Before each step of a pass. A pass precedes fitting sizes, ambiguity queries, queries about
  ///   the constraints that affect a layout, and snapshots.
  ///
  /// If no object was released, the call costs one atomic load.
  func removeReleasedItems() {
    guard !released.isEmpty, !isRemovingReleased else { return }
    isRemovingReleased = true
    defer { isRemovingReleased = false }
    while !released.isEmpty {
      for item in released.takeAll() { remove(item) }
    }
  }

  private func remove(_ item: ItemID) {
    detach(item)
    // The item is a root now, so it holds all constraints between its descendants and the outside.
    for id in activeConstraints(heldBy: item) { deactivate(id) }
    for id in forest.constraints(mentioning: item) { deactivate(id) }
    // Subviews that app code retains become roots.
    forest.releaseChildren(of: item)
    _ = objects.remove(item)
    controllerViews.remove(item)
    reportedConflicts[item] = nil
    forest.destroy(item)
  }

  func isDescendant(_ item: ItemID, of ancestor: ItemID) -> Bool {
    removeReleasedItems()
    return forest.isDescendant(item, of: ancestor)
  }

  /// Removes `item` from its parent, and deactivates the constraints that its ancestors hold.
  func detach(_ item: ItemID) {
    removeReleasedItems()
    for id in forest.constraintsReachingOut(of: item) { deactivate(id) }
    forest.removeFromParent(item)
    scheduleLayout()
  }

  func attach(_ item: ItemID, to parent: ItemID, at index: Int? = nil) {
    detach(item)
    forest.insert(item, into: parent, at: index)
    forest.captureAutoresizingOrigin(of: item)
  }
}
