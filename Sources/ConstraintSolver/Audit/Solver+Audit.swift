// SPDX-License-Identifier: MIT

extension Solver {
  /// Recomputes every dual, every residual of an active row and every count from the rows alone.
  ///
  /// - Parameter isUnique: whether the solution is expected to be the only one.
  /// - Returns: all faults found.
  /// - Complexity: quadratic.
  package mutating func audit(isUnique: Bool) -> [Fault] { engine.audit(isUnique: isUnique) }

  /// Uses Bland's rule, which keeps dual steps from cycling, after that many steps.
  package mutating func useBlandsRule(afterSteps count: Int) { engine.step.blandsRuleLimit = count }
}
