// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Which of several equally good layouts is shown.
///
/// A length that neither content nor any constraint holds is zero, and then a place takes what a
/// relation says, an inequality holding as if it were an equality: first those that bound the view
/// towards leading or top, then the others. It is one rule, whatever the priorities and the history.
///
/// Source: frames of UIKit's for such views, in a layout library's own suite. Among the vertices of an
/// ambiguous layout UIKit shows the one at which unknowns that may be negative (places) are in the
/// solution, and lengths and slacks are out of it.
extension LayoutForest {
  /// Wishes that tell equally good layouts apart. A layout that is unique has none.
  mutating func addWishes(_ engine: LayoutEngine) {
    guard engine.mayHaveNewFreedom else { return }
    let free = engine.solver.freeVariables()
    engine.hasChangedRows = false
    engine.knownBasisChanges = engine.solver.basisChanges
    guard !free.isEmpty else { return }
    wishForEmptyLengths(free, engine)
    wishForTightPlaces(free, engine)
    engine.update()
    engine.knownBasisChanges = engine.solver.basisChanges
  }

  private func wishForEmptyLengths(_ free: [VariableID], _ engine: LayoutEngine) {
    for variable in free {
      guard let owner = engine.owner(of: variable), owner.isLength,
        contentSize(of: owner.item)[owner.axis] == nil
      else { continue }
      let mayBeNegative = items[owner.item.slot].item.mayBeNegative
      engine.addWish(
        [Term(variable, 1)], mayBeNegative ? .equal : .lessThanOrEqual, 0, rank: 0)
    }
  }

  private func wishForTightPlaces(_ free: [VariableID], _ engine: LayoutEngine) {
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
        engine.addWish(
          terms, relation == .greaterThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual,
          constant, rank: isLower != isMirrored ? 1 : 2)
      }
    }
  }
}

extension LayoutEngine {
  /// Whether the layout may be ambiguous where it was not known to be.
  var mayHaveNewFreedom: Bool { hasChangedRows || solver.basisChanges != knownBasisChanges }

  fileprivate func addWish(
    _ terms: [Term], _ relation: Relation, _ constant: Double, rank: Int
  ) {
    guard let row = try? solver.addWish(terms, relation, constant, rank: rank) else { return }
    forgetSource(of: row)
    noteTouched(row)
    wishes.append(row)
  }

  /// Takes back all wishes, before the rows that they were made for change.
  func removeWishes() {
    for row in wishes { remove(row) }
    if !wishes.isEmpty { hasChangedRows = true }
    wishes.removeAll(keepingCapacity: true)
  }
}
