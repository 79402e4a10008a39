// SPDX-License-Identifier: MIT

/// A value of the current solution as a sum over the rows that determine it.
///
/// Each active row contributes its constant times a factor, and the value is the sum of all
/// contributions. A factor is also a derivative: if the constant of the row grows by 1 and the same
/// rows stay active, the value grows by the factor. Rows that do not contribute do not affect the
/// value, as long as they stay satisfied or keep giving way.
public struct Derivation: Hashable, Sendable {
  /// The origin of a part of the value.
  public enum Source: Hashable, Sendable {
    case row(RowID)
    /// The hidden bound of a variable that was added as non-negative.
    case nonNegative(VariableID)
    /// A variable that no row determines. Its current value takes the place of a constant.
    case undetermined(VariableID)
  }

  public struct Part: Hashable, Sendable {
    public var source: Source
    public var factor: Double
    public var constant: Double

    /// The part of the value that is from this source.
    public var contribution: Double { factor * constant }
  }

  /// The parts, none with a factor of zero. Apart from rows in cycles, which come first, rows that
  /// are closer to the value come before those that they depend on.
  public var parts: [Part]

  /// The sum of all contributions.
  public var value: Double { parts.reduce(0) { $0 + $1.contribution } }
}

extension Solver {
  /// The value of a linear expression as a sum over the rows that determine it, after an update.
  ///
  /// - Throws: if a variable is stale or a coefficient is not finite.
  /// - Complexity: proportional to the rows and variables upstream of the expression.
  public mutating func derivation(of terms: [Term]) throws(SolverError) -> Derivation {
    update()
    try read(terms.span)
    engine.beginCheckpoint(.writes)
    defer { engine.rollBack() }
    // A row without cost describes the expression and changes nothing.
    let row = engine.addRow(constant: 0, below: Row.free, above: Row.free, kind: .equal)
    engine.combineCompletely(row)
    var parts: [Derivation.Part] = []
    for index in engine.upstream.combination.indices {
      let part = engine.upstream.combination[index]
      guard part.row >= 0 else {
        parts.append(
          .init(
            source: .undetermined(id(ofVariable: part.variable)), factor: part.factor,
            constant: Grid.rounded(engine.values[part.variable])))
        continue
      }
      let source: Derivation.Source =
        switch engine.source(of: part.row) {
        case .nonNegative(let variable): .nonNegative(variable)
        case .row, .refused: .row(id(ofRow: part.row))
        }
      parts.append(
        .init(source: source, factor: part.factor, constant: engine.rows[part.row].constant))
    }
    return Derivation(parts: parts)
  }
}
