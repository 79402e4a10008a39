// SPDX-License-Identifier: MIT

extension Engine {
  /// The residual of a row, or zero if it is within the tolerance.
  @inline(__always)
  func residual(_ row: Int32) -> Double {
    var sum = -rows[row].constant
    var size = abs(sum)
    for entry in rows[row].entries {
      let term = entries[entry].coefficient * values[entries[entry].variable]
      sum += term
      size += abs(term)
    }
    let limit = Tolerance.residual * rows[row].scale + Tolerance.rounding * size
    return abs(sum) <= limit ? 0 : sum
  }

  /// Queues an inactive row if it is inconsistent.
  @inline(__always)
  mutating func check(_ row: Int32) {
    if rows[row].isDeferred, !variables[entries[rows[row].start].variable].isObserved { return }
    let residual = residual(row)
    guard residual != 0 else { return }
    resume(row)
    enqueue(row, residual: residual)
  }

  private mutating func enqueue(_ row: Int32, residual: Double) {
    let level = rows[row].level(residual)
    if level == Row.required {
      guard !rows[row].isQueuedAsRequired else { return }
      rows[row].isQueuedAsRequired = true
      let size = step.ordersRequiredBySize ? Float(abs(residual)) : 0
      pendingWork.required.insert(row, key: key(level, size, row))
    } else if rows[row].slope != rows[row].slope(forResidual: residual) {
      let size = max(Float(abs(residual)), .leastNormalMagnitude)
      let old = rows[row].queued
      // The row may then be in the queue twice. The second time it is taken, `queued` is zero and
      // it is skipped.
      guard
        old == 0 || rows[row].level(Double(old)) < level
          || rows[row].level(Double(old)) == level && abs(old) < size / 2
      else { return }
      rows[row].queued = residual < 0 ? -size : size
      pendingWork.optional.insert(row, key: key(level, size, row))
    }
  }

  @inline(__always)
  private func key(_ level: Float, _ size: Float, _ row: Int32) -> RowHeap.Key {
    step.usesBlandsRule
      ? .init(level: Row.required, sequence: rows[row].sequence)
      : .init(level: level, size: size, sequence: rows[row].sequence)
  }

  /// Makes all required rows hold.
  ///
  /// - Returns: a row that cannot hold, or nil. Its combination of active rows is then in
  ///   ``upstream``.
  mutating func makeFeasible() -> Int32? {
    repeat {
      while let row = nextRequired() {
        guard !repair(row) else { continue }
        guard isBroken, step.restarts < StepScratch.maximumRestarts else {
          step.ordersRequiredBySize = false
          _ = resumeBounds()
          return row
        }
        restart()
      }
    } while resumeBounds()
    endRun()
    return nil
  }

  /// Makes every row consistent.
  ///
  /// The required rows can hold together: after a change of them, ``makeFeasible()`` has been
  /// called.
  mutating func optimize() {
    step.ordersRequiredBySize = true
    deferBounds()
    repeat {
      while let row = next() {
        // Rows that held together before conflict only if the arithmetic breaks down.
        if !repair(row) { isBroken = true }
      }
    } while restartIfBroken() || resumeBounds()
    evaluateStale()
    endRun()
    step.isFromScratch = false
  }

  /// The next row to be repaired by ``optimize()``.
  ///
  /// After a start from scratch required rows come last. Sizes are arbitrary until the rows that
  /// determine them are repaired, and one row of a long view may then satisfy hundreds of bounds.
  private mutating func next() -> Int32? {
    step.isFromScratch ? nextOptional() ?? nextRequired() : nextRequired() ?? nextOptional()
  }

  private mutating func nextRequired() -> Int32? {
    guard let row = pendingWork.required.removeFirst() else { return nil }
    rows[row].isQueuedAsRequired = false
    return row
  }

  private mutating func nextOptional() -> Int32? {
    while let row = pendingWork.optional.removeFirst() {
      let old = rows[row].queued
      guard old != 0 else { continue }
      rows[row].queued = 0
      return row
    }
    return nil
  }

  private mutating func restartIfBroken() -> Bool {
    guard isBroken, step.restarts < StepScratch.maximumRestarts else {
      isBroken = false
      return false
    }
    restart()
    return true
  }

  /// Makes one queued row consistent, unless it already is.
  ///
  /// - Returns: `false` if the row is required and cannot hold.
  private mutating func repair(_ row: Int32) -> Bool {
    guard rows[row].state == .inactive else { return true }
    let residual = residual(row)
    guard residual != 0 else { return true }
    let isRequired = rows[row].level(residual) == Row.required
    guard isRequired || rows[row].slope != rows[row].slope(forResidual: residual) else {
      return true
    }
    guard noteStep() else { return true }
    guard dualStep(row, residual: residual, isRequired: isRequired) else { return false }
    checkStage()
    return true
  }

  // MARK: Termination

  /// Counts a step. After many steps the order of activation alone decides (Bland's rule), and then
  /// no basis can occur twice. Rounding could still defeat that, so the number of steps is limited
  /// as well.
  ///
  /// - Returns: whether the step may be taken.
  private mutating func noteStep() -> Bool {
    step.count += 1
    let defaultLimit = 200 + 4 * Int(rows.count)
    if step.count > step.blandsRuleLimit ?? defaultLimit, !step.usesBlandsRule {
      step.usesBlandsRule = true
      rekey()
    }
    return step.count < 50 * defaultLimit
  }

  private mutating func endRun() {
    step.ordersRequiredBySize = false
    step.count = 0
    step.restarts = 0
    guard step.usesBlandsRule else { return }
    step.usesBlandsRule = false
    rekey()
  }

  private mutating func rekey() {
    var heap = pendingWork.required
    heap.rebuild { key(Row.required, 0, $0) }
    pendingWork.required = heap
    heap = pendingWork.optional
    heap.rebuild { row in
      let residual = rows[row].queued
      return key(rows[row].level(Double(residual)), abs(residual), row)
    }
    pendingWork.optional = heap
  }
}
