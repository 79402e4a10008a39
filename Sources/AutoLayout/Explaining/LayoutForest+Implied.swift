// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// The rows that the kind and properties of `item` imply, as of the last solution of its root.
  ///
  /// - Complexity: linear in the number of the rows.
  public mutating func impliedConstraints(of item: ItemID) -> [ImpliedConstraint] {
    guard contains(item) else { return [] }
    let engine = solve(root(of: item))
    // Rows that a conflict took out of force are not included.
    let rows = items[item.slot].rows.filter { row in
      !engine.resolution.brokenRules.contains { $0.row == row }
    }
    return rows.compactMap { implied(by: $0, engine) }
  }

  /// The row as a constraint; nil for a client's constraint and for a row without items.
  func implied(by row: RowID, _ engine: LayoutEngine) -> ImpliedConstraint? {
    guard let source = engine.source(of: row), let terms = try? engine.solver.terms(of: row),
      let constant = try? engine.solver.constant(of: row)
    else { return nil }
    let priority = (try? engine.solver.priority(of: row).rawValue) ?? 1000
    return implied(
      source, terms[...], constant, engine.relation(of: row), priority: priority, engine)
  }

  /// The same for a row given by its terms, which may be out of force.
  func implied(
    _ source: RowSource, _ terms: ArraySlice<Term>, _ constant: Double, _ relation: Relation,
    priority: Float, _ engine: LayoutEngine
  ) -> ImpliedConstraint? {
    switch source {
    // The row that keeps a spanner's end after its start bounds a length that is not an attribute
    // of an item.
    case .constraint, .stack(_, .alignmentSpanner): return nil
    default: break
    }
    var parts: [RowPart] = []
    for term in terms {
      guard let part = part(for: term, engine) else { return nil }
      if let index = parts.firstIndex(where: {
        $0.item == part.item && $0.isSpanner == part.isSpanner
      }) {
        parts[index].start += part.start
        parts[index].length += part.length
      } else {
        parts.append(part)
      }
    }
    guard var constraint = equation(of: parts, constant, relation, source) else { return nil }
    constraint.priority = min(max(priority, Float.leastNonzeroMagnitude), 1000)
    var implied = ImpliedConstraint(source: source, constraint: constraint)
    if let place = parts.firstIndex(where: { $0.isSpanner }) {
      implied.spannerSide = place == 0 ? .first : .second
    }
    if case .contentSize(let item, let axis) = source {
      implied.contentPriorities = .init(
        hugging: items[item.slot].item.hugging[axis],
        compressionResistance: items[item.slot].item.compressionResistance[axis])
    }
    if case .stack(let stack, let role) = source {
      orient(&implied, role, of: stack)
      implied.constraint.identifier = role.rawValue
    }
    if case .autoresizing(let item, let axis) = source {
      relateCentres(&implied.constraint, items[item.slot].item.autoresizingMask.flexibility(axis))
    }
    return implied
  }

  /// The contribution of a term to an item or to the spanner of a stack view.
  private func part(for term: Term, _ engine: LayoutEngine) -> RowPart? {
    if let owner = engine.owner(of: term.variable) {
      return RowPart(
        item: owner.item, axis: owner.axis, start: owner.isLength ? 0 : term.coefficient,
        length: owner.isLength ? term.coefficient : 0)
    }
    guard let (stack, isEnd) = engine.spannerOwner(of: term.variable),
      case .stackView(let arrangement) = items[stack.slot].item.kind
    else { return nil }
    // Spanners follow the layout direction. In a right-to-left layout they start at the right.
    let axis = arrangement.axis.other
    let isMirrored = axis == .horizontal && direction(of: stack) == .rightToLeft
    let factor = isMirrored ? -term.coefficient : term.coefficient
    return RowPart(
      item: stack, axis: axis, isSpanner: true, start: factor,
      length: isEnd != isMirrored ? factor : 0)
  }

  /// Relates the centre of a view to the centre and not the length of its superview, if the view's
  /// length is flexible and a margin is not.
  private func relateCentres(
    _ constraint: inout Constraint, _ flexibility: (before: Bool, length: Bool, after: Bool)
  ) {
    let centre = constraint.firstAttribute
    guard centre == .centerX || centre == .centerY, constraint.secondItem != nil,
      flexibility.length, !(flexibility.before && flexibility.after)
    else { return }
    constraint.secondAttribute = centre
    constraint.multiplier *= 2
  }

  /// The equation of a row's parts: a length, two lengths, or two positions.
  private func equation(
    of parts: [RowPart], _ constant: Double, _ relation: Relation, _ source: RowSource
  ) -> Constraint? {
    guard let axis = parts.first?.axis, parts.allSatisfy({ $0.axis == axis }) else { return nil }
    let isMirrored: Bool =
      if case .stack(let stack, _) = source {
        axis == .horizontal && direction(of: stack) == .rightToLeft
      } else {
        false
      }
    // A row in an item's own coordinates contains only the item's length.
    let isAboutPlaces = parts.contains { $0.start != 0 }
    var places = parts.map { part in
      part.place(
        isOwnSpace: isAboutPlaces && part.start == 0 && !part.isSpanner
          && !source.relatesPlacesToLengths,
        isPhysical: source.isPhysical, isMirrored: isMirrored)
    }
    if places.count == 1, isAboutPlaces, !source.relatesPlacesToLengths,
      let parent = parts[0].isSpanner ? parts[0].item : parent(of: parts[0].item)
    {
      // The left or top edge of a coordinate space is its origin, which adds no term.
      let edge = isMirrored ? .trailing : places[0].place.attribute.start
      places.append((ConstraintPlace(parent, edge), -places[0].factor))
    }
    guard let first = places.first, first.factor != 0, places.count <= 2 else { return nil }
    let second = places.count == 2 ? places[1] : nil
    // Directional edges are compared towards trailing, and distances between them are measured
    // towards trailing.
    let isBackwards = isMirrored && first.place.attribute.isDirectional
    let isTurned = (first.factor < 0) != isBackwards
    return Constraint(
      first.place.item, first.place.attribute, isTurned ? relation.negated : relation,
      second?.place.item, second?.place.attribute ?? .notAnAttribute,
      multiplier: second.map { -$0.factor / first.factor } ?? 1,
      constant: constant / (isBackwards ? -first.factor : first.factor))
  }
}

