// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The work of an engine's solvers that the forest has not counted yet.
struct SolverWork {
  typealias Amount = (steps: Int, entriesTouched: Int)

  /// The counters of the present solver when its work was last counted.
  private var counted = Counters()
  /// The work of earlier solvers.
  private var earlierWork: Amount = (0, 0)

  /// The work since the last call. `counters` are those of the present solver.
  mutating func take(_ counters: Counters) -> Amount {
    defer { (counted, earlierWork) = (counters, (0, 0)) }
    return (
      earlierWork.steps + counters.dualSteps - counted.dualSteps,
      earlierWork.entriesTouched + counters.entriesTouched - counted.entriesTouched
    )
  }

  /// Keeps the work of the present solver, which is about to be emptied.
  mutating func startOver(after counters: Counters) {
    earlierWork = take(counters)
    counted = Counters()
  }
}
