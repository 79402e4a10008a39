// SPDX-License-Identifier: MIT

extension FormatStatement {
  /// The names that can only be views, in the order of the text, each once: those in brackets, of
  /// containers, and before an attribute's dot.
  ///
  /// A name in a predicate may be a view or a metric. Where views are made on demand, it is a view
  /// if it is one elsewhere.
  public var viewNames: [String] {
    var names: [String] = []
    var known: Set<String> = []
    func add(_ name: String) {
      if !name.isEmpty, known.insert(name).inserted { names.append(name) }
    }
    func add(_ predicates: [FormatPredicate]) {
      for operand in predicates.flatMap(\.value.operands) {
        if case .attribute(let name, _) = operand.kind { add(name) }
      }
    }
    if let container = start?.container { add(container.text) }
    if let start { add(start.link.predicates) }
    for (index, view) in views.enumerated() {
      for name in [view.name] + view.furtherNames { name.expanded.forEach(add) }
      add(view.predicates)
      if index < links.count { add(links[index].predicates) }
    }
    if let end { add(end.link.predicates) }
    if let container = end?.container { add(container.text) }
    return names
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
