// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Why an attribute of an item has its value: the constraints and rules that determine it, and
  /// those of the item that do not.
  ///
  /// Positions are in the coordinates of the root, so the parts lead to the edges of the root or to
  /// content sizes.
  ///
  /// - Returns: nil if the item takes no part in a layout by constraints, or has no such attribute.
  /// - Complexity: linear in the rows of the root.
  public mutating func derivation(
    of attribute: Attribute, of item: ItemID
  ) -> EdgeDerivation? {
    guard contains(item), let axis = attribute.axis else { return nil }
    let root = root(of: item)
    let engine = solve(root)
    guard items[item.slot].variables != nil else { return nil }
    let (terms, offset) = expression(of: attribute, of: item, in: root)
    guard let derived = try? engine.solver.derivation(of: terms) else { return nil }
    let parts = derived.parts.map { part(of: $0, engine) }
    return EdgeDerivation(
      value: derived.value + offset, offset: offset, parts: parts,
      otherRows: otherRows(of: attribute, of: item, axis, apartFrom: parts, engine))
  }

  private func part(of derived: Derivation.Part, _ engine: LayoutEngine) -> EdgeDerivation.Part {
    var part = EdgeDerivation.Part(
      factor: derived.factor, constant: derived.constant, offset: 0)
    switch derived.source {
    case .row(let row):
      part.source = engine.source(of: row)
      if case .constraint(let id)? = part.source {
        let constraint = constraints[id.slot].constraint
        part.constraint = constraint
        part.offset = derived.constant - constant(of: constraint)
      } else {
        part.constraint = implied(by: row, engine)?.constraint
      }
    case .nonNegative(let variable):
      guard let owner = engine.owner(of: variable) else { break }
      part.source = .nonNegative(owner.item, owner.axis)
      part.constraint = Constraint(
        owner.item, owner.axis == .horizontal ? .width : .height, .greaterThanOrEqual)
    case .undetermined(let variable):
      guard let owner = engine.owner(of: variable) else { break }
      let attributes: (position: Attribute, length: Attribute) =
        owner.axis == .horizontal ? (.left, .width) : (.top, .height)
      part.undetermined = ConstraintPlace(
        owner.item, owner.isLength ? attributes.length : attributes.position)
    }
    return part
  }

  /// The rows that mention the item along an axis and do not determine the value. The edges at
  /// which an item starts do not depend on its size, so rows about sizes are left out for them.
  private mutating func otherRows(
    of attribute: Attribute, of item: ItemID, _ axis: Axis, apartFrom parts: [EdgeDerivation.Part],
    _ engine: LayoutEngine
  ) -> [EdgeDerivation.OtherRow] {
    let known = Set(parts.compactMap { $0.source })
    let start = attribute.resolved(direction(of: item))
    let isStart = start == .left || start == .top
    func involves(_ constraint: Constraint) -> Bool {
      constraint.firstAttribute.axis == axis && !(isStart && constraint.firstAttribute.isSize)
    }
    var rows: [RowStatus] = []
    engine.solver.forEachRowStatus { if !$0.isActive, $0.residual != 0 { rows.append($0) } }
    var found: [EdgeDerivation.OtherRow] = []
    for row in rows {
      guard let source = engine.source(of: row.row), !known.contains(source) else { continue }
      var constraint: Constraint?
      var priorities: ImpliedConstraint.ContentPriorities?
      switch source {
      case .constraint(let id):
        guard !engine.resolution.broken.contains(id) else { continue }
        constraint = constraints[id.slot].constraint
      case .contentSize, .stack, .guide:
        let implied = implied(by: row.row, engine)
        (constraint, priorities) = (implied?.constraint, implied?.contentPriorities)
      case .autoresizing, .root, .nonNegative, .fittingTarget: continue
      }
      guard let constraint, involves(constraint),
        constraint.mentionedItems.contains(item)
      else { continue }
      found.append(
        .init(
          source: source, constraint: constraint, contentPriorities: priorities,
          status: row.slope == 0 ? .slack(abs(row.residual)) : .violated(row.residual)))
    }
    for id in constraintIDs(of: item) where engine.resolution.broken.contains(id) {
      let constraint = constraints[id.slot].constraint
      guard involves(constraint) else { continue }
      found.append(.init(source: .constraint(id), constraint: constraint, status: .broken))
    }
    return found
  }
}

extension LayoutForest {
  /// The solved value of an attribute in the coordinates of the item's root, not snapped to pixels.
  ///
  /// - Returns: nil if the item takes no part in a layout by constraints.
  package mutating func solvedValue(of place: ConstraintPlace) -> Double? {
    guard contains(place.item), place.attribute.axis != nil else { return nil }
    let root = root(of: place.item)
    let engine = solve(root)
    guard items[place.item.slot].variables != nil else { return nil }
    let (terms, offset) = expression(of: place.attribute, of: place.item, in: root)
    return terms.reduce(offset) { $0 + $1.coefficient * engine.solver.value(of: $1.variable) }
  }

  /// An attribute in the coordinates of the root, as terms and a constant.
  private func expression(
    of attribute: Attribute, of item: ItemID, in root: ItemID
  ) -> (terms: [Term], offset: Double) {
    var draft = RowDraft()
    write(
      attribute.resolved(direction(of: item)), of: item, factor: 1, in: root, meansContent: false,
      into: &draft)
    draft.finish(.equal, 0, source: .root(root))
    // The row is `terms = -offset`.
    return (Array(draft.terms(of: 0)), 0 - draft.rows[0].constant)
  }
}
