// SPDX-License-Identifier: MIT

public import ConstraintSolver

/// The rows of a tree in a form that a separate solver can enter. Benchmarks replay them to measure
/// the solver's share of the time.
@_spi(Benchmarks)
public struct RowsInForce {
  public internal(set) var batch = RowBatch()
  /// The constraint or rule of each row.
  public internal(set) var sources: [RowSource] = []
  public internal(set) var constants: [Double] = []
  /// For each variable, in order of creation, whether it is bounded to be non-negative.
  public internal(set) var variables: [Bool] = []
}

extension LayoutForest {
  /// The rows in force below `root`.
  ///
  /// - Precondition: no layout after the first has changed the solver, because later ones may reuse
  ///   the numbers of its variables.
  @_spi(Benchmarks)
  public mutating func rowsInForce(below root: ItemID) -> RowsInForce {
    let engine = solve(root)
    var rows = RowsInForce()
    rows.variables = engine.boundsOfVariables { items[$0.slot].item.mayBeNegative }
    var seen: Set<ConstraintID> = []
    for id in preorder(root) {
      for row in items[id.slot].rows { add(row, to: &rows, engine) }
      for constraint in constraintIDs(of: id) where seen.insert(constraint).inserted {
        if let row = constraints[constraint.slot].row { add(row, to: &rows, engine) }
      }
    }
    return rows
  }

  private func add(_ row: RowID, to rows: inout RowsInForce, _ engine: LayoutEngine) {
    guard let source = engine.source(of: row), let kind = engine.kind(of: row),
      let terms = try? engine.solver.terms(of: row),
      let constant = try? engine.solver.constant(of: row)
    else { return }
    for term in terms { rows.batch.addTerm(term.variable, term.coefficient) }
    switch kind {
    case .relation(let relation, let priority):
      rows.batch.finish(relation, constant, priority: priority)
    case .contentSize(let hugging, let compressionResistance):
      rows.batch.finishContentSize(
        constant, hugging: hugging, compressionResistance: compressionResistance)
    }
    rows.sources.append(source)
    rows.constants.append(constant)
  }
}
