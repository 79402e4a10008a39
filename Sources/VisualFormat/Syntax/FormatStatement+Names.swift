// SPDX-License-Identifier: MIT

extension FormatStatement {
  /// The names that can only be views, each once: those in brackets, of containers, and before an
  /// attribute's dot.
  ///
  /// A name in a predicate may be a view or a metric. Where views are made on demand, it is a view
  /// if it is one elsewhere.
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
    for operand in predicates.flatMap(\.value.operands) {
      if case .attribute(let name, _) = operand.kind { add(name) }
    }
    if let container = end?.container { add(container.text) }
    return names
  }

  /// All conditions of the statement, on distances and on sizes, in the order of the text.
  ///
  /// A ``FormatConstraint`` has the position of the condition that it came from.
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
  /// The conditions on the distance; a bare distance is one of them.
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
    ([first] + addends.map(\.product)).flatMap { [$0.first] + $0.factors.map(\.operand) }
  }
}
