// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Bad numbers, long chains, many edits.
struct HygieneTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNotFiniteIsRefused(number: Double) throws {
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

  // What is left of a residual after such quotients is for no check to judge.
  #if !PLUMB_CHECKED
    @Test func denormalAndHugeNumbersEndWithAnAnswerOrAnError() throws {
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

  @Test func aContentSizeHasNoRelationAndARowHasNoHugging() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let low = Priority(rawValue: 1)
    let content = try solver.addContentSize(
      x, value: 5, hugging: low, compressionResistance: low)
    let row = try solver.addRow([Term(x)], .lessThanOrEqual, 9)
    #expect(throws: SolverError.wrongKind(content)) { try solver.setPriority(low, of: content) }
    #expect(throws: SolverError.wrongKind(row)) {
      try solver.setPriorities(hugging: low, compressionResistance: low, of: row)
    }
    #expect(try solver.terms(of: row) == [Term(x)])
    #expect(try solver.priority(of: row) == .required)
    #expect(try solver.constant(of: content) == 5)
  }

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
    // Change a constant often enough for its column to be kept.
    for value in [41.0, 42, 43, 44, 45] {
      try solver.setConstant(value, of: rows[3])
      #expect(changes(&solver) == [7: value, 8: 92 + value])
    }
    try solver.setConstant(46, of: rows[3])
    try solver.setConstant(45, of: rows[3])
    #expect(changes(&solver).isEmpty)
  }

  /// A chain of `count` views across a container, each as wide as its neighbour.
  static func chain(_ count: Int, _ outer: Double, _ gap: (Int) -> Double) throws -> Chain {
    var solver = Solver()
    let width = solver.addVariable()
    var chain = Chain(solver: solver, width: width)
    var batch = RowBatch()
    batch.append([Term(chain.width)], .equal, outer, priority: Priority(rawValue: 999))
    var before: (x: VariableID, width: VariableID)?
    for index in 0..<count {
      let view = (x: chain.solver.addVariable(), width: chain.solver.addVariable(nonNegative: true))
      if let before {
        batch.append(
          [Term(view.x), Term(before.x, -1), Term(before.width, -1)], .equal, gap(index))
        batch.append([Term(view.width), Term(before.width, -1)], .equal, 0)
      } else {
        batch.append([Term(view.x)], .equal, gap(0))
      }
      before = view
    }
    if let before {
      batch.append(
        [Term(chain.width), Term(before.x, -1), Term(before.width, -1)], .equal, gap(count))
    }
    chain.rows = try chain.solver.add(batch).rows.compactMap { $0 }
    return chain
  }

  struct Chain: ~Copyable {
    var solver: Solver
    var width: VariableID
    var rows: [RowID] = []
  }

  @Test func tenThousandEditsOfAChainDoNotDrift() throws {
    // In a debug build the long chain takes minutes.
    let count = RandomSystemsTests.seeds.count > 100 ? 1000 : 50
    var gaps = (0...count).map { Double($0 % 7) + 0.1 }
    var chain = try Self.chain(count, 30_000) { gaps[$0] }
    var random = SeededGenerator(seed: 5)
    var outer = 30_000.0
    var values: [Double] = []
    for edit in 0..<10_000 {
      if edit % 3 == 0 {
        outer = Double.random(in: 20_000...60_000, using: &random)
        try chain.solver.setConstant(outer, of: chain.rows[0])
      } else {
        let index = Int.random(in: 1..<count, using: &random)
        gaps[index] = Double.random(in: 0...9, using: &random)
        try chain.solver.setConstant(gaps[index], of: chain.rows[2 * index])
      }
      if edit % 100 == 0 { chain.solver.copyValues(into: &values) }
    }
    chain.solver.copyValues(into: &values)
    var fresh = try Self.chain(count, outer) { gaps[$0] }
    var expected: [Double] = []
    fresh.solver.copyValues(into: &expected)
    let drift = zip(values, expected).map { abs($0 - $1) }.max() ?? 0
    #expect(drift < 1e-6 + 0x1p-16)
  }

  @Test func aLongChainIsSolvedToTheGrid() throws {
    let count = RandomSystemsTests.seeds.count > 100 ? 10_000 : 2000
    var chain = try Self.chain(count, 100_000) { _ in 2 }
    let width = (100_000 - 2 * Double(count + 1)) / Double(count)
    var values: [Double] = []
    chain.solver.copyValues(into: &values)
    for index in 0..<count {
      #expect(abs(values[2 + 2 * index] - width) <= 1e-6 + 0x1p-16)
    }
  }

  @Test func coefficientsOfManySizesKeepTheirAccuracy() throws {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      var solver = Solver()
      var exact: [Double] = []
      var variables: [VariableID] = []
      for index in 0..<12 {
        variables.append(solver.addVariable())
        exact.append(Double(Int.random(in: 0...999, using: &random)))
        let scale: Double = [1e-6, 1e-3, 1, 1e3, 1e6].randomElement(using: &random) ?? 1
        var terms = [Term(variables[index], scale)]
        var constant = scale * exact[index]
        if index > 0 {
          let other = Int.random(in: 0..<index, using: &random)
          terms.append(Term(variables[other], -2 * scale))
          constant -= 2 * scale * exact[other]
        }
        _ = try solver.addRow(terms, .equal, constant)
      }
      for (variable, value) in zip(variables, exact) {
        #expect(abs(solver.value(of: variable) - value) < 1e-4, "seed \(seed)")
      }
    }
  }

  @Test func aMillionVariablesAreAMatterOfMemoryOnly() throws {
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
