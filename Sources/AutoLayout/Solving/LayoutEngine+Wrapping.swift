// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Which wrapped texts a change concerns.
///
/// Every layout starts from the natural sizes of texts (``LayoutForest/unwrapTexts(_:_:)``). Where a
/// change cannot have an influence on the width of a text, however others wrap, that start would lead to
/// the same width again: the text stays as it is.
extension LayoutEngine {
  /// Notes that the width or the size of `item` may be another, if it is a text that wraps.
  func noteTextToWrap(_ item: ItemID) {
    if textsToWrap != nil, knownTexts.contains(item) { textsToWrap?.append(item) }
  }

  /// Notes a row before or after a change.
  func noteTouched(_ row: RowID) {
    guard isNotingTouched else { return }
    solver.forEachVariable(movedBy: row) { variable in
      // Along the other axis nothing can have an influence on widths.
      if !mixesAxes, owner(of: variable)?.axis == .vertical { return }
      touched.append(variable)
    }
  }

  /// The items whose widths the noted changes may have an influence on.
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
