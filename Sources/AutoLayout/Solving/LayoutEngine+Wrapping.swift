// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The wrapped texts that a change affects.
///
/// Every layout starts from the natural sizes of texts (``LayoutForest/unwrapTexts(_:_:)``). If a
/// change cannot influence the width of a text, however other texts wrap, that start would lead to
/// the same width again. Such a text stays wrapped.
extension LayoutEngine {
  /// Records that the width or the size of `item` may have changed, if it is a text that wraps.
  func noteTextToWrap(_ item: ItemID) {
    if textsToWrap != nil, knownTexts.contains(item) { textsToWrap?.append(item) }
  }

  /// Records the variables of a row, before or after a change of the row.
  func noteTouched(_ row: RowID) {
    guard isNotingTouched else { return }
    solver.forEachVariable(movedBy: row) { variable in
      // Vertical variables cannot influence widths unless a row mixes both axes.
      if !mixesAxes, owner(of: variable)?.axis == .vertical { return }
      touched.append(variable)
    }
  }

  /// The items whose widths the recorded changes may influence.
  func takeItemsWithOtherWidths() -> [ItemID] {
    guard !touched.isEmpty else { return [] }
    var items: [ItemID] = []
    solver.forEachVariable(coupledTo: touched) { variable in
      guard let owner = owner(of: variable), owner.isLength, owner.axis == .horizontal else {
        return
      }
      items.append(owner.item)
    }
    touched = []
    return items
  }
}
