// SPDX-License-Identifier: MIT

/// Invalidation by changes. These methods do not solve: the next layout or query does.
extension LayoutForest {
  /// The engine of `item`'s tree. It is nil if the tree has no engine or all rows are to be made
  /// again.
  func engine(of item: ItemID) -> LayoutEngine? {
    guard let engine = items[root(of: item).slot].engine, !engine.needsRebuild else { return nil }
    // A list of changes that is several times longer than the number of items and constraints costs
    // more than rebuilding. The limit also bounds the list in trees that are never laid out again.
    if engine.pending.count > 4 * (items.count + constraints.count) {
      engine.setNeedsRebuild()
      return nil
    }
    return engine
  }

  /// Whether the tree of `item` has an engine. An engine queues constraints as they are activated.
  package func hasEngine(_ item: ItemID) -> Bool {
    contains(item) && items[root(of: item).slot].engine != nil
  }

  /// Queues the rows that depend on `change` of `item`, and marks the item and its superview for
  /// layout.
  ///
  /// - Parameter old: the previous value of the item; required if a property changed that other
  ///   items depend on.
  mutating func invalidate(_ item: ItemID, _ change: ItemChange, from old: Item? = nil) {
    guard !change.isEmpty else { return }
    if !change.isDisjoint(with: [.content, .alignment]) {
      measures[item.slot].last.isCurrent = false
      measures[item.slot].own = OwnSizes()
    }
    mark(item, [.measuring, .layout])
    markHolder(of: item)
    if let old, hasOtherLowerEdge(item, than: old) { invalidatePlaceDependent(inside: item) }
    if let old, old.frame.size != items[item.slot].item.frame.size {
      displacements[item.slot].insert(.unsolvedChildren)
    }
    guard let engine = engine(of: item) else { return }
    engine.pending.items.append(item)
    if let old, isLoosened(item, from: old) { engine.pending.loosened.append(item) }
    if change.contains(.insets) { engine.moved.append(item) }
    if change.contains(.innerInsets) { engine.resized.append(item) }
    if change.contains(.size) {
      noteContent(of: item, engine)
      // A text is not wrapped while its size is overridden.
      noteText(item, engine)
    }
    if change.contains(.baselines) { noteBaselines(of: item, engine) }
    if change.contains(.kind), let old { noteKind(of: item, from: old.kind, engine) }
    if change.contains(.direction) { noteDirection(of: item, engine) }
    if change.contains(.visibility) { noteArrangement(of: item, engine) }
  }

  private func isLoosened(_ item: ItemID, from old: Item) -> Bool {
    old.translatesAutoresizingMask && !items[item.slot].item.translatesAutoresizingMask
      || old.mayBeNegative != items[item.slot].item.mayBeNegative
  }

  /// Marks `item` after views or guides were added to it or removed from it.
  mutating func markChildren(of item: ItemID) {
    mark(item, [.measuring, .layout])
    markHolder(of: item)
  }

  /// Queues the item's own rows, because their constants have changed.
  mutating func invalidateRows(of item: ItemID) {
    guard contains(item) else { return }
    mark(item, .layout)
    markHolder(of: item)
    engine(of: item)?.pending.items.append(item)
  }

  /// Queues the row of an active constraint that is new or has another constant or priority.
  mutating func invalidateRows(ofConstraint id: ConstraintID) {
    changes += 1
    let holder = constraints[id.slot].holder
    guard contains(holder) else { return }
    engine(of: holder)?.pending.constraints.append(id)
  }

  /// Queues a new resolution of the conflicts around `item`. The rows are the same, but others may
  /// be broken.
  func reorderContradictions(around item: ItemID) {
    guard let engine = engine(of: item), !engine.resolution.contradictions.isEmpty else { return }
    engine.pending.isReordered = true
  }

  /// Queues a new measurement of all contents and a rebuild of all rows, because the environment
  /// changed.
  mutating func invalidateAllRoots() {
    for index in items.indices where items[index].isLive {
      measures[index].last.isCurrent = false
      measures[index].own = OwnSizes()
      items[index].engine?.setNeedsRebuild()
      mark(ItemID(index: Int32(index), generation: generations[index]), [.measuring, .layout])
    }
  }

  /// Whether the size of the item's content depends on where the item is.
  func isPlaceDependent(_ id: ItemID) -> Bool {
    items[id.slot].item.layoutContent.traits.contains(.placeDependent)
  }

  /// Measures contents that depend on their place again, because constraints that mention them have
  /// changed.
  mutating func invalidatePlaceDependent(among mentioned: [ItemID]) {
    for item in mentioned where contains(item) && isPlaceDependent(item) {
      invalidate(item, .content)
    }
  }

  /// Measures contents that depend on their place again, because the place of `item` has changed.
  private mutating func invalidatePlaceDependent(inside item: ItemID) {
    var pending = [item]
    while let next = pending.popLast() {
      pending += items[next.slot].children
      if isPlaceDependent(next) { invalidate(next, .content) }
    }
  }

  /// Whether `item` and `old` differ in having an inset below.
  private func hasOtherLowerEdge(_ item: ItemID, than old: Item) -> Bool {
    let now = items[item.slot].item.imposedSafeArea
    return old.imposedSafeArea.map { $0.bottom == 0 } != now.map { $0.bottom == 0 }
  }

  /// Marks the content of `item` as changed. The next layout measures it again.
  public mutating func invalidateContentSize(of item: ItemID) {
    guard contains(item) else { return }
    measures[item.slot].last.isCurrent = false
    mark(item, [.measuring, .updateConstraints])
    invalidateRows(of: item)
  }
}
