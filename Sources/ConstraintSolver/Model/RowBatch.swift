// SPDX-License-Identifier: MIT

/// Rows to be entered together, in flat arrays that can be reused.
///
/// When many rows are entered at once, the solver looks for a good starting point. That is much
/// faster than entering them one by one.
public struct RowBatch: Sendable {
  enum Kind: Sendable {
    case relation(Relation, Priority)
    case contentSize(hugging: Priority, compressionResistance: Priority)
  }

  struct Entry: Sendable {
    var end: Int
    var kind: Kind
    var constant: Double
  }

  var terms: [Term] = []
  var entries: [Entry] = []

  public init() {}

  /// Makes a batch that already has all its terms. The caller then finishes its rows.
  package init(sharing terms: [Term], rows: Int) {
    self.terms = terms
    entries.reserveCapacity(rows)
  }

  /// The number of finished rows.
  public var count: Int { entries.count }

  /// Reserves memory for this many rows and terms.
  public mutating func reserve(rows: Int, terms: Int) {
    entries.reserveCapacity(rows)
    self.terms.reserveCapacity(terms)
  }

  /// Adds a term to the row being written.
  public mutating func addTerm(_ variable: VariableID, _ coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }

  /// Ends the row being written: the sum of its terms *relation* constant.
  ///
  /// - Returns: the index of the row in the batch.
  @discardableResult
  public mutating func finish(
    _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) -> Int {
    finish(relation, constant, priority: priority, termsEnd: terms.count)
    return entries.count - 1
  }

  /// Ends a row whose terms end before the index `end` of the batch's terms.
  package mutating func finish(
    _ relation: Relation, _ constant: Double, priority: Priority, termsEnd end: Int
  ) {
    entries.append(Entry(end: end, kind: .relation(relation, priority), constant: constant))
  }

  /// Ends the row being written as a content size. The sum of its terms should be no less than
  /// `value` (compression resistance) and no more (hugging).
  ///
  /// - Returns: the index of the row in the batch.
  @discardableResult
  public mutating func finishContentSize(
    _ value: Double, hugging: Priority, compressionResistance: Priority
  ) -> Int {
    finishContentSize(
      value, hugging: hugging, compressionResistance: compressionResistance, termsEnd: terms.count)
    return entries.count - 1
  }

  /// Ends a content size whose terms end before the index `end` of the batch's terms.
  package mutating func finishContentSize(
    _ value: Double, hugging: Priority, compressionResistance: Priority, termsEnd end: Int
  ) {
    let kind = Kind.contentSize(
      hugging: hugging, compressionResistance: compressionResistance)
    entries.append(Entry(end: end, kind: kind, constant: value))
  }

  /// Adds a whole row.
  ///
  /// - Returns: the index of the row in the batch.
  @discardableResult
  public mutating func append(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) -> Int {
    self.terms.append(contentsOf: terms)
    return finish(relation, constant, priority: priority)
  }

  /// Empties the batch.
  public mutating func removeAll(keepingCapacity: Bool = true) {
    terms.removeAll(keepingCapacity: keepingCapacity)
    entries.removeAll(keepingCapacity: keepingCapacity)
  }

  func range(of row: Int) -> Range<Int> { (row == 0 ? 0 : entries[row - 1].end)..<entries[row].end }
}

/// The result of adding a batch.
public struct BatchOutcome: Sendable {
  /// One required row that could not be entered.
  public struct Refusal: Hashable, Sendable {
    /// The row's index in the batch.
    public var index: Int
    public var conflict: Conflict
  }

  /// The id of every row of the batch, in its order; `nil` for a refused one.
  public var rows: [RowID?]
  /// The refused rows, by index.
  public var refused: [Refusal]
}
