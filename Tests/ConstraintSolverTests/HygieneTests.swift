// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Invalid numbers, stale ids, and a million variables.
struct HygieneTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteNumbersAreRefused(number: Double) throws {
    var solver = Solver()
    let x = solver.addVariable()
    let row = try solver.addRow([Term(x)], .equal, 1)
    let digest = solver.stateDigest()
    #expect(throws: SolverError.notFinite) { try solver.addRow([Term(x)], .equal, number) }
    #expect(throws: SolverError.notFinite) { try solver.addRow([Term(x, number)], .equal, 1) }
    #expect(throws: SolverError.notFinite) { try solver.setConstant(number, of: row) }
    var batch = RowBatch()
    batch.append([Term(x)], .lessThanOrEqual, 5)
    batch.append([Term(x, number)], .lessThanOrEqual, 5)
    #expect(throws: SolverError.notFinite) { try solver.add(batch) }
    let huge = Double.greatestFiniteMagnitude
    #expect(throws: SolverError.notFinite) {
      try solver.addRow([Term(x, huge), Term(x, huge)], .equal, 1)
    }
    #expect(solver.stateDigest() == digest)
  }

  /// Division by such a number yields no position on a screen. It was found in a corrupted file.
  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1e-20, -1e-20])
  func negligibleCoefficientsAreDropped(number: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([Term(x)], .equal, 3)
    _ = try solver.addRow([Term(y)], .equal, 7, priority: Priority(rawValue: 500))
    let row = try solver.addRow(
      [Term(x), Term(y, number)], .equal, 5, priority: Priority(rawValue: 750))
    #expect(try solver.terms(of: row) == [Term(x)])
    #expect(solver.value(of: x) == 3)
    #expect(solver.value(of: y) == 7)
    #expect(try solver.ambiguity(of: y) == nil)
    #expect(throws: SolverError.notFinite) {
      try solver.addRow([Term(x, .leastNonzeroMagnitude)], .equal, 1)
    }
  }

  @Test(arguments: [Float(0), -1, 1000.5, .nan, .infinity])
  func aPriorityOutsideItsRangeIsRefused(number: Float) throws {
    var solver = Solver()
    let x = solver.addVariable()
    let priority = Priority(rawValue: number)
    #expect(throws: SolverError.self) {
      try solver.addRow([Term(x)], .equal, 1, priority: priority)
    }
    let row = try solver.addRow([Term(x)], .equal, 1)
    #expect(throws: SolverError.self) { try solver.setPriority(priority, of: row) }
    #expect(solver.value(of: x) == 1)
  }

  // The checked build cannot judge the residuals of such quotients.
  #if !PLUMB_CHECKED
    @Test func denormalAndHugeNumbersYieldAValueOrAnError() throws {
      let numbers = [
        Double.leastNonzeroMagnitude, 1e-300, 1e-12, 1, 1e12, 1e300, .greatestFiniteMagnitude,
      ]
      for coefficient in numbers {
        for constant in numbers {
          var solver = Solver()
          let (x, y) = (solver.addVariable(nonNegative: true), solver.addVariable())
          _ = try? solver.addRow([Term(x, coefficient), Term(y)], .equal, constant)
          _ = try? solver.addRow([Term(x), Term(y, -coefficient)], .lessThanOrEqual, -constant)
          _ = try? solver.addRow([Term(y)], .equal, 7, priority: Priority(rawValue: 3))
          _ = try? solver.addRow([Term(x, -coefficient)], .equal, constant)
          _ = solver.value(of: x)
        }
      }
    }
  #endif

  @Test func onlyChangedValuesAreReported() throws {
    var solver = Solver()
    var (left, widths): (VariableID?, [VariableID]) = (nil, [])
    var rows: [RowID] = []
    for index in 0..<5 {
      let (x, width) = (solver.addVariable(), solver.addVariable(nonNegative: true))
      rows.append(try solver.addRow([Term(width)], .equal, Double(10 * index + 10)))
      if let left, let before = widths.last {
        _ = try solver.addRow([Term(x), Term(left, -1), Term(before, -1)], .equal, 8)
      }
      left = x
      widths.append(width)
    }
    func changes(_ solver: inout Solver) -> [Int32: Double] {
      var result: [Int32: Double] = [:]
      solver.forEachChangedValue { result[$0.index] = $1 }
      return result
    }
    #expect(
      changes(&solver) == [1: 10, 2: 18, 3: 20, 4: 46, 5: 30, 6: 84, 7: 40, 8: 132, 9: 50])
    #expect(changes(&solver).isEmpty)
    // Changes a constant often enough for its column to be cached.
    for value in [41.0, 42, 43, 44, 45] {
      try solver.setConstant(value, of: rows[3])
      #expect(changes(&solver) == [7: value, 8: 92 + value])
    }
    try solver.setConstant(46, of: rows[3])
    try solver.setConstant(45, of: rows[3])
    #expect(changes(&solver).isEmpty)
  }

  @Test func aMillionVariablesAreSolved() throws {
    var solver = Solver()
    let count = 1_000_000
    solver.reserve(variables: count, rows: 10, terms: 20)
    var last = solver.addVariable()
    let first = last
    for _ in 1..<count { last = solver.addVariable() }
    _ = try solver.addRow([Term(first)], .equal, 4)
    _ = try solver.addRow([Term(last), Term(first, -1)], .equal, 0)
    #expect(solver.value(of: last) == 4)
  }
}
