// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Dependencies between rows and values.
struct DependenceTests {
  @Test func valuesDependOnTheRowsThatDefineThem() throws {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let root = try solver.addRow([Term(x)], .equal, 100)
    let half = try solver.addRow([Term(y), Term(x, -0.5)], .equal, 0)
    let apart = try solver.addRow([Term(z)], .equal, 3, priority: Priority(rawValue: 500))
    #expect(solver.mayDepend(y) { $0 == root } == true)
    #expect(solver.mayDepend(y) { $0 == half } == true)
    #expect(solver.mayDepend(y) { $0 == apart } == false)
    #expect(solver.mayDepend(x) { $0 == half } == false)
  }

  @Test func dependenciesAreFoundThroughCycles() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let sum = try solver.addRow([Term(x), Term(y)], .equal, 10)
    let difference = try solver.addRow([Term(x), Term(y, -1)], .equal, 4)
    for variable in [x, y] {
      for row in [sum, difference] { #expect(solver.mayDepend(variable) { $0 == row } == true) }
    }
  }

  @Test func anEquationThatFollowsFromOthersIsRedundant() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let first = try solver.addRow([Term(x)], .equal, 7)
    let second = try solver.addRow([Term(x, 2)], .equal, 14)
    #expect(solver.isRedundant(first) == false)
    #expect(solver.isRedundant(second) == true)
    #expect(solver.mayDepend(second) { $0 == first } == true)
    try solver.remove(second)
    #expect(solver.isRedundant(second) == false)
  }
}
