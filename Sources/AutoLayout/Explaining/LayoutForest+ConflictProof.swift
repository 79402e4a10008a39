// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A row of a conflict with its factor in the sum that proves the conflict.
///
/// A row with a positive factor counts as `<=`, one with a negative factor as `>=`. In the sum of
/// all rows, each times its factor, the unknowns cancel and a false inequality remains.
public struct ConflictPart: Hashable, Sendable {
  public var source: RowSource
  /// The row as a constraint; nil for bounds and for rows that are not in the form of one.
  public var constraint: Constraint?
  public var contentPriorities: ImpliedConstraint.ContentPriorities?
  public var factor: Double
  /// The constant of the row, with margins, baselines and alignment insets, in points.
  public var constant: Double
}

extension LayoutForest {
  /// The rows of a conflict in the last solution of `root`, with factors that prove it.
  ///
  /// - Returns: the constraints with the factor 0 if a row of the conflict is not known any more.
  /// - Complexity: a solution of the rows of the conflict alone.
  public mutating func proof(of conflict: LayoutConflict, below root: ItemID) -> [ConflictPart] {
    guard contains(root) else { return [] }
    let engine = solve(root)
    var solver = Solver()
    var variables: [VariableID: VariableID] = [:]
    var parts: [ConflictPart] = []
    var places: [RowID: Int] = [:]
    var rules = conflict.implied[...]
    for source in conflict.members {
      var rule: ImpliedConstraint?
      if rules.first?.source == source { rule = rules.removeFirst() }
      var part = ConflictPart(
        source: source, constraint: rule?.constraint, contentPriorities: rule?.contentPriorities,
        factor: 0, constant: 0)
      if case .constraint(let id) = source { part.constraint = constraint(id) }
      parts.append(part)
      guard let row = row(of: source, rule, engine) else { continue }
      parts[parts.count - 1].constant = row.constant
      let terms = row.terms.map { term in
        let known = variables[term.variable]
        let variable =
          known
          ?? solver.addVariable(nonNegative: engine.owner(of: term.variable)?.isLength ?? false)
        variables[term.variable] = variable
        return Term(variable, term.coefficient)
      }
      do throws(SolverError) {
        places[try solver.addRow(terms, row.relation, row.constant)] = parts.count - 1
      } catch .conflict(let conflict) {
        for member in conflict.members {
          switch member.source {
          case .row(let id): if let place = places[id] { parts[place].factor = member.multiplier }
          case .refused: parts[parts.count - 1].factor = member.multiplier
          case .nonNegative: continue
          }
        }
        return parts.filter { $0.factor != 0 }
      } catch {
        continue
      }
    }
    return parts.filter { $0.constraint != nil }
  }

  /// A row of a conflict, which may be out of force.
  private func row(
    of source: RowSource, _ rule: ImpliedConstraint?, _ engine: LayoutEngine
  ) -> (terms: [Term], relation: Relation, constant: Double)? {
    if case .constraint(let id) = source {
      guard contains(id) else { return nil }
      var draft = RowDraft()
      writeRow(of: id, priority: 1000, into: &draft)
      guard let row = draft.rows.first else { return nil }
      return (Array(draft.terms(of: 0)), row.relation, row.constant)
    }
    guard let rule, let item = source.item else { return nil }
    for row in items[item.slot].rows where engine.source(of: row) == source {
      var found = implied(by: row, engine)
      found?.constraint.priority = 1000
      guard found == rule, let terms = try? engine.solver.terms(of: row),
        let constant = try? engine.solver.constant(of: row)
      else { continue }
      return (Array(terms), engine.requiredRelation(of: row), constant)
    }
    return nil
  }
}

extension LayoutEngine {
  /// The relation that the required sides of a row state.
  fileprivate func requiredRelation(of row: RowID) -> Relation {
    guard case .contentSize(let hugging, let compressionResistance)? = kind(of: row) else {
      return relation(of: row)
    }
    switch (hugging == .required, compressionResistance == .required) {
    case (true, false): return .lessThanOrEqual
    case (false, true): return .greaterThanOrEqual
    default: return .equal
    }
  }
}
