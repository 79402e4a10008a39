// SPDX-License-Identifier: MIT

/// Linear rows with strict priorities, and the best values of their variables.
///
/// A row asks that a sum of terms be at most, equal to or at least a constant. Required rows always
/// hold. The others pull as far as they can: for every priority in use, from the highest down, the
/// sum of the absolute violations of its rows is the least that the priorities above leave
/// possible. Priorities are never weighed against one another.
///
/// Every change either succeeds or throws and leaves the solver exactly as it was. The same
/// changes in the same order give the same values, bit by bit, on every platform.
public struct Solver: ~Copyable, Sendable {
  private struct Variable: Sendable {
    var generation: UInt32 = 0
    var isAlive = true
    var uses = 0
    var bound: Int?
  }

  private struct Row: Sendable {
    var generation: UInt32 = 0
    var isAlive = false
    var kind = RowBatch.Kind.relation(.equal, .required)
    var variables: [Int] = []
    var boundOf: Int?
  }

  private var engine = TableauEngine()
  private var variables: [Variable] = []
  private var freeVariables: [Int] = []
  private var rows: [Row] = []
  private var reported: [Double] = []

  /// Makes an empty solver.
  public init() {}

  /// Makes room ahead; entering that much then allocates nothing.
  public mutating func reserve(variables: Int, rows: Int, terms: Int) {
    self.variables.reserveCapacity(variables)
    self.rows.reserveCapacity(rows + variables)
  }

  // MARK: Variables

  /// Adds a variable, which is zero until rows say otherwise.
  ///
  /// - Parameter nonNegative: whether the variable has a hidden required bound, at least zero.
  public mutating func addVariable(nonNegative: Bool = false) -> VariableID {
    let index: Int
    if let free = freeVariables.popLast() {
      index = free
      variables[index].isAlive = true
    } else {
      index = variables.count
      variables.append(Variable())
      reported.append(0)
    }
    engine.addVariable(at: index)
    if nonNegative {
      let row = engine.addRow([(index, 1)], 0, below: 1000, above: nil)
      register(row, .relation(.greaterThanOrEqual, .required), [])
      rows[row].boundOf = index
      variables[index].bound = row
    }
    return VariableID(index: Int32(index), generation: variables[index].generation)
  }

  /// Removes a variable that no row mentions any more.
  public mutating func removeVariable(_ variable: VariableID) throws(SolverError) {
    let index = try self.index(of: variable)
    guard variables[index].uses == 0 else { throw .variableInUse(variable) }
    if let bound = variables[index].bound {
      engine.removeRow(bound)
      retire(bound)
    }
    engine.removeVariable(index)
    variables[index] = Variable(
      generation: variables[index].generation &+ 1, isAlive: false)
    freeVariables.append(index)
  }

  // MARK: Rows

  /// Adds a row: the sum of `terms` *relation* `constant`.
  ///
  /// Terms with a coefficient of zero are dropped, and terms of the same variable are merged. A
  /// row without terms is legal: if it is required and false it conflicts by itself, otherwise it
  /// is violated by a constant amount.
  public mutating func addRow(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) throws(SolverError) -> RowID {
    try addRow(terms.span, relation, constant, priority: priority)
  }

  /// Adds a row from terms that need not be in an array of their own.
  public mutating func addRow(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) throws(SolverError) -> RowID {
    try enter(terms, .relation(relation, priority), constant)
  }

  /// Adds a content size: one row that pulls `variable` up to `value` (compression resistance) and
  /// down to it (hugging).
  public mutating func addContentSize(
    _ variable: VariableID, value: Double, hugging: Priority, compressionResistance: Priority
  ) throws(SolverError) -> RowID {
    try enter(
      [Term(variable)].span,
      .contentSize(hugging: hugging, compressionResistance: compressionResistance), value)
  }