/// The part of a row that concerns one item: the coefficients of its start and its length.
private struct RowPart {
  var item: ItemID
  var axis: Axis
  /// Whether the part concerns the spanner of the stack view `item`, and not the stack view itself.
  var isSpanner = false
  var start = 0.0
  var length = 0.0

  /// The attribute that the coefficients describe, and its factor.
  func place(
    isOwnSpace: Bool, isPhysical: Bool, isMirrored: Bool
  ) -> (place: ConstraintPlace, factor: Double) {
    let before: Attribute = axis == .vertical ? .top : isPhysical ? .left : .leading
    let after: Attribute = axis == .vertical ? .bottom : isPhysical ? .right : .trailing
    let centre: Attribute = axis == .vertical ? .centerY : .centerX
    let size: Attribute = axis == .vertical ? .height : .width
    let (near, far) = isMirrored ? (after, before) : (before, after)
    func result(_ attribute: Attribute, _ factor: Double) -> (ConstraintPlace, Double) {
      (ConstraintPlace(item, attribute), factor)
    }
    if start == 0 { return result(isOwnSpace ? far : size, length) }
    if length == 0 { return result(near, start) }
    if abs(length - start) < 1e-9 { return result(far, start) }
    return result(centre, start)
  }
}

extension RowSource {
  /// Whether its rows express positions as shares of lengths, as those of autoresizing masks do.
  fileprivate var relatesPlacesToLengths: Bool {
    if case .autoresizing = self { true } else { false }
  }

  /// Whether its rows use left and right instead of leading and trailing.
  fileprivate var isPhysical: Bool {
    switch self {
    case .autoresizing, .guide, .root: true
    default: false
    }
  }
}

extension Attribute {
  /// The edge at the start of the same axis.
  fileprivate var start: Attribute {
    switch self {
    case .right: .left
    case .trailing: .leading
    case .bottom: .top
    default: self
    }
  }
}

extension Relation {
  /// The relation with both sides negated.
  var negated: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutForest {
  /// Whether a layout has made rows for the item's content size.
  public func hasContentRows(_ item: ItemID) -> Bool {
    hasRows(item) && contentSize(of: item) != .none
  }

  /// Whether `item` has its own rows because it takes part in a solution.
  public func hasRows(_ item: ItemID) -> Bool {
    contains(item) && items[item.slot].variables != nil && !items[item.slot].rows.isEmpty
  }
}
