// SPDX-License-Identifier: MIT

import BareMachine
import ConstraintSolver

/// Lays out two labels in a row, shrinks their container until they conflict, and queries an
/// ambiguity.
///
/// - Returns: zero if every result is right.
@_cdecl("probe")
public func probe() -> Int32 {
  var solver = Solver()
  let width = solver.addVariable()
  let (first, second) = (
    solver.addVariable(nonNegative: true), solver.addVariable(nonNegative: true)
  )
  do throws(SolverError) {
    let outer = try solver.addRow([Term(width)], .equal, 100)
    _ = try solver.addRow(
      [Term(first), Term(second), Term(width, -1)], .lessThanOrEqual, -20)
    _ = try solver.addContentSize(
      first, value: 60, hugging: Priority(rawValue: 251),
      compressionResistance: Priority(rawValue: 750))
    _ = try solver.addContentSize(
      second, value: 50, hugging: Priority(rawValue: 250),
      compressionResistance: Priority(rawValue: 751))
    guard solver.value(of: first) == 30, solver.value(of: second) == 50 else { return 1 }
    try solver.setConstant(60, of: outer)
    guard solver.value(of: first) == 0, solver.value(of: second) == 40 else { return 2 }
    guard try solver.ambiguity(of: first) == nil else { return 3 }
    let sweep = try solver.sweep(outer, from: 200, to: 0)
    guard case .infeasible(let limit, let conflict) = sweep.end, limit == 20,
      conflict.members.count == 4
    else { return 4 }
  } catch {
    return 5
  }
  return 0
}

@main
struct Program {
  static func main() {}
}
