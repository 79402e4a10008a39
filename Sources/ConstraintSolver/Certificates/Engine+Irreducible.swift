// SPDX-License-Identifier: MIT

// The rows on which a refused row depends at a vertex are irreducible, but which vertex that is, and so
// which of several irreducible sets, depends on how the solver came there. The set that is reported
// does not: of all required rows the latest activated are left out first, as long as the rest still
// conflict. What remains is irreducible, it consists of early rows, and it is a matter of the rows and
// their order alone. The hidden bounds of variables go before all others: a conflict that can be told
// by what somebody wrote is not told by what nobody did.
//
// To leave out every row in turn would take as many solutions as there are rows. But rows that are
// later than all members of some conflict can go at once, so only members of conflicts are tried, and
// the next conflict is a few dual steps from the one before. And most members of a large conflict are
// seen to be part of every one without a try (``noteIndispensable(_:of:in:)``).
extension Engine {
  /// A row that takes part in a contradiction.
  struct ConflictPart {
    var row: Int32
    var multiplier: Double
  }

  /// The conflict that the last dual step found, as it stands in ``UpstreamPass/combination``.
  ///
  /// - Parameter direction: the sign of the row's residual, where that is too small to show.
  func conflict(of row: Int32, direction: Double? = nil) -> [ConflictPart] {
    let direction = direction ?? (residual(row) > 0 ? 1 : -1)
    var parts = [ConflictPart(row: row, multiplier: direction)]
    for index in upstream.combination.indices {
      let part = upstream.combination[index]
      parts.append(ConflictPart(row: part.row, multiplier: -direction * part.factor))
    }
    return parts
  }

  /// The one conflict to report, of all that the refused row is part of.
  ///
  /// The state is the caller's to take back afterwards. Long steps have to be off: they leave the duals of
  /// a step that fails half-way, and only those of the first one are forgotten.
  ///
  /// - Parameters:
  ///   - failing: the row that ``settleRequired()`` has just returned.
  ///   - order: which of two rows counts as the earlier one.
  mutating func firstConflict(
    of failing: Int32, refused: Int32, order: ConflictOrder
  ) -> [ConflictPart] {
    forgetDuals()
    var failing = failing
    var parts = conflict(of: failing)
    var ranks = ConflictRanks(rows: Int(rows.count))
    var needed = RowMarks(rows: Int(rows.count))
    needed.insert(refused)
    noteIndispensable(parts, of: failing, in: &needed)
    // Rows from this one on are left out, but for the needed ones.
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
      if let next = settleRequired() {
        failing = next
      } else if let tried {
        // Without it the rest can hold.
        needed.insert(tried.row)
        setLevels(below: tried.below, above: tried.above, of: tried.row)
        guard let next = settleRequired() else { return parts }
        failing = next
      }
      parts = conflict(of: failing)
    }
  }

  /// Gives rows their ranks, with as few questions about the order as it takes: a host may have to look
  /// far for an answer.
  private func rank(
    _ parts: [ConflictPart], in ranks: inout ConflictRanks, _ order: ConflictOrder
  ) {
    var isNew = false
    for part in parts where ranks[part.row] < 0 {
      isNew = true
      ranks.insert(part.row) { isBefore($0, part.row, order) }
    }
    if isNew { ranks.number() }
  }

  /// Whether the second of two rows is left out before the first: hidden bounds before all others.
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

  /// What the host knows a row as.
  func source(of row: Int32) -> Conflict.Source {
    guard rows[row].kind == .bound else {
      return .row(RowID(slot: row, generation: rows[row].generation))
    }
    let variable = entries[rows[row].start].variable
    return .nonNegative(
      VariableID(index: variable, generation: generations[variable]))
  }

  /// Makes every row neutral, for what rows cannot hold together does not depend on what is optimal.
  private mutating func forgetDuals() {
    for row in 0..<rows.count {
      if rows[row].dual >= 0 { clearDual(row) }
      if rows[row].slope != 0 { rows[row].slope = 0 }
    }
  }
}
