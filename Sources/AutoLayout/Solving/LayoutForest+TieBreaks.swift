// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Tie-breaking rows, below every priority, that choose one of several equally good layouts.
struct TieBreaks {
  var rows: [RowID] = []
  /// Whether rows were added, removed or changed in kind since the last search for free variables.
  var hasChangedRows = true
  /// The solver's count of basis changes at the last search for free variables.
  var knownBasisChanges = 0
}

/// Tie-breaking among several equally good layouts.
///
/// A length that neither content nor any constraint determines is zero. A position then takes the
/// value at which an inequality holds with equality. Inequalities that bound the view towards
/// leading or top are used first, then the others. The rule does not depend on priorities or on
/// earlier layouts.
///
/// Source: frames of such views in UIKit, from a layout library's own test suite. Among the
/// vertices of an ambiguous layout, UIKit shows the one whose basis contains the unknowns that may
/// be negative (positions), and not lengths and slacks.
extension LayoutForest {
  /// Adds rows that choose one of several equally good layouts. A unique layout gets no such rows.
  mutating func addTieBreaks(_ engine: LayoutEngine) {
    guard engine.mayHaveNewFreedom else { return }
    let free = engine.solver.freeVariables()
    engine.ties.hasChangedRows = false
    engine.ties.knownBasisChanges = engine.solver.basisChanges
    guard !free.isEmpty else { return }
    emptyFreeLengths(free, engine)
    tightenFreePositions(free, engine)
    engine.update()
    engine.ties.knownBasisChanges = engine.solver.basisChanges
  }

  private func emptyFreeLengths(_ free: [VariableID], _ engine: LayoutEngine) {
    for variable in free {
      guard let owner = engine.owner(of: variable), owner.isLength,
        contentSize(of: owner.item)[owner.axis] == nil
      else { continue }
      let mayBeNegative = items[owner.item.slot].item.mayBeNegative
      engine.addTieBreak(
        [Term(variable, 1)], mayBeNegative ? .equal : .lessThanOrEqual, 0, rank: 0)
    }
  }

  private func tightenFreePositions(_ free: [VariableID], _ engine: LayoutEngine) {
    var seen: Set<ConstraintID> = []
    for variable in free {
      guard let owner = engine.owner(of: variable), !owner.isLength else { continue }
      let mentioning = items[owner.item.slot].constraints.active { contains($0) }
      for id in mentioning where seen.insert(id).inserted {
        let constraint = constraints[id.slot].constraint
        guard constraint.relation != .equal, !constraint.firstAttribute.isSize,
          constraint.firstOrigin == nil, constraint.secondOrigin == nil,
          let row = constraints[id.slot].row, let terms = try? engine.solver.terms(of: row),
          let constant = try? engine.solver.constant(of: row),
          let place = terms.first(where: { $0.variable == variable })
        else { continue }
        let relation = engine.relation(of: row)
        let isLower = (place.coefficient > 0) == (relation == .greaterThanOrEqual)
        let isMirrored =
          direction(of: constraints[id.slot].holder) == .rightToLeft
          && constraint.mentions(where: { $0.isDirectional })
        engine.addTieBreak(
          terms, relation == .greaterThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual,
          constant, rank: isLower != isMirrored ? 1 : 2)
      }
    }
  }
}

extension LayoutEngine {
  /// Whether the layout may be ambiguous in places where it was not before.
  var mayHaveNewFreedom: Bool {
    ties.hasChangedRows || solver.basisChanges != ties.knownBasisChanges
  }

  fileprivate func addTieBreak(
    _ terms: [Term], _ relation: Relation, _ constant: Double, rank: Int
  ) {
    guard let row = try? solver.addTieBreaker(terms, relation, constant, rank: rank) else { return }
    forgetSource(of: row)
    noteTouched(row)
    ties.rows.append(row)
  }

  /// Removes all tie-breaking rows, before the rows that they were made for change.
  func removeTieBreaks() {
    for row in ties.rows { remove(row) }
    if !ties.rows.isEmpty { ties.hasChangedRows = true }
    ties.rows.removeAll(keepingCapacity: true)
  }
}