  /// Enters the rows of a batch: the required ones first, in their order, then the others.
  ///
  /// A required row that cannot hold together with those before it is refused and leaves no trace;
  /// the rows after it are entered all the same.
  ///
  /// - Throws: an error for malformed rows, in which case no row at all is entered.
  public mutating func add(_ batch: RowBatch) throws(SolverError) -> BatchOutcome {
    for (index, entry) in batch.entries.enumerated() {
      try check(entry.kind, entry.constant)
      for term in batch.terms[batch.range(of: index)] {
        _ = try self.index(of: term.variable)
        guard term.coefficient.isFinite else { throw .notFinite }
      }
    }
    var outcome = BatchOutcome(
      rows: Array(repeating: nil, count: batch.count), refused: [])
    for isRequiredRound in [true, false] {
      for (index, entry) in batch.entries.enumerated()
      where isRequired(entry.kind) == isRequiredRound {
        do throws(SolverError) {
          outcome.rows[index] = try enter(
            batch.terms.span.extracting(batch.range(of: index)), entry.kind, entry.constant)
        } catch .conflict(let conflict) {
          outcome.refused.append(.init(index: index, conflict: conflict))
        }
      }
    }
    return outcome
  }

  /// Removes a row.
  public mutating func remove(_ row: RowID) throws(SolverError) {
    let index = try self.index(of: row)
    for variable in rows[index].variables { variables[variable].uses -= 1 }
    engine.removeRow(index)
    retire(index)
  }

  /// Changes a row's constant.
  public mutating func setConstant(_ value: Double, of row: RowID) throws(SolverError) {
    let index = try self.index(of: row)
    guard value.isFinite else { throw .notFinite }
    let saved = engine
    engine.setConstant(value, of: index)
    try settle(orRestore: saved, changed: index)
  }

  /// Changes the priority of a row that was added with a relation.
  public mutating func setPriority(_ priority: Priority, of row: RowID) throws(SolverError) {
    let index = try self.index(of: row)
    guard case .relation(let relation, _) = rows[index].kind else { throw .wrongKind(row) }
    try change(index, to: .relation(relation, priority))
  }

  /// Changes the priorities of a content size.
  public mutating func setPriorities(
    hugging: Priority, compressionResistance: Priority, of row: RowID
  ) throws(SolverError) {
    let index = try self.index(of: row)
    guard case .contentSize = rows[index].kind else { throw .wrongKind(row) }
    try change(
      index, to: .contentSize(hugging: hugging, compressionResistance: compressionResistance))
  }

  // MARK: Reading

  /// Brings the values up to date. Reading a value does this too.
  public mutating func update() {
    _ = engine.solve(requiredOnly: false)
  }

  /// The best value of a variable, up to date; not a number for a stale id.
  public mutating func value(of variable: VariableID) -> Double {
    guard let index = try? index(of: variable) else { return .nan }
    update()
    return quantized(engine.values[index])
  }

  /// Hands over every variable whose value differs from what was handed over last (at first: from
  /// zero).
  public mutating func forEachChangedValue(_ body: (VariableID, Double) -> Void) {
    update()
    for index in variables.indices where variables[index].isAlive {
      let value = quantized(engine.values[index])
      guard value != reported[index] else { continue }
      reported[index] = value
      body(
        VariableID(index: Int32(index), generation: variables[index].generation), value)
    }
  }

  /// The row's constant.
  public func constant(of row: RowID) throws(SolverError) -> Double {
    engine.rows[try index(of: row)].constant
  }

  // MARK: Entering

