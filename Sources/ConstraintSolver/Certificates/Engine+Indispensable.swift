// SPDX-License-Identifier: MIT

extension Engine {
  /// A conflict of at most this many members is not analysed: each member is tried directly.
  private static var smallConflictCount: Int { 8 }

  /// Finds members of a conflict without which the required rows can hold. These are part of every
  /// conflict that contains the refused row.
  ///
  /// A member that is dropped may move until the failing row holds, and the values downstream move
  /// with it. If no required row fails then, the resulting values are the proof. All members are
  /// analysed together: each required row that any member moves is written as a combination of
  /// active rows once. The combination shows which members would make the row fail. For a stack of
  /// a thousand views without enough space, one analysis repositions thousands of attempts that each
  /// move half of the stack.
  ///
  /// A member that is not marked may still be indispensable.
  ///
  /// - Parameter failing: the row that cannot hold. Its conflict is `parts`.
  mutating func markIndispensable(
    _ parts: [ConflictPart], of failing: Int32, in needed: inout RowMarks
  ) {
    let distance = residual(failing)
    guard parts.count > Self.smallConflictCount, distance != 0, !hasOtherInconsistentRows(failing)
    else {
      return
    }
    var positions = [Int32](repeating: -1, count: Int(rows.count))
    /// The distance that each member has to move.
    var shifts = [Double](repeating: 0, count: parts.count)
    let direction: Double = distance > 0 ? 1 : -1
    for (place, part) in parts.enumerated() where part.row >= 0 && part.row != failing {
      guard part.multiplier != 0 else { return }
      positions[Int(part.row)] = Int32(place)
      shifts[place] = direction * distance / part.multiplier
    }
    /// Whether the move of each member breaks a required row.
    var isBlocked = [Bool](repeating: false, count: parts.count)
    gatherDownstream(of: parts.lazy.map { $0.row }.filter { $0 >= 0 && $0 != failing })
    let obstacles = downstream.inactive.indices.map { downstream.inactive[$0] }
    // Stops after the work of 64 passes over all entries. Beyond that, trying each member is faster.
    let limit = counters.entriesTouched + 64 * Int(entries.count)
    for row in obstacles where rows[row].hasRequiredSide && row != failing {
      guard counters.entriesTouched < limit else { return }
      combineCompletely(row)
      let residual = residual(row)
      for index in upstream.combination.indices {
        let part = upstream.combination[index]
        guard part.row >= 0, positions[Int(part.row)] >= 0 else { continue }
        let place = Int(positions[Int(part.row)])
        let moved = residual + part.factor * shifts[place]
        if abs(moved) > Tolerance.residual, rows[row].level(moved) == Row.required {
          isBlocked[place] = true
        }
      }
    }
    for (place, part) in parts.enumerated() where part.row >= 0 && !isBlocked[place] {
      needed.insert(part.row)
    }
  }

  /// Whether any other required row in the queue does not hold yet.
  private func hasOtherInconsistentRows(_ failing: Int32) -> Bool {
    pendingWork.required.contains { row in
      row != failing && rows[row].state == .inactive && residual(row) != 0
        && rows[row].level(residual(row)) == Row.required
    }
  }
}
