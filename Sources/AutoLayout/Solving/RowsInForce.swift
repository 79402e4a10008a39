// SPDX-License-Identifier: MIT

public import ConstraintSolver

/// The rows of a tree, as a solver of its own can be given them: benchmarks play to it what the forest
/// is asked to do, to see what share of the time is the solver's.
@_spi(Benchmarks)
public struct RowsInForce {
  public internal(set) var batch = RowBatch()
  /// Where each row comes from.
  public internal(set) var sources: [RowSource] = []
  public internal(set) var constants: [Double] = []
  /// For each variable whether it may not be negative, in the order in which they were made.
  public internal(set) var variables: [Bool] = []
}

extension LayoutForest {
  /// The rows in force below `root`, whose solver has to be as the first layout left it: later ones may
  /// give out the numbers of its variables again.
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
