// SPDX-License-Identifier: MIT

extension FormatResolver {
  /// Adds the constraints of the link before a view, or after the last view. Also adds the
  /// alignments of the two views that the link joins.
  mutating func resolveLink(
    before index: Int, of statement: FormatStatement, _ line: FormatLine,
    along geometry: FormatGeometry, gaps: inout EqualGaps
  ) {
    let previous = index > 0 ? line.views[index - 1] : nil
    let next = index < line.views.count ? line.views[index] : nil
    let link: FormatLink?
    let from: FormatSide?
    let to: FormatSide?
    if index == 0 {
      link = statement.start?.link
      from = statement.start.flatMap { start in next.flatMap { side(of: start, beside: $0) } }
      to = next.map { .view(.view($0)) }
    } else if index == line.views.count {
      link = statement.end?.link
      from = previous.map { .view(.view($0)) }
      to = statement.end.flatMap { end in previous.flatMap { side(of: end, beside: $0) } }
    } else {
      link = index <= statement.links.count ? statement.links[index - 1] : nil
      from = previous.map { .view(.view($0)) }
      to = next.map { .view(.view($0)) }
    }
    guard let link else { return }
    guard let from, let to, let view = previous ?? next else {
      // The missing neighbour is already reported. The names in the distance may be wrong as well.
      lookUpNames(in: link.predicates, allowsViews: dialect == .extended)
      return
    }
    let joint = Joint(
      index: index, view: view, container: line.container, from: from, to: to,
      geometry: geometry)
    resolve(link, at: joint, gaps: &gaps)
    if let previous, let next {
      resolveAlignments(
        of: next, with: previous, statement.alignments, along: geometry,
        at: statement.views[index].position)
    }
  }

  /// The container at an end of the statement, if it is in scope.
  func side(of end: FormatEnd, beside view: String) -> FormatSide? {
    if let container = end.container {
      return scope.hasSuperview(viewNamed: container.text) == nil
        ? nil : .container(.view(container.text))
    }
    return scope.hasSuperview(viewNamed: view) == true ? .superview(.superview(of: view)) : nil
  }

  private mutating func resolve(_ link: FormatLink, at joint: Joint, gaps: inout EqualGaps) {
    switch link.kind {
    case .flush:
      pin(joint, constant: .points(0), at: link.position)
    case .standard where joint.before.isSuperview || joint.after.isSuperview:
      pin(joint, constant: .points(0), toMargin: true, at: link.position)
    case .standard:
      pin(joint, constant: .standardSpacing, at: link.position)
    case .distance(let operand):
      resolve(FormatPredicate(value: FormatExpression(operand), at: operand.position), at: joint)
    case .predicates(let predicates):
      for predicate in predicates { resolve(predicate, at: joint) }
    case .equalSpacer(let predicates):
      resolveEqualGap(predicates, at: joint, gaps: &gaps, position: link.position)
    }
  }

  private mutating func resolve(_ predicate: FormatPredicate, at joint: Joint) {
    if let attribute = predicate.attribute {
      report(
        FormatDiagnostic(
          .incompatibleAttributes(attribute, joint.geometry.size), at: predicate.position.range))
      return
    }
    let context = joint.context(allowsViews: dialect == .extended)
    let value = value(predicate.value, in: context)
    let priority = priority(predicate.priority)
    guard let value, let priority else { return }
    let relation = predicate.relation ?? .equal
    if let reference = value.reference {
      guard reference.attribute.isSize else {
        report(
          FormatDiagnostic(
            .incompatibleAttributes(joint.geometry.size, reference.attribute),
            at: predicate.position.range))
        return
      }
      resolveGap(value, reference, relation, priority, at: joint, position: predicate.position)
    } else {
      pin(
        joint, relation, constant: .points(value.constant), priority: priority,
        at: predicate.position)
    }
  }

  /// Adds one constraint between the neighbours of a link.
  ///
  /// The neighbour further along the axis is the first item, so that a distance is a positive
  /// constant.
  private mutating func pin(
    _ joint: Joint, _ relation: FormatRelation = .equal, constant: FormatConstant,
    priority: Float = 1000, toMargin: Bool = false, at position: FormatPosition
  ) {
    emit(
      FormatConstraint(
        joint.after.item, joint.edgeOfAfter(toMargin: toMargin), relation,
        to: joint.before.item, joint.edgeOfBefore(toMargin: toMargin), constant: constant,
        priority: priority, at: position))
  }
}
