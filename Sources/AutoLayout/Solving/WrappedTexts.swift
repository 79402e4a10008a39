// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The texts of an engine whose heights depend on their solved widths.
///
/// Every layout starts from the natural sizes of texts (``LayoutForest/unwrapTexts(_:_:)``). If a
/// change cannot influence the width of a text, however other texts wrap, that start would lead to
/// the same width again. Such a text stays wrapped. For this purpose, the variables that a change
/// affects are recorded in ``touched``.
struct WrappedTexts {
  /// The texts that the core wraps. Some may have been removed.
  private(set) var own: [ItemID] = []
  /// The texts that the host wraps. Some may have been removed.
  private(set) var ofHost: [ItemID] = []
  /// The item of ``own`` in each slot of the forest; nil for other slots.
  private var items: [ItemID?] = []
  private var hostSet: Set<ItemID> = []
  /// Whether items in the lists may have been removed.
  var mayHaveRemovedItems = false
  /// The texts that may have to be wrapped at another width; nil for all texts.
  var toWrap: [ItemID]?
  /// The variables that row changes directly affect. Nil while they are not recorded, because all
  /// texts start from their natural sizes.
  var touched: [VariableID]?
  /// Whether any row has terms along both axes.
  var mixesAxes = false

  /// Replaces both lists, which contain no duplicates.
  mutating func set(own: [ItemID], ofHost: [ItemID]) {
    (self.own, self.ofHost) = (own, ofHost)
    hostSet = Set(ofHost)
    items.removeAll(keepingCapacity: true)
    for id in own { noteKnown(id) }
  }

  mutating func add(own id: ItemID) {
    guard !isKnown(id) else { return }
    noteKnown(id)
    own.append(id)
  }

  /// Whether the item is in ``own``.
  func isKnown(_ id: ItemID) -> Bool { id.slot < items.count && items[id.slot] == id }

  private mutating func noteKnown(_ id: ItemID) {
    if items.count <= id.slot {
      items += Array(repeating: nil, count: id.slot + 1 - items.count)
    }
    items[id.slot] = id
  }

  mutating func add(ofHost id: ItemID) {
    if hostSet.insert(id).inserted { ofHost.append(id) }
  }
}

extension LayoutEngine {
  /// Records that the width or the size of `item` may have changed, if it is a text that wraps.
  func noteTextToWrap(_ item: ItemID) {
    if texts.toWrap != nil, texts.isKnown(item) { texts.toWrap?.append(item) }
  }

  /// Records whether any row of the draft has terms along both axes.
  func noteAxes(of draft: RowDraft) {
    if !texts.mixesAxes { texts.mixesAxes = variables.mixesAxes(draft) }
  }

  /// Records the variables of a row, before or after a change of the row.
  func noteTouched(_ row: RowID) {
    guard texts.touched != nil else { return }
    solver.forEachVariable(movedBy: row) { variable in
      // Vertical variables cannot influence widths unless a row mixes both axes.
      if !texts.mixesAxes, owner(of: variable)?.axis == .vertical { return }
      texts.touched?.append(variable)
    }
  }

  /// The items whose widths the recorded changes may influence.
  func takeItemsWithOtherWidths() -> [ItemID] {
    guard let touched = texts.touched, !touched.isEmpty else { return [] }
    var items: [ItemID] = []
    solver.forEachVariable(coupledTo: touched) { variable in
      guard let owner = owner(of: variable), owner.isLength, owner.axis == .horizontal else {
        return
      }
      items.append(owner.item)
    }
    texts.touched = []
    return items
  }
}
