// SPDX-License-Identifier: MIT

extension Solver {
  /// Recomputes every dual, every residual of an active row and every count from the rows alone.
  ///
  /// - Parameter isSettled: whether every row is expected to be consistent.
  /// - Returns: what is wrong; nothing, if all is well.
  /// - Complexity: quadratic.
  package mutating func audit(isSettled: Bool) -> [Fault] {
    engine.audit(isSettled: isSettled)
  }

  /// Uses the rule that keeps dual steps from going round in circles after so many steps, where it is
  /// otherwise used after more than most systems take.
  package mutating func useBlandsRule(afterSteps patience: Int) {
    engine.step.patience = patience
  }
}
