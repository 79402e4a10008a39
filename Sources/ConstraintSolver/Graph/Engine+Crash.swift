// SPDX-License-Identifier: MIT

extension Engine {
  /// Enters many rows at once, and makes as many of them active as a simple search finds.
  ///
  /// A row with one unknown variable defines it. That may leave another row with one unknown, and
  /// so on. Required equalities go first, then the other rows by level, and required inequalities
  /// last. If only equalities with several unknowns are left, the unknown that most rows contain is
  /// taken as known. The slopes of all rows are zero, so dual steps can start from any basis.
  ///
  /// - Complexity: O(*t* + *r* log *r*) for *t* terms in *r* rows.
  mutating func enter(batch: [Int32]) {
    step.ordersRequiredBySize = true
    if batch.count * 2 > rows.count { step.isFromScratch = true }
    evaluateStale()
    findUnknowns(in: batch)
    for row in batch { classify(row) }
    cascade()
    for variable in mostUsedUnknowns(in: batch) where crash.isUnknown[variable] {
      markKnown(variable)
      cascade()
    }
    finishCrash(batch)
    // Deferring visits all rows, so the work of many small batches would grow with the square.
    if batch.count * 64 > rows.count { deferBounds() }
  }

  private mutating func findUnknowns(in batch: [Int32]) {
    for row in batch { crash.isNew[row] = true }
    for row in batch {
      var unknowns: Int32 = 0
      for entry in rows[row].entries {
        let variable = entries[entry].variable
        if !crash.isVisited[variable] {
          crash.isVisited[variable] = true
          crash.isUnknown[variable] = isUntouched(variable)
        }
        if crash.isUnknown[variable] { unknowns += 1 }
      }
      crash.unknowns[row] = unknowns
    }
  }

  /// Whether the variable can get a definition without closing a cycle or moving another variable.
  private mutating func isUntouched(_ variable: Int32) -> Bool {
    guard variables[variable].definer == Variable.loose else { return false }
    var entry = variables[variable].first
    while entry >= 0 {
      let row = entries[entry].row
      if !crash.isNew[row], rows[row].state != .inactive { return false }
      entry = entries[entry].next
    }
    return true
  }

  private mutating func classify(_ row: Int32) {
    guard crash.unknowns[row] == 1, rows[row].state == .inactive else { return }
    if rows[row].isRigid {
      crash.ready.append(row)
    } else {
      let level = max(rows[row].below, rows[row].above)
      let key = RowHeap.Key(
        level: level == Row.required ? Row.free : level, sequence: rows[row].sequence)
      crash.waiting.insert(row, key: key)
    }
  }

  private mutating func cascade() {
    while let row = crash.ready.popLast() ?? crash.waiting.removeFirst() {
      guard crash.unknowns[row] == 1 else { continue }
      for entry in rows[row].entries where crash.isUnknown[entries[entry].variable] {
        let variable = entries[entry].variable
        define(variable, by: row)
        variables[variable].isFixed = isFixing(row)
        // Earlier rows may observe the variable.
        if variables[variable].isObserved { crash.observedVariables.append(variable) }
        values[variable] = definedValue(variable, by: row)
        changes.note(variable)
        markKnown(variable)
        break
      }
    }
  }

  /// Marks a variable as known.
  private mutating func markKnown(_ variable: Int32) {
    crash.isUnknown[variable] = false
    var entry = variables[variable].first
    while entry >= 0 {
      let row = entries[entry].row
      entry = entries[entry].next
      counters.entriesTouched += 1
      guard crash.isNew[row] else { continue }
      crash.unknowns[row] -= 1
      classify(row)
    }
  }

  /// Lists the unknown variables of the remaining equalities, the most used first.
  private func mostUsedUnknowns(in batch: [Int32]) -> [Int32] {
    var mostUsedUnknowns: [(uses: Int32, variable: Int32)] = []
    for row in batch where rows[row].isRigid && crash.unknowns[row] > 1 {
      for entry in rows[row].entries where crash.isUnknown[entries[entry].variable] {
        let variable = entries[entry].variable
        mostUsedUnknowns.append((variables[variable].uses, variable))
      }
    }
    mostUsedUnknowns.sort { ($1.uses, $0.variable) < ($0.uses, $1.variable) }
    return mostUsedUnknowns.map { $0.variable }
  }

  /// Registers the rows that define nothing as observers, and queues inconsistent rows.
  private mutating func finishCrash(_ batch: [Int32]) {
    for row in batch {
      crash.isNew[row] = false
      for entry in rows[row].entries {
        crash.isUnknown[entries[entry].variable] = false
        crash.isVisited[entries[entry].variable] = false
      }
    }
    for index in crash.observedVariables.indices {
      retainDefinition(of: crash.observedVariables[index])
    }
    for row in batch {
      noteEntered(row)
      if rows[row].state == .inactive { observe(by: row) }
    }
    for row in batch where rows[row].state == .inactive { check(row) }
    for index in crash.observedVariables.indices {
      let variable = crash.observedVariables[index]
      var entry = variables[variable].first
      while entry >= 0 {
        if rows[entries[entry].row].state == .inactive { check(entries[entry].row) }
        entry = entries[entry].next
      }
    }
    crash.forgetLists(isLarge: batch.count > 256)
  }
}
