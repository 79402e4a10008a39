// SPDX-License-Identifier: MIT

// Gaps that depend on a third item. A constraint relates only two items, so each gap becomes a
// spacer.

extension FormatResolver {
  /// Adds the one constraint of a line that only centers a view, `|~[a]~|`. Returns false for any
  /// other line.
  ///
  /// Two equal spacers would also center the view. They would need two items, and would also keep
  /// the view inside its container.
  mutating func resolveCentring(
    _ statement: FormatStatement, _ line: FormatLine, along geometry: FormatGeometry
  ) -> Bool {
    guard line.views.count == 1, let start = statement.start, let end = statement.end,
      start.link.kind == .equalSpacer([]), end.link.kind == .equalSpacer([]),
      start.container == end.container
    else { return false }
    if let name = line.views[0], let container = side(of: start, beside: name)?.item {
      emit(
        FormatConstraint(
          .view(name), geometry.center, to: container, geometry.center, at: statement.position))
    }
    return true
  }

  /// Adds a gap that is as large as every other equal gap of the line.
  mutating func resolveEqualGap(
    _ predicates: [FormatPredicate], at joint: Joint, gaps: inout EqualGaps,
    position: FormatPosition
  ) {
    let geometry = joint.geometry
    guard let gap = makeSpacer(at: joint, position: position) else { return }
    pinSpacer(gap, at: joint, position: position)
    if let reference = gaps.reference {
      emit(FormatConstraint(gap, geometry.size, to: reference, geometry.size, at: position))
    }
    gaps.add(gap, before: joint.index)
    for predicate in predicates {
      resolve(predicate, onSizeOf: gap, at: joint)
    }
  }

  private mutating func resolve(
    _ predicate: FormatPredicate, onSizeOf gap: FormatItem, at joint: Joint
  ) {
    let size = joint.geometry.size
    let value = value(predicate.value, in: joint.context(allowsViews: true))
    let priority = priority(predicate.priority)
    guard let value, let priority else { return }
    let relation = predicate.relation ?? .equal
    guard let reference = value.reference else {
      emit(
        FormatConstraint(
          gap, size, relation, to: value.constant, priority: priority, at: predicate.position))
      return
    }
    guard predicate.attribute == nil, reference.attribute.isSize else {
      report(
        FormatDiagnostic(
          .incompatibleAttributes(predicate.attribute ?? size, reference.attribute),
          at: predicate.position.range))
      return
    }
    emit(
      FormatConstraint(
        gap, size, relation, to: reference.item, reference.attribute,
        multiplier: value.coefficient, constant: .points(value.constant), priority: priority,
        at: predicate.position))
  }

  /// Adds a distance that depends on the size of an item: `-10%-`, `-(title.height-4)-`.
  ///
  /// The spacer is as large as the part that depends on the item, so its size is never negative.
  /// The constant part is between the spacer and its neighbour. For a negative share, the spacer
  /// extends in the opposite direction.
  mutating func resolveGap(
    _ value: FormatValue, _ reference: FormatValue.Reference, _ relation: FormatRelation,
    _ priority: Float, at joint: Joint, position: FormatPosition
  ) {
    guard let gap = makeSpacer(at: joint, position: position) else { return }
    let geometry = joint.geometry
    emit(
      FormatConstraint(
        gap, geometry.size, to: reference.item, reference.attribute,
        multiplier: abs(value.coefficient), at: position))
    let isForward = value.coefficient > 0
    emit(
      FormatConstraint(
        gap, isForward ? geometry.low : geometry.high, to: joint.before.item,
        joint.edgeOfBefore(), at: position))
    emit(
      FormatConstraint(
        joint.after.item, joint.edgeOfAfter(), relation, to: gap,
        isForward ? geometry.high : geometry.low, constant: .points(value.constant),
        priority: priority, at: position))
  }

  /// Pins a spacer to both neighbours.
  private mutating func pinSpacer(_ gap: FormatItem, at joint: Joint, position: FormatPosition) {
    emit(
      FormatConstraint(
        gap, joint.geometry.low, to: joint.before.item, joint.edgeOfBefore(), at: position))
    emit(
      FormatConstraint(
        joint.after.item, joint.edgeOfAfter(), to: gap, joint.geometry.high, at: position))
  }

  /// Creates a spacer in the container. Its position and zero size across the axis keep it
  /// unambiguous.
  private mutating func makeSpacer(at joint: Joint, position: FormatPosition) -> FormatItem? {
    let context = joint.context(allowsViews: false)
    guard let owner = container(in: context, at: position.range) else { return nil }
    let spacer = FormatItem.spacer(spacers.count)
    spacers.append(FormatSpacer(owner: owner))
    let geometry = joint.geometry
    emit(
      FormatConstraint(spacer, geometry.acrossEdge, to: owner, geometry.acrossEdge, at: position))
    emit(FormatConstraint(spacer, geometry.acrossSize, to: 0, at: position))
    return spacer
  }
}
