// SPDX-License-Identifier: MIT

extension FormatStatement {
  /// The names that can only be views, without duplicates: names in brackets, names of containers,
  /// and names before an attribute's dot.
  ///
  /// A name in a predicate may be a view or a metric. A host that creates views on demand treats
  /// such a name as a view if it is in this list.
  public var viewNames: [String] {
    var names: [String] = []
    var known: Set<String> = []
    func add(_ name: String) {
      if !name.isEmpty, known.insert(name).inserted { names.append(name) }
    }
    if let container = start?.container { add(container.text) }
    for view in views {
      for name in [view.name] + view.furtherNames { name.expanded.forEach(add) }
    }
    for operand in predicates.flatMap({ $0.value.operands }) {
      if case .attribute(let name, _) = operand.kind { add(name) }
    }
    if let container = end?.container { add(container.text) }
    return names
  }

  /// All conditions of the statement, on distances and on sizes, in the order of the text.
  ///
  /// A ``FormatConstraint`` has the position of the condition that it comes from.
  public var predicates: [FormatPredicate] {
    var predicates = start?.link.predicates ?? []
    for (index, view) in views.enumerated() {
      predicates += view.predicates
      if index < links.count { predicates += links[index].predicates }
    }
    return predicates + (end?.link.predicates ?? [])
  }
}

extension FormatLink {
  /// The conditions on the distance. A distance without parentheses counts as one condition.
  var predicates: [FormatPredicate] {
    switch kind {
    case .flush, .standard: []
    case .distance(let operand):
      [FormatPredicate(value: FormatExpression(operand), at: operand.position)]
    case .predicates(let predicates), .equalSpacer(let predicates): predicates
    }
  }
}

extension FormatExpression {
  /// All operands, in the order of the text.
  var operands: [FormatOperand] {
    ([first] + addends.map { $0.product }).flatMap { [$0.first] + $0.factors.map { $0.operand } }
  }
}
