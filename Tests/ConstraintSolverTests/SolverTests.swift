// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

struct SolverTests {
  @Test func oneAt251BeatsAThousandAt250() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for _ in 0..<1000 {
      _ = try solver.addRow([Term(x)], .equal, 10, priority: Priority(rawValue: 250))
    }
    _ = try solver.addRow([Term(x)], .equal, 7, priority: Priority(rawValue: 251))
    #expect(solver.value(of: x) == 7)
  }

  @Test func theNextLevelBreaksATie() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.addRow([Term(x)], .equal, 0, priority: Priority(rawValue: 700))
    _ = try solver.addRow([Term(x)], .equal, 10, priority: Priority(rawValue: 700))
    let low = try solver.addRow([Term(x)], .equal, 4, priority: Priority(rawValue: 100))
    #expect(solver.value(of: x) == 4)
    try solver.setConstant(12, of: low)
    #expect(solver.value(of: x) == 10)
  }

  @Test func contentSizeStretchesAndCompressesByPriority() throws {
    var solver = Solver()
    let width = solver.addVariable(nonNegative: true)
    let content = try solver.addContentSize(
      width, value: 50, hugging: Priority(rawValue: 250),
      compressionResistance: Priority(rawValue: 750))
    let size = try solver.addRow([Term(width)], .equal, 80, priority: Priority(rawValue: 500))
    #expect(solver.value(of: width) == 80)
    try solver.setConstant(20, of: size)
    #expect(solver.value(of: width) == 50)
    try solver.setPriority(Priority(rawValue: 751), of: size)
    #expect(solver.value(of: width) == 20)
    try solver.setConstant(10, of: content)
    #expect(solver.value(of: width) == 20)
  }

  @Test func aRefusedRowNamesItsConflictAndLeavesNoTrace() throws {
    var solver = Solver()
    let (a, b) = (solver.addVariable(nonNegative: true), solver.addVariable())
    let first = try solver.addRow([Term(a), Term(b, -1)], .equal, 0)
    let second = try solver.addRow([Term(b)], .lessThanOrEqual, -1 + 2)
    #expect(solver.value(of: a) == 0)
    let error = #expect(throws: SolverError.self) {
      _ = try solver.addRow([Term(b)], .equal, -5)
    }
    if case .conflict(let conflict) = error {
      #expect(conflict.members.map(\.source) == [.refused, .nonNegative(a), .row(first)])
      #expect(conflict.members.map(\.multiplier) == [1, -1, 1])
    } else {
      Issue.record("expected a conflict, got \(String(describing: error))")
    }
    try solver.setConstant(1, of: second)
    _ = try solver.addRow([Term(a)], .equal, 3, priority: Priority(rawValue: 1))
    #expect(solver.value(of: b) == 1)
  }

  @Test func staleIdsGiveErrors() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let row = try solver.addRow([Term(x)], .equal, 3)
    #expect(throws: SolverError.variableInUse(x)) { try solver.removeVariable(x) }
    try solver.remove(row)
    #expect(throws: SolverError.unknownRow(row)) { try solver.remove(row) }
    try solver.removeVariable(x)
    #expect(throws: SolverError.unknownVariable(x)) { try solver.removeVariable(x) }
    let y = solver.addVariable()
    #expect(y.index == x.index && y != x)
    #expect(solver.value(of: x).isNaN)
  }
}
