// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The source and kind of each row of an engine, by slot.
struct RowTable {
  /// The constraint or rule of each row.
  private var sources: [RowSource?] = []
  /// The relation and priorities of each row.
  private var kinds: [RowDraft.Kind] = []

  mutating func set(_ source: RowSource, _ kind: RowDraft.Kind, of row: RowID) {
    let slot = Int(row.slot)
    while sources.count <= slot {
      sources.append(nil)
      kinds.append(kind)
    }
    sources[slot] = source
    kinds[slot] = kind
  }

  /// Stores the rows of a draft under the given ids; nil for a row that was not entered.
  mutating func set(_ rows: [RowID?], to draft: RowDraft) {
    if sources.isEmpty {
      // The slots of rows are dense.
      let count = rows.reduce(0) { max($0, ($1?.slot ?? -1) + 1) }
      sources.reserveCapacity(Int(count))
      kinds.reserveCapacity(Int(count))
    }
    for (row, written) in zip(rows, draft.rows) {
      if let row { set(written.source, written.kind, of: row) }
    }
  }

  mutating func forget(_ row: RowID) {
    if Int(row.slot) < sources.count { sources[Int(row.slot)] = nil }
  }

  mutating func removeAll() {
    sources.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
  }

  func source(of row: RowID) -> RowSource? {
    let slot = Int(row.slot)
    return slot < sources.count ? sources[slot] : nil
  }

  func kind(of row: RowID) -> RowDraft.Kind? {
    let slot = Int(row.slot)
    return slot < kinds.count ? kinds[slot] : nil
  }
}
