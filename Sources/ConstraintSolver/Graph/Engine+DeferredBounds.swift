// SPDX-License-Identifier: MIT

// The height of a long list is the sum of all heights in it. A bound on it that holds is an
// inactive row, but it observes the height. So every dual step that changes the height of one view
// would also visit all views below it. While many rows are entered, most bounds are
// therefore *deferred*: they do not observe their variables. At the end all values are evaluated
// once, and the bounds that do not hold are repaired like other rows.
extension Engine {
  /// Defers the bounds that hold, if most of the rows are new and some have to be repaired.
  ///
  /// The caller ends this with ``resumeBounds()``.
  mutating func deferBounds() {
    guard step.isFromScratch, !pendingWork.required.isEmpty || !pendingWork.optional.isEmpty else {
      return
    }
    step.defersBounds = true
    for row in 0..<rows.count
    where rows[row].kind == .bound && rows[row].state == .inactive && !rows[row].isQueuedAsRequired
    {
      rows[row].isDeferred = true
      stopObserving(by: row)
    }
  }

  /// Makes all deferred bounds observe their variables again, and queues those that do not hold.
  ///
  /// - Returns: whether there are required rows to repair.
  mutating func resumeBounds() -> Bool {
    guard step.defersBounds else { return false }
    step.defersBounds = false
    evaluateStale()
    for row in 0..<rows.count where rows[row].isDeferred {
      resume(row)
      check(row)
    }
    return !pendingWork.required.isEmpty
  }

  /// Makes a bound observe its variable again, if it is deferred.
  @inline(__always)
  mutating func resume(_ row: Int32) {
    guard rows[row].isDeferred else { return }
    rows[row].isDeferred = false
    observe(by: row)
  }
}
