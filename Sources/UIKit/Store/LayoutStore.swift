// SPDX-License-Identifier: MIT

import AutoLayout
import Dispatch
import Foundation
import UIKitComponents

/// The one place where objects of the shell and items of the core meet.
///
/// It belongs to the main thread, as UIKit's engine does. Only ``release(_:)`` may be called on any
/// thread, because objects may die on any.
final class LayoutStore: @unchecked Sendable {
  static let current = LayoutStore()

  var forest = LayoutForest(environment: ScreenEnvironment.standard.layout)
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
  var objects = ObjectTable()
  /// The objects of active constraints by their slot; an active constraint is kept alive.
  var active: [NSLayoutConstraint?] = []
  /// Constraints that were added to views above which their items do not lie yet.
  var unprepared: [UnpreparedConstraint] = []
  private let released = ReleasedItems()
  private var isRemovingReleased = false
  /// Whether any view or controller ever overrode a trait; until then all have the screen's.
  var hasTraitOverrides = false
  var transactions: [CATransaction.Level] = []
  /// `UITraitCollection.current`; nil for the screen's.
  var currentTraits: TraitValues?
  weak var firstResponder: UIResponder?
  /// Where the pointer is that code moves.
  weak var pointed: UIPointerInteraction?
  /// `UIView.areAnimationsEnabled`, which changes no layout.
  var areAnimationsEnabled = true
  /// The blocks of animations that run, the innermost last.
  var animationBlocks: [AnimationBlock] = []
  var pausedAnimations = PausedAnimations()
  /// The views that answer for properties themselves.
  var asked = AskedViews()
  /// Whether `updateConstraints` of a view runs.
  var isUpdatingConstraints = false
  /// The views whose content is being measured, which may ask for a layout while they answer.
  var measuring: Set<ItemID> = []
  var isLayoutScheduled = false
  /// The views whose `updateProperties()` is due.
  var pendingProperties: [ItemID] = []
  private var classNames: [ObjectIdentifier: String] = [:]
  /// The views of controllers. Some may have been given back.
  var controllerViews: Set<ItemID> = []

  var reported: [ItemID: ReportedConflicts] = [:]

  /// Marks the main queue, which off Apple's systems may run on any thread.
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

  /// The name of a view's class in descriptions, made once for each class.
  func className(of view: UIView) -> String {
    let kind = ObjectIdentifier(type(of: view))
    if let name = classNames[kind] { return name }
    let name = LayoutDescription.className(of: view)
    classNames[kind] = name
    return name
  }

  func release(_ item: ItemID) {
    released.append(item)
    if isOnMainThread { removeReleasedItems() }
  }

  /// Removes the items of dead objects, and with them the constraints that mention them.
  ///
  /// On the main thread this happens as an object dies. Items of objects that died on another thread stay
  /// until the next time that their presence makes a difference:
  ///
  /// - an item is made, enters a superview or leaves one;
  /// - a constraint is activated, or is asked whether it is active;
  /// - a view is asked for its constraints, or whether it lies below another;
  /// - before each step of a pass, which precedes fitting sizes, questions about ambiguity and about the
  ///   constraints that affect a layout, and snapshots.
  ///
  /// It costs an atomic load where nothing died.
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
    // What reaches out of a subview is held here: nothing lies above.
    for id in activeConstraints(heldBy: item) { deactivate(id) }
    for id in forest.constraints(mentioning: item) { deactivate(id) }
    // Subviews that clients keep alive become roots.
    forest.releaseChildren(of: item)
    _ = objects.remove(item)
    controllerViews.remove(item)
    reported[item] = nil
    forest.destroy(item)
  }

  func isDescendant(_ item: ItemID, of ancestor: ItemID) -> Bool {
    removeReleasedItems()
    return forest.isDescendant(item, of: ancestor)
  }

  /// Removes `item` from its parent and deactivates the constraints held above it.
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
