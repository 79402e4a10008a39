// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Where items stand among their siblings and rows among those of their items, while conflicts are being
/// settled: a conflict may have as many members as there are views, all in one superview.
struct EntryPositions {
  private var positions: [ItemID: Int] = [:]
  private var indices: [RowID: Int] = [:]
  /// The ways from the root to items that were asked for, as positions among children.
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

  /// Forgets everything, because rows are about to change.
  mutating func removeAll() {
    guard !positions.isEmpty || !indices.isEmpty || !paths.isEmpty else { return }
    self = EntryPositions()
  }
}
