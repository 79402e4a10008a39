// SPDX-License-Identifier: MIT

extension Solver {
  // MARK: Adding

  /// Adds a row: the sum of `terms` *relation* `constant`.
  ///
  /// Terms with a coefficient of zero are dropped, and terms of the same variable are merged. A row
  /// without terms is legal. If it is required and false, it conflicts by itself. Otherwise it is
  /// violated by a constant amount.
  public mutating func addRow(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) throws(SolverError) -> RowID { try addRow(terms.span, relation, constant, priority: priority) }

  /// Adds a row from terms in a span.
  ///
  /// `order` is the order that decides which of several conflicts is reported.
  public mutating func addRow(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required,
    order: ConflictOrder = Conflict.byActivation
  ) throws(SolverError) -> RowID {
    try Solver.check(.relation(relation, priority), constant)
    try read(terms)
    return try enter(.relation(relation, priority), constant, order)
  }

  /// Adds a content size: one row that pulls `variable` up to `value` (compression resistance) and
  /// down to `value` (hugging).
  public mutating func addContentSize(
    _ variable: VariableID, value: Double, hugging: Priority, compressionResistance: Priority
  ) throws(SolverError) -> RowID {
    let kind = RowBatch.Kind.contentSize(
      hugging: hugging, compressionResistance: compressionResistance)
    try Solver.check(kind, value)
    let index = try index(of: variable)
    engine.terms.removeAll()
    engine.terms.add(index, 1)
    return try enter(kind, value)
  }

  mutating func enter(
    _ kind: RowBatch.Kind, _ constant: Double, _ order: ConflictOrder = Conflict.byActivation
  ) throws(SolverError) -> RowID {
    let cost = Solver.cost(kind)
    guard cost.isRequired else {
      let row = engine.addRow(
        constant: constant, below: cost.below, above: cost.above, kind: cost.kind)
      return id(ofRow: row)
    }
    let row = try changeRequired(order: order) {
      $0.addRow(constant: constant, below: cost.below, above: cost.above, kind: cost.kind)
    }
    return id(ofRow: row)
  }

  // MARK: Removing and changing

  /// Removes a row.
  public mutating func remove(_ row: RowID) throws(SolverError) {
    engine.removeRow(try index(of: row))
  }

  /// Changes a row's constant, or the value of a content size.
  public mutating func setConstant(_ value: Double, of row: RowID) throws(SolverError) {
    let index = try index(of: row)
    guard value.isFinite else { throw .notFinite }
    guard engine.rows[index].hasRequiredSide else {
      engine.setConstant(value, of: index)
      return
    }
    _ = try changeRequired(order: Conflict.byActivation) {
      $0.setConstant(value, of: index)
      return index
    }
  }

  /// Changes the constants of many optional rows and moves their values in one pass.
  ///
  /// Required rows and stale ids are ignored.
  package mutating func setConstants(_ changes: [(row: RowID, value: Double)]) {
    var others: [(row: Int32, value: Double)] = []
    for change in changes where change.value.isFinite {
      guard let index = try? index(of: change.row), !engine.rows[index].hasRequiredSide else {
        continue
      }
      // A single row may have a cached column.
      if changes.count == 1 || !engine.noteConstant(change.value, of: index) {
        others.append((index, change.value))
      }
    }
    engine.moveHandedOver()
    for other in others { engine.setConstant(other.value, of: other.row) }
  }

  /// Changes the priority of a row that was added with a relation.
  ///
  /// `order` is the order that decides which of several conflicts is reported.
  public mutating func setPriority(
    _ priority: Priority, of row: RowID, order: ConflictOrder = Conflict.byActivation
  ) throws(SolverError) {
    let index = try index(of: row)
    let relation: Relation
    switch engine.rows[index].kind {
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .equal: relation = .equal
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    case .contentSize, .bound: throw .wrongKind(row)
    }
    try change(index, to: .relation(relation, priority), order)
  }

  /// Changes the priorities of a content size.
  ///
  /// `order` is the order that decides which of several conflicts is reported.
  public mutating func setPriorities(
    hugging: Priority, compressionResistance: Priority, of row: RowID,
    order: ConflictOrder = Conflict.byActivation
  ) throws(SolverError) {
    let index = try index(of: row)
    guard engine.rows[index].kind == .contentSize else { throw .wrongKind(row) }
    try change(
      index, to: .contentSize(hugging: hugging, compressionResistance: compressionResistance),
      order)
  }

  private mutating func change(
    _ row: Int32, to kind: RowBatch.Kind, _ order: ConflictOrder
  ) throws(SolverError) {
    try Solver.check(kind, 0)
    let cost = Solver.cost(kind)
    guard cost.isRequired else {
      engine.setLevels(below: cost.below, above: cost.above, of: row)
      return
    }
    _ = try changeRequired(order: order) {
      $0.setLevels(below: cost.below, above: cost.above, of: row)
      return row
    }
  }

  // MARK: Looking

  /// The row's constant, or the value of a content size.
  public func constant(of row: RowID) throws(SolverError) -> Double {
    engine.rows[try index(of: row)].constant
  }

  /// The row's priority. For a content size, the higher of its two priorities.
  public func priority(of row: RowID) throws(SolverError) -> Priority {
    let index = try index(of: row)
    return Priority(rawValue: max(engine.rows[index].below, engine.rows[index].above))
  }

  /// The row's terms, merged, without terms that are negligible beside the largest (10⁻¹³).
  public func terms(of row: RowID) throws(SolverError) -> [Term] {
    engine.rows[try index(of: row)].entries.map {
      Term(id(ofVariable: engine.entries[$0].variable), engine.entries[$0].coefficient)
    }
  }

  // MARK: Reading arguments

  mutating func read(_ source: Span<Term>) throws(SolverError) {
    engine.terms.removeAll()
    for position in source.indices {
      let coefficient = source[position].coefficient
      let variable = try index(of: source[position].variable)
      guard coefficient.isFinite else { throw .notFinite }
      engine.terms.add(variable, coefficient)
    }
    // The sum of finite coefficients of one variable may be infinite.
    let scale = engine.terms.scale
    guard scale.isFinite, scale == 0 || (1 / scale).isFinite else { throw .notFinite }
    engine.terms.dropZeros(beside: scale)
    guard engine.entries.count < Int32.max - Int32(clamping: engine.terms.count),
      engine.rows.count < Int32.max
    else { throw .capacityExceeded }
  }

  static func check(_ kind: RowBatch.Kind, _ constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    switch kind {
    case .relation(_, let priority):
      guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
    case .contentSize(let hugging, let resistance):
      guard hugging.isValid else { throw .invalidPriority(hugging.rawValue) }
      guard resistance.isValid else { throw .invalidPriority(resistance.rawValue) }
    }
  }

  struct Cost {
    var below: Float
    var above: Float
    var kind: Row.Kind
    var isRequired: Bool { below == Row.required || above == Row.required }
  }

  static func cost(_ kind: RowBatch.Kind) -> Cost {
    switch kind {
    case .relation(.lessThanOrEqual, let priority):
      Cost(below: Row.free, above: priority.rawValue, kind: .lessThanOrEqual)
    case .relation(.equal, let priority):
      Cost(below: priority.rawValue, above: priority.rawValue, kind: .equal)
    case .relation(.greaterThanOrEqual, let priority):
      Cost(below: priority.rawValue, above: Row.free, kind: .greaterThanOrEqual)
    case .contentSize(let hugging, let resistance):
      Cost(below: resistance.rawValue, above: hugging.rawValue, kind: .contentSize)
    }
  }
}
