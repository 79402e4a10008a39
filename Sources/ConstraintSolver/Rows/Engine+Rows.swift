// SPDX-License-Identifier: MIT

extension Engine {
  // MARK: Storage

  /// Stores a row with the current ``terms``. No variable refers to it yet.
  mutating func makeRow(
    constant: Double, below: Float, above: Float, kind: Row.Kind
  ) -> Int32 {
    var row = Row()
    row.constant = constant
    row.below = below
    row.above = above
    row.kind = kind
    row.state = .inactive
    row.sequence = pendingWork.nextSequence
    pendingWork.nextSequence &+= 1
    row.count = terms.count
    row.start = takeRun(Int(terms.count))
    row.scale = terms.scale
    let slot: Int32
    if let free = pendingWork.freeRows.popLast() {
      slot = free
      row.generation = rows[slot].generation
      row.isListed = rows[slot].isListed
      rows[slot] = row
    } else {
      slot = rows.count
      rows.append(row)
      if rows.count > downstream.rowMark.count {
        downstream.grow(rows: rows.capacity)
        crash.grow(rows: rows.capacity)
      }
    }
    for index in terms.indices { link(terms[index], at: row.start + index, of: slot) }
    noteOneSided(slot)
    return slot
  }

  /// Lists a row that has a side without cost.
  private mutating func noteOneSided(_ row: Int32) {
    guard rows[row].isOneSided, !rows[row].isListed else { return }
    rows[row].isListed = true
    pendingWork.oneSidedRows.append(row)
  }

  private mutating func link(_ term: RowTerms.Element, at entry: Int32, of row: Int32) {
    let first = variables[term.variable].first
    entries[entry] = Entry(
      variable: term.variable, row: row, next: first, previous: -1,
      coefficient: term.coefficient)
    if first >= 0 { entries[first].previous = entry }
    variables[term.variable].first = entry
    variables[term.variable].uses += 1
  }

  /// Frees the storage of a row that no variable refers to any more.
  private mutating func freeRow(_ row: Int32) {
    for entry in rows[row].entries {
      let (variable, next, previous) = (
        entries[entry].variable, entries[entry].next, entries[entry].previous
      )
      if previous >= 0 {
        entries[previous].next = next
      } else {
        variables[variable].first = next
      }
      if next >= 0 { entries[next].previous = previous }
      variables[variable].uses -= 1
    }
    let count = Int(rows[row].count)
    if count > 0 {
      while pendingWork.freeRuns.count <= count { pendingWork.freeRuns.append([]) }
      pendingWork.freeRuns[count].append(rows[row].start)
    }
    let (generation, isListed) = (rows[row].generation &+ 1, rows[row].isListed)
    rows[row] = Row()
    rows[row].generation = generation
    rows[row].isListed = isListed
    pendingWork.freeRows.append(row)
  }

  private mutating func takeRun(_ count: Int) -> Int32 {
    if count < pendingWork.freeRuns.count, let start = pendingWork.freeRuns[count].popLast() {
      return start
    }
    let start = entries.count
    entries.append(
      repeating: Entry(variable: -1, row: -1, next: -1, previous: -1, coefficient: 0),
      count: count)
    return start
  }

  // MARK: Changes

  /// Adds an inactive row with a slope of zero, and queues it if it is inconsistent.
  mutating func addRow(
    constant: Double, below: Float, above: Float, kind: Row.Kind
  ) -> Int32 {
    let row = makeRow(constant: constant, below: below, above: above, kind: kind)
    enter(row)
    return row
  }

  /// Registers an inactive row as an observer and queues it if it is inconsistent.
  mutating func enter(_ row: Int32) {
    if !pendingWork.stale.isEmpty,
      rows[row].entries.contains(where: { !variables[entries[$0].variable].isObserved })
    {
      evaluateStale()
    }
    observe(by: row)
    noteEntered(row)
    check(row)
  }

  mutating func removeRow(_ row: Int32) {
    if !pendingWork.stale.isEmpty { evaluateStale() }
    switch rows[row].state {
    case .inactive:
      retract(row)
      stopObserving(by: row)
    case .definer, .core:
      neutralize(active: row)
      deactivate(row)
    case .free:
      return
    }
    freeRow(row)
    checkStage()
  }

  mutating func setConstant(_ constant: Double, of row: Int32) {
    let change = constant - rows[row].constant
    guard change != 0 else { return }
    rows[row].constant = constant
    if rows[row].state == .inactive {
      check(row)
    } else {
      shift(row, by: change)
    }
  }

  mutating func setLevels(below: Float, above: Float, of row: Int32) {
    let wasRigid = rows[row].isRigid
    if rows[row].state == .inactive {
      retract(row)
      rows[row].below = below
      rows[row].above = above
      noteOneSided(row)
      check(row)
      return
    }
    // A rigid row has no stored dual.
    if wasRigid, below != above || below != Row.required { neutralize(active: row) }
    rows[row].below = below
    rows[row].above = above
    noteOneSided(row)
    if wasRigid, !rows[row].isRigid, rows[row].state == .definer { unfix(rows[row].variable) }
    if rows[row].isRigid {
      clearDual(row)
      if rows[row].state == .definer { noteFixed(rows[row].variable) }
    } else if !isFeasible(row) {
      neutralize(active: row)
    }
    checkStage()
  }

  // MARK: Leaving the basis

  /// Makes an active row with a dual of zero inactive, and a variable loose. No value changes.
  private mutating func deactivate(_ row: Int32) {
    // The rebuilding may split a dirty block or remove it.
    refreshBlocks()
    let isCore = rows[row].state == .core
    let defined = rows[row].variable
    if !isCore { unfix(defined) }
    if !isCore, blocks.isEmpty {
      noteLoosened(defined, leaving: row)
      dropDefinition(of: defined, by: row)
      return
    }
    beginColumn(ofRow: row)
    // In a cycle the loosened variable need not be the defined one. Any variable that moves with
    // the row is possible, and the one that moves most is numerically the safest.
    var loosened = isCore ? -1 : defined
    var weight = isCore ? 0 : abs(downstream.weight[defined])
    for index in downstream.cores.indices {
      let core = downstream.cores[index]
      for cut in blocks[rows[core].variable].cuts where abs(downstream.weight[cut]) > weight {
        loosened = cut
        weight = abs(downstream.weight[cut])
      }
    }
    let touched = blocksReached(upstream: false, downstream: true)
    endColumn()
    if isCore {
      if loosened < 0 { loosened = blocks[defined].cuts[0] }
      removeFromBlock(cut: loosened, core: row)
      stopObserving(by: row)
    } else {
      let merged = mergeBlocks(touched)
      dropDefinition(of: defined, by: row)
      if loosened != defined, let merged { swapCut(loosened, for: defined, in: merged) }
    }
    variables[loosened].definer = Variable.loose
    noteLoose(loosened)
    noteLoosened(loosened, leaving: row)
  }

  private mutating func dropDefinition(of variable: Int32, by row: Int32) {
    if variables[variable].isObserved { releaseDefinition(of: variable) }
    variables[variable].definer = Variable.loose
    noteLoose(variable)
  }

  private mutating func swapCut(_ old: Int32, for new: Int32, in block: Int32) {
    let place = variables[old].place
    blocks[block].cuts[Int(place)] = new
    variables[new].definer = Variable.cut
    variables[new].block = block
    variables[new].place = place
    variables[old].block = -1
  }
}
