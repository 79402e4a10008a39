// SPDX-License-Identifier: MIT

import ConstraintSolver

/// What the rows of an engine were written as, by their slots.
struct RowTable {
  /// Which rule each row comes from.
  private var sources: [RowSource?] = []
  /// Relation and priorities.
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

  /// Notes what the rows of a draft have become; nil for those that did not enter.
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
