// SPDX-License-Identifier: MIT

/// The insets of one item and its ancestors, root first.
///
/// A pass derives the insets of a view and then those of its subviews, so the superviews are
/// already on the path.
struct InsetPath {
  struct Step {
    var item: ItemID
    var size: Size
    var insets: EffectiveInsets
  }

  private var steps: [Step] = []
  /// The value of ``LayoutForest/changes`` with which the steps are valid.
  private var changes: UInt64 = 0

  /// The item of the last query.
  var last: Step? { steps.last }

  func isValid(asOf changes: UInt64) -> Bool { changes == self.changes }

  func contains(_ item: ItemID) -> Bool { steps.contains { $0.item == item } }

  mutating func begin(asOf changes: UInt64) {
    steps.removeAll(keepingCapacity: true)
    self.changes = changes
  }

  mutating func append(_ step: Step) { steps.append(step) }

  /// Removes the steps after that of an item.
  ///
  /// - Returns: whether the item has a step.
  mutating func truncate(after item: ItemID) -> Bool {
    guard let place = steps.lastIndex(where: { $0.item == item }) else { return false }
    steps.removeLast(steps.count - 1 - place)
    return true
  }

  /// Keeps the steps valid after changes that affect none of them.
  mutating func keep(asOf changes: UInt64) { self.changes = changes }
}

extension LayoutForest {
  /// The same as ``appliedInsets(of:overrides:)`` with all overrides.
  ///
  /// - Complexity: constant if the last query was about the superview, and only marks and frames
  ///   outside the path have changed since. Otherwise at most the depth of the item times that of the
  ///   last one.
  package mutating func cachedAppliedInsets(
    of item: ItemID
  ) -> (safeArea: EdgeInsets, margins: EdgeInsets) {
    guard contains(item) else { return (.zero, .zero) }
    let insets = cachedEffectiveInsets(of: item)
    assert(decisions != nil || insets == appliedEffectiveInsets(of: item))
    return (insets.safeArea, insets.margins)
  }

  private mutating func cachedEffectiveInsets(of item: ItemID) -> EffectiveInsets {
    if !insetPath.isValid(asOf: changes) { insetPath.begin(asOf: changes) }
    if let last = insetPath.last, last.item == items[item.slot].parent {
      extendInsetPath(to: item)
    } else {
      var missing: [ItemID] = []
      var next: ItemID? = item
      while let id = next, !insetPath.truncate(after: id) {
        missing.append(id)
        next = items[id.slot].parent
      }
      if next == nil { insetPath.begin(asOf: changes) }
      for id in missing.reversed() { extendInsetPath(to: id) }
    }
    return insetPath.last?.insets ?? EffectiveInsets()
  }

  private mutating func extendInsetPath(to id: ItemID) {
    let (outer, frame) = (insetPath.last, items[id.slot].item.frame)
    let insets = effectiveInsets(
      of: id, frame: frame, superviewSize: outer?.size, outer: outer?.insets ?? EffectiveInsets())
    insetPath.append(InsetPath.Step(item: id, size: frame.size, insets: insets))
  }

  /// Performs `change`, and keeps the path valid if the change cannot affect it: a mark (`id` is
  /// nil), or a new frame of an item that is not on the path.
  mutating func keepInsetPath(moving id: ItemID? = nil, _ change: (inout LayoutForest) -> Void) {
    let isKept =
      insetPath.isValid(asOf: changes)
      && id.map { insetPath.last?.item == items[$0.slot].parent || !insetPath.contains($0) } ?? true
    change(&self)
    if isKept { insetPath.keep(asOf: changes) }
  }
}
