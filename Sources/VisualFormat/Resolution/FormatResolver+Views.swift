// SPDX-License-Identifier: MIT

extension FormatResolver {
  /// Adds the constraints on the size of a view.
  mutating func resolvePredicates(
    of view: FormatView, at index: Int, in line: FormatLine, along geometry: FormatGeometry
  ) {
    guard let name = line.views[index] else {
      lookUpNames(in: view.predicates, allowsViews: true)
      return
    }
    for predicate in view.predicates {
      let subject = predicate.attribute ?? geometry.size
      let context = FormatValueContext(
        attribute: subject, view: name, container: line.container, allowsViews: true)
      let value = value(predicate.value, in: context)
      let priority = priority(predicate.priority)
      guard let value, let priority else { continue }
      let relation = predicate.relation ?? .equal
      if let reference = value.reference {
        guard subject.canBeCompared(with: reference.attribute) else {
          report(
            FormatDiagnostic(
              .incompatibleAttributes(subject, reference.attribute),
              at: predicate.position.range))
          continue
        }
        emit(
          FormatConstraint(
            .view(name), subject, relation, to: reference.item, reference.attribute,
            multiplier: value.coefficient, constant: .points(value.constant), priority: priority,
            at: predicate.position))
      } else if subject.isSize {
        emit(
          FormatConstraint(
            .view(name), subject, relation, to: value.constant, priority: priority,
            at: predicate.position))
      } else {
        report(FormatDiagnostic(.positionWithoutReference(subject), at: predicate.position.range))
      }
    }
  }

  /// Adds the constraints that align a view with the one before it.
  mutating func resolveAlignments(
    of name: String, with previous: String, _ alignments: [FormatAttribute],
    along geometry: FormatGeometry, at position: FormatPosition
  ) {
    for attribute in alignedAttributes + alignments
    where attribute.axis != geometry.axis && !attribute.isSize {
      emit(FormatConstraint(.view(name), attribute, to: .view(previous), attribute, at: position))
    }
  }
}
