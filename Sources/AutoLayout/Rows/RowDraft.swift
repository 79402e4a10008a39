// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Rows under construction, in flat arrays. Each row has the rule that it is from.
struct RowDraft {
  /// The kind and priority of a finished row.
  enum Kind: Equatable {
    case relation(Relation, Priority)
    case contentSize(hugging: Priority, compressionResistance: Priority)

    var relation: Relation {
      if case .relation(let relation, _) = self { relation } else { .equal }
    }

    /// Whether a side of the row is required.
    var isRequired: Bool {
      switch self {
      case .relation(_, let priority): priority == .required
      case .contentSize(let hugging, let compressionResistance):
        hugging == .required || compressionResistance == .required
      }
    }

    /// The kind with `priority` in place of required priorities.
    func lowered(to priority: Priority) -> Kind {
      func lowered(_ own: Priority) -> Priority { own == .required ? priority : own }
      switch self {
      case .relation(let relation, let own): return .relation(relation, lowered(own))
      case .contentSize(let hugging, let compressionResistance):
        return .contentSize(
          hugging: lowered(hugging), compressionResistance: lowered(compressionResistance))
      }
    }

    /// Whether the kinds are equal apart from their priorities.
    func isSameRelation(as other: Kind) -> Bool {
      switch (self, other) {
      case (.relation(let relation, _), .relation(let other, _)): relation == other
      case (.contentSize, .contentSize): true
      default: false
      }
    }
  }

  struct Row {
    var end: Int
    var kind: Kind
    var constant: Double
    var source: RowSource

    var relation: Relation { kind.relation }
  }

  private(set) var terms: [Term] = []
  private(set) var rows: [Row] = []
  /// The sum of the constants in the expressions of the current row.
  private var constant = 0.0

  init() {}

  /// Reserves memory.
  mutating func reserve(rows: Int, terms: Int) {
    self.rows.reserveCapacity(rows)
    self.terms.reserveCapacity(terms)
  }

  /// Adds `factor × variable` to the current row.
  mutating func add(_ variable: VariableID, _ factor: Double) {
    if factor != 0 { terms.append(Term(variable, factor)) }
  }

  /// Adds a constant to the left side of the current row.
  mutating func add(constant value: Double) { constant += value }

  /// Ends the current row: the expression written so far *relation* `value`.
  mutating func finish(
    _ relation: Relation, _ value: Double, priority: Float = 1000, source: RowSource
  ) { finish(.relation(relation, Priority(rawValue: priority)), value, source) }

  /// Ends the current row as a content size.
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

  /// Whether a finished row equals the terms that a solver merged, which have no zeros and one term
  /// for each variable.
  func hasTerms(_ merged: [Term], at row: Int) -> Bool {
    let written = terms(of: row)
    if written.elementsEqual(merged) { return true }
    func total(_ variable: VariableID) -> Double {
      written.reduce(0) { $1.variable == variable ? $0 + $1.coefficient : $0 }
    }
    return merged.allSatisfy { total($0.variable) == $0.coefficient }
      && written.allSatisfy { term in
        merged.contains { $0.variable == term.variable } || total(term.variable) == 0
      }
  }

  /// Adds finished rows of another draft.
  mutating func append(_ other: RowDraft, rows range: Range<Int>) {
    for index in range {
      terms += other.terms(of: index)
      var row = other.rows[index]
      row.end = terms.count
      rows.append(row)
    }
  }

  /// Empties the draft and keeps its memory.
  mutating func removeAll() {
    terms.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    constant = 0
  }

  /// All finished rows as a batch for the solver.
  func makeBatch() -> RowBatch {
    var batch = RowBatch(sharing: terms, rows: rows.count)
    for row in rows {
      switch row.kind {
      case .relation(let relation, let priority):
        batch.finish(relation, row.constant, priority: priority, termsEnd: row.end)
      case .contentSize(let hugging, let compressionResistance):
        batch.finishContentSize(
          row.constant, hugging: hugging, compressionResistance: compressionResistance,
          termsEnd: row.end)
      }
    }
    return batch
  }
}
