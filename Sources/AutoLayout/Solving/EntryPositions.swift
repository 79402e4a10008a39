// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A cache of the positions of items among their siblings and of rows among their item's rows, used
/// while conflicts are resolved. A conflict may have as many members as there are views in one
/// superview.
struct EntryPositions {
  private var positions: [ItemID: Int] = [:]
  private var indices: [RowID: Int] = [:]
  /// The paths from the root to items, as indices among children.
  var paths: [ItemID: [Int]] = [:]

  mutating func position(of item: ItemID, among siblings: [ItemID]) -> Int {
    if let known = positions[item] { return known }
    for (position, sibling) in siblings.enumerated() { positions[sibling] = position }
    return positions[item] ?? 0
  }

  mutating func index(of row: RowID, in rows: [RowID]) -> Int {
    if let known = indices[row] { return known }
    for (index, row) in rows.enumerated() { indices[row] = index }
    return indices[row] ?? 0
  }

  /// Empties the cache, because rows are about to change.
  mutating func removeAll() {
    guard !positions.isEmpty || !indices.isEmpty || !paths.isEmpty else { return }
    self = EntryPositions()
  }
}
