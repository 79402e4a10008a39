// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Rows under construction, in flat arrays, each with the rule it comes from.
struct RowDraft {
  /// The kind and priority of a finished row.
  enum Kind {
    case relation(Relation, Priority)
    case contentSize(hugging: Priority, compressionResistance: Priority)
  }

  struct Row {
    var end: Int
    var kind: Kind
    var constant: Double
    var source: RowSource

    var relation: Relation {
      if case .relation(let relation, _) = kind { relation } else { .equal }
    }
  }

  private(set) var terms: [Term] = []
  private(set) var rows: [Row] = []
  /// What the expressions written into the current row have as constants.
  private var constant = 0.0

  init() {}

  /// Adds `factor × variable` to the row being written.
  mutating func add(_ variable: VariableID, _ factor: Double) {
    if factor != 0 { terms.append(Term(variable, factor)) }
  }

  /// Adds a constant to the left side of the row being written.
  mutating func add(constant value: Double) {
    constant += value
  }

  /// Ends the row: what was written *relation* `value`.
  mutating func finish(
    _ relation: Relation, _ value: Double, priority: Float = 1000, source: RowSource
  ) {
    finish(.relation(relation, Priority(rawValue: priority)), value, source)
  }

  /// Ends the row as a content size.
  mutating func finishContentSize(
    _ value: Double, hugging: Float, compressionResistance: Float, source: RowSource
  ) {
    let kind = Kind.contentSize(
      hugging: Priority(rawValue: hugging),
      compressionResistance: Priority(rawValue: compressionResistance))
    finish(kind, value, source)
  }

  private mutating func finish(_ kind: Kind, _ value: Double, _ source: RowSource) {
    rows.append(Row(end: terms.count, kind: kind, constant: value - constant, source: source))
    constant = 0
  }

  /// The terms of a finished row.
  func terms(of row: Int) -> ArraySlice<Term> {
    terms[(row == 0 ? 0 : rows[row - 1].end)..<rows[row].end]
  }

  /// All finished rows, for the solver.
  func makeBatch() -> RowBatch {
    var batch = RowBatch()
    batch.reserve(rows: rows.count, terms: terms.count)
    for index in rows.indices {
      for term in terms(of: index) { batch.addTerm(term.variable, term.coefficient) }
      let row = rows[index]
      switch row.kind {
      case .relation(let relation, let priority):
        batch.finish(relation, row.constant, priority: priority)
      case .contentSize(let hugging, let compressionResistance):
        batch.finishContentSize(
          row.constant, hugging: hugging, compressionResistance: compressionResistance)
      }
    }
    return batch
  }
}
