// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Counts the dual steps and pivots of single changes.
struct DualStepTests {
  static let low = Priority(rawValue: 250)
  static let high = Priority(rawValue: 750)

  @Test func aRowThatHoldsNeedsNoStep() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.addRow([Term(x)], .equal, 5)
    solver.update()
    let before = solver.counters.dualSteps
    _ = try solver.addRow([Term(x)], .lessThanOrEqual, 9)
    _ = try solver.addRow([Term(x)], .equal, 5, priority: Self.low)
    solver.update()
    #expect(solver.counters.dualSteps == before)
  }

  @Test func aRowThatCannotHoldMovesNoValue() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.addRow([Term(x)], .equal, 5)
    solver.update()
    let before = solver.counters
    _ = try solver.addRow([Term(x)], .equal, 8, priority: Self.high)
    solver.update()
    #expect(solver.counters.dualSteps == before.dualSteps + 1)
    #expect(solver.counters.pivots == before.pivots)
    #expect(solver.value(of: x) == 5)
  }

  @Test func oneStepReplacesTheWeakerOfTwoRows() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.addRow([Term(x)], .equal, 5, priority: Self.low)
    solver.update()
    let before = solver.counters
    _ = try solver.addRow([Term(x)], .equal, 8, priority: Self.high)
    #expect(solver.value(of: x) == 8)
    #expect(solver.counters.dualSteps == before.dualSteps + 1)
    #expect(solver.counters.pivots == before.pivots + 1)
  }

  @Test func manyRowsOutweighOneOfTheirLevelButNoneOfAHigherLevel() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let lone = try solver.addRow([Term(x)], .equal, 0, priority: Self.low)
    for _ in 0..<3 { _ = try solver.addRow([Term(x)], .equal, 10, priority: Self.low) }
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(Priority(rawValue: Self.low.rawValue.nextUp), of: lone)
    #expect(solver.value(of: x) == 0)
    #expect(solver.audit(isUnique: true).isEmpty)
  }

  @Test func aViolatedRowHoldsAgainWhenTheCauseIsRemoved() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([Term(x), Term(y)], .equal, 100)
    _ = try solver.addRow([Term(x)], .equal, 30, priority: Self.low)
    let cause = try solver.addRow([Term(y)], .equal, 20, priority: Self.high)
    #expect(solver.value(of: x) == 80)
    try solver.remove(cause)
    #expect(solver.value(of: x) == 30 && solver.value(of: y) == 70)
    #expect(solver.audit(isUnique: true).isEmpty)
  }

  @Test func rowsAboutOneVariableHandItOverWithinOneStep() throws {
    var solver = Solver()
    let (outer, x) = (solver.addVariable(), solver.addVariable())
    let size = try solver.addRow([Term(outer)], .equal, 100)
    _ = try solver.addRow([Term(x), Term(outer, -1)], .lessThanOrEqual, 0)
    for (value, level) in [(90.0, Float(300)), (80, 400), (70, 500), (60, 600)] {
      _ = try solver.addRow(
        [Term(x)], .greaterThanOrEqual, value, priority: Priority(rawValue: level))
    }
    solver.update()
    let before = solver.counters
    try solver.setConstant(50, of: size)
    #expect(solver.value(of: x) == 50)
    #expect(solver.counters.dualSteps - before.dualSteps <= 2)
    #expect(solver.audit(isUnique: true).isEmpty)
  }

  /// Labels as wide as their container minus a margin, each slightly wider than the one before it.
  @Test func theMostViolatedRowIsRepairedFirst() throws {
    var work: [Int] = []
    for count in GrowthSizes.all {
      var solver = Solver()
      var batch = RowBatch()
      let outer = solver.addVariable(nonNegative: true)
      batch.append([Term(outer)], .equal, 0, priority: Priority(rawValue: 50))
      for index in 0..<count {
        let label = solver.addVariable(nonNegative: true)
        batch.append([Term(label), Term(outer, -1)], .equal, -20)
        batch.addTerm(label, 1)
        batch.finishContentSize(
          Double(100 + index), hugging: Priority(rawValue: 250),
          compressionResistance: Priority(rawValue: 750))
      }
      #expect(try solver.add(batch).refused.isEmpty)
      #expect(solver.value(of: outer) == Double(119 + count))
      work.append(solver.counters.entriesTouched)
      #expect(solver.audit(isUnique: true).isEmpty)
      // The width moves for the first label and for the last one.
      #expect(solver.counters.pivots <= 4)
    }
    guard GrowthSizes.tellWork else { return }
    #expect(work[1] < 5 * work[0])
  }
}
