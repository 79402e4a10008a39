// SPDX-License-Identifier: MIT

/// What a change makes stale. Nothing is solved here: a layout or a question about it does that.
extension LayoutForest {
  /// The engine that keeps rows of `item`'s tree; nil where there is none, or none that it keeps.
  func engine(of item: ItemID) -> LayoutEngine? {
    guard let engine = items[root(of: item).slot].engine, !engine.needsRebuild else { return nil }
    // Longer than everything there is, the list of changes is worth less than a new start. That
    // bounds what piles up in trees that are never laid out again.
    if engine.pending.count > 4 * (items.count + constraints.count) {
      engine.setNeedsRebuild()
      return nil
    }
    return engine
  }

  /// Something of `item` changed: notes the rows that depend on it, and marks it and whoever places
  /// it for a layout.
  mutating func invalidate(_ item: ItemID, _ change: ItemChange, from old: Item) {
    guard !change.isEmpty else { return }
    if !change.isDisjoint(with: [.content, .alignment]) {
      items[item.slot].measured.isCurrent = false
    }
    mark(item, [.measuring, .layout])
    markHolder(of: item)
    guard let engine = engine(of: item) else { return }
    engine.pending.items.append(item)
    let new = items[item.slot].item
    if old.translatesAutoresizingMask && !new.translatesAutoresizingMask
      || old.mayBeNegative != new.mayBeNegative
    {
      engine.pending.loosened.append(item)
    }
    if change.contains(.insets) { engine.moved.append(item) }
    if change.contains(.innerInsets) { engine.resized.append(item) }
    if change.contains(.size) { noteContent(of: item, engine) }
    if change.contains(.baselines) { noteBaselines(of: item, engine) }
    if change.contains(.kind) { noteKind(of: item, from: old.kind, engine) }
    if change.contains(.direction) { noteDirection(of: item, engine) }
    if change.contains(.visibility) { noteArrangement(of: item, engine) }
  }

  /// Other views and guides than before are in `item`.
  mutating func markChildren(of item: ItemID) {
    mark(item, [.measuring, .layout])
    markHolder(of: item)
  }

  /// The constants of the rows that `item` makes itself have changed.
  mutating func invalidateRows(of item: ItemID) {
    guard contains(item) else { return }
    mark(item, .layout)
    markHolder(of: item)
    engine(of: item)?.pending.items.append(item)
  }

  /// An active constraint is new, or has another constant or priority.
  mutating func invalidateRows(ofConstraint id: ConstraintID) {
    let holder = constraints[id.slot].holder
    guard contains(holder) else { return }
    engine(of: holder)?.pending.constraints.append(id)
  }

  /// The rows around `item` say what they said, but contradictions among them may be settled in another
  /// way.
  func reorderContradictions(around item: ItemID) {
    guard let engine = engine(of: item), !engine.contradictions.isEmpty else { return }
    engine.pending.isReordered = true
  }

  /// Everything is to be measured and entered anew, because what lies outside the trees changed.
  mutating func invalidateAllRoots() {
    for index in items.indices where items[index].isLive {
      items[index].measured.isCurrent = false
      items[index].engine?.setNeedsRebuild()
      mark(
        ItemID(index: Int32(index), generation: items[index].generation), [.measuring, .layout])
    }
  }

  /// Marks the content of `item` as changed, so that it is measured again.
  public mutating func invalidateContentSize(of item: ItemID) {
    guard contains(item) else { return }
    items[item.slot].measured.isCurrent = false
    mark(item, [.measuring, .updateConstraints])
    invalidateRows(of: item)
  }
}
