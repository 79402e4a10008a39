// SPDX-License-Identifier: MIT

@_spi(Benchmarks) import AutoLayout
import ConstraintSolver
import LayoutPlans

/// Measures the solver alone, with the rows of a layout and the same changes.
struct SolverShare {
  private let rows: RowsInForce
  private let clock: () -> Double
  private(set) var times: [Action: Double] = [:]

  init(_ plan: LayoutPlan, clock: @escaping () -> Double) {
    let door = MeasuredForestLayout(plan)
    door.layOut()
    rows = door.forest.rowsInForce(below: door.items[0])
    self.clock = clock
  }

  mutating func play() throws {
    let start = clock()
    var solver = Solver()
    for isBounded in rows.variables { _ = solver.addVariable(nonNegative: isBounded) }
    let entered = try solver.add(rows.batch).rows
    read(&solver)
    note(.first, since: start)

    let middle = entered.count / 2
    for (number, row) in entered.enumerated() {
      guard let row, case .root = rows.sources[number] else { continue }
      try change(.resize, row, by: 38, from: rows.constants[number], &solver)
      break
    }
    let isText: (Int) -> Bool = {
      if case .contentSize(_, .horizontal) = rows.sources[$0] { true } else { false }
    }
    if let text = (middle..<entered.count).first(where: isText), let row = entered[text] {
      try change(.text, row, by: 9, from: rows.constants[text], &solver)
    }
    let isConstraint: (Int) -> Bool = {
      if case .constraint = rows.sources[$0] { rows.constants[$0] != 0 } else { false }
    }
    if let constant = (middle..<entered.count).first(where: isConstraint),
      let row = entered[constant]
    {
      try change(.constant, row, by: 4, from: rows.constants[constant], &solver)
    }
  }

  private mutating func change(
    _ action: Action, _ row: RowID, by amount: Double, from constant: Double,
    _ solver: inout Solver
  ) throws {
    for value in [constant + amount, constant, constant + amount, constant] {
      let start = clock()
      try solver.setConstant(value, of: row)
      read(&solver)
      note(action, since: start)
    }
  }

  private func read(_ solver: inout Solver) {
    solver.forEachChangedValue { _, _ in }
  }

  private mutating func note(_ action: Action, since start: Double) {
    times[action] = min(times[action] ?? .infinity, clock() - start)
  }
}