  private mutating func enter(
    _ terms: Span<Term>, _ kind: RowBatch.Kind, _ constant: Double
  ) throws(SolverError) -> RowID {
    try check(kind, constant)
    var merged: [(variable: Int, coefficient: Double)] = []
    for position in terms.indices {
      let variable = try index(of: terms[position].variable)
      let coefficient = terms[position].coefficient
      guard coefficient.isFinite else { throw .notFinite }
      if let known = merged.firstIndex(where: { $0.variable == variable }) {
        merged[known].coefficient += coefficient
      } else {
        merged.append((variable, coefficient))
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    let saved = engine
    let (below, above) = levels(kind)
    let row = engine.addRow(merged, constant, below: below, above: above)
    try settle(orRestore: saved, changed: row)
    register(row, kind, merged.map(\.variable))
    return RowID(slot: Int32(row), generation: rows[row].generation)
  }

  private mutating func change(_ row: Int, to kind: RowBatch.Kind) throws(SolverError) {
    try check(kind, 0)
    let saved = engine
    let (below, above) = levels(kind)
    engine.setLevels(below: below, above: above, of: row)
    try settle(orRestore: saved, changed: row)
    rows[row].kind = kind
  }

  /// Makes the required rows hold, or goes back to `saved` and reports why they cannot.
  private mutating func settle(
    orRestore saved: TableauEngine, changed: Int
  ) throws(SolverError) {
    guard let members = engine.solve(requiredOnly: true) else { return }
    let sequences = engine.rows.map(\.sequence)
    engine = saved
    var conflict = Conflict(members: [])
    let ordered = members.sorted {
      ($0.row != changed ? 1 : 0, sequences[$0.row])
        < ($1.row != changed ? 1 : 0, sequences[$1.row])
    }
    for member in ordered {
      let source: Conflict.Source
      if member.row == changed {
        source = .refused
      } else if let index = rows[member.row].boundOf {
        source = .nonNegative(
          VariableID(index: Int32(index), generation: variables[index].generation))
      } else {
        source = .row(
          RowID(slot: Int32(member.row), generation: rows[member.row].generation))
      }
      conflict.members.append(.init(source: source, multiplier: member.multiplier))
    }
    throw .conflict(conflict)
  }

  private mutating func register(_ row: Int, _ kind: RowBatch.Kind, _ mentioned: [Int]) {
    while rows.count <= row { rows.append(Row()) }
    rows[row].isAlive = true
    rows[row].kind = kind
    rows[row].variables = mentioned
    for variable in mentioned { variables[variable].uses += 1 }
  }

  private mutating func retire(_ row: Int) {
    rows[row] = Row(generation: rows[row].generation &+ 1)
  }

  // MARK: Checking

  private func index(of variable: VariableID) throws(SolverError) -> Int {
    let index = Int(variable.index)
    guard variables.indices.contains(index), variables[index].isAlive,
      variables[index].generation == variable.generation
    else { throw .unknownVariable(variable) }
    return index
  }

  private func index(of row: RowID) throws(SolverError) -> Int {
    let index = Int(row.slot)
    guard rows.indices.contains(index), rows[index].isAlive,
      rows[index].generation == row.generation
    else { throw .unknownRow(row) }
    return index
  }

  private func check(_ kind: RowBatch.Kind, _ constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    switch kind {
    case .relation(_, let priority):
      guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
    case .contentSize(let hugging, let resistance):
      guard hugging.isValid else { throw .invalidPriority(hugging.rawValue) }
      guard resistance.isValid else { throw .invalidPriority(resistance.rawValue) }
    }
  }

  private func isRequired(_ kind: RowBatch.Kind) -> Bool {
    switch kind {
    case .relation(_, let priority): priority == .required
    case .contentSize(let hugging, let resistance): max(hugging, resistance) == .required
    }
  }

  private func levels(_ kind: RowBatch.Kind) -> (below: Float?, above: Float?) {
    switch kind {
    case .relation(.lessThanOrEqual, let priority): (nil, priority.rawValue)
    case .relation(.equal, let priority): (priority.rawValue, priority.rawValue)
    case .relation(.greaterThanOrEqual, let priority): (priority.rawValue, nil)
    case .contentSize(let hugging, let resistance): (resistance.rawValue, hugging.rawValue)
    }
  }

  /// Rounds to the grid of 2⁻¹⁶ on which values that took different roads meet.
  private func quantized(_ value: Double) -> Double {
    abs(value) < 0x1p35 ? (value * 0x1p16).rounded() / 0x1p16 : value
  }
}
