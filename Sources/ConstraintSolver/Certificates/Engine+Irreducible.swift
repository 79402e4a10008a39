// SPDX-License-Identifier: MIT

// The rows on which a refused row depends at a vertex are irreducible. There may be several
// irreducible sets, and which one a vertex yields depends on the earlier steps of the solver. The
// reported set does not. It is found by leaving out required rows, the latest activated first, each
// as long as the rest still conflict. The remaining set is irreducible, consists of early rows, and
// depends only on the rows and their order. Hidden bounds of variables are left out before all
// other rows. A conflict names a hidden bound only if rows that the caller wrote do not suffice.
//
// Leaving out every row in turn would take as many solutions as there are rows. But all rows later
// than the members of some conflict can be left out at once. So only members of conflicts are
// tried, and the next conflict is a few dual steps away from the last. Most members of a large
// conflict are recognised as part of every conflict without a try
// (``markIndispensable(_:of:in:)``).
extension Engine {
  /// A row that takes part in a contradiction.
  struct ConflictPart {
    var row: Int32
    var multiplier: Double
  }

  /// The conflict that the last dual step found, read from ``UpstreamPass/combination``.
  ///
  /// - Parameter direction: the sign of the row's residual, if the residual is too small to have
  ///   one.
  func conflict(of row: Int32, direction: Double? = nil) -> [ConflictPart] {
    let direction = direction ?? (residual(row) > 0 ? 1 : -1)
    var parts = [ConflictPart(row: row, multiplier: direction)]
    for index in upstream.combination.indices {
      let part = upstream.combination[index]
      parts.append(ConflictPart(row: part.row, multiplier: -direction * part.factor))
    }
    return parts
  }

  /// Chooses the conflict to report from all conflicts that contain the refused row.
  ///
  /// The caller rolls the state back afterwards. Long steps have to be off: a failed long step
  /// leaves the duals incomplete, and only the duals of the first step are cleared here.
  ///
  /// - Parameters:
  ///   - failing: the row that ``makeFeasible()`` has just returned.
  ///   - order: the order that decides which of two rows is the earlier one.
  mutating func firstConflict(
    of failing: Int32, refused: Int32, order: ConflictOrder
  ) -> [ConflictPart] {
    forgetDuals()
    var failing = failing
    var parts = conflict(of: failing)
    var ranks = ConflictRanks(rows: Int(rows.count))
    var needed = RowMarks(rows: Int(rows.count))
    needed.insert(refused)
    markIndispensable(parts, of: failing, in: &needed)
    // Rows from this one on are left out, except the needed ones.
    var tried: (row: Int32, below: Float, above: Float)?
    while true {
      rank(parts, in: &ranks, order)
      var leavingOut: [Int32] = []
      if let tried {
        let rank = ranks[tried.row]
        for part in parts where ranks[part.row] >= rank && !needed.contains(part.row) {
          leavingOut.append(part.row)
        }
      }
      if leavingOut.isEmpty {
        var last: Int32?
        for part in parts where !needed.contains(part.row) {
          if last.map({ ranks[part.row] > ranks[$0] }) ?? true { last = part.row }
        }
        guard let last else { return parts }
        tried = (last, rows[last].below, rows[last].above)
        leavingOut = [last]
      }
      for row in leavingOut { setLevels(below: Row.free, above: Row.free, of: row) }
      check(failing)
      if let next = makeFeasible() {
        failing = next
      } else if let tried {
        // Without this row the others can hold.
        needed.insert(tried.row)
        setLevels(below: tried.below, above: tried.above, of: tried.row)
        guard let next = makeFeasible() else { return parts }
        failing = next
      }
      parts = conflict(of: failing)
    }
  }

  /// Assigns ranks to rows with as few calls of `order` as possible, because they may be slow.
  private func rank(
    _ parts: [ConflictPart], in ranks: inout ConflictRanks, _ order: ConflictOrder
  ) {
    var isNew = false
    for part in parts where ranks[part.row] < 0 {
      isNew = true
      ranks.insert(part.row) { isBefore($0, part.row, order) }
    }
    if isNew { ranks.renumber() }
  }

  /// Whether the second of two rows is left out before the first. Hidden bounds are left out first.
  private func isBefore(_ first: Int32, _ second: Int32, _ order: ConflictOrder) -> Bool {
    let areBounds = (rows[first].kind == .bound, rows[second].kind == .bound)
    guard areBounds.0 == areBounds.1 else { return areBounds.1 }
    return isEarlier(first, second, order)
  }

  /// Whether the first of two rows counts as the earlier one.
  func isEarlier(_ first: Int32, _ second: Int32, _ order: ConflictOrder) -> Bool {
    order(source(of: first), source(of: second))
      ?? (rows[first].sequence < rows[second].sequence)
  }

  /// The public identity of a row.
  func source(of row: Int32) -> Conflict.Source {
    guard rows[row].kind == .bound else {
      return .row(RowID(slot: row, generation: rows[row].generation))
    }
    let variable = entries[rows[row].start].variable
    return .nonNegative(
      VariableID(index: variable, generation: generations[variable]))
  }

  /// Sets all slopes and duals to zero, because a contradiction of required rows does not depend on
  /// optimality.
  private mutating func forgetDuals() {
    for row in 0..<rows.count {
      if rows[row].dual >= 0 { clearDual(row) }
      if rows[row].slope != 0 { rows[row].slope = 0 }
    }
  }
}
