// SPDX-License-Identifier: MIT

// The tree as text. Whitespace is removed and numbers get their shortest spelling; the rest is as
// it was written. Parsing the text gives an equal tree.

extension FormatStatement: CustomStringConvertible {
  /// The statement as text.
  public var description: String {
    var text = ""
    if let orientation {
      text = orientation.rawValue
      for attribute in alignments { text += "." + attribute.name }
      text += ":"
    }
    if let start {
      text += "\(start.container?.description ?? "")|\(start.link)"
    }
    for (index, view) in views.enumerated() {
      text += view.description
      if index < links.count { text += links[index].description }
    }
    if let end {
      text += "\(end.link)|\(end.container?.description ?? "")"
    }
    return text
  }
}

extension FormatName: CustomStringConvertible {
  /// The name as text.
  public var description: String { rangeEnd.map { "\(text)..\($0)" } ?? text }
}

extension FormatView: CustomStringConvertible {
  /// The view as text.
  public var description: String {
    let names = ([name] + furtherNames).map { $0.description }.joined(separator: ",")
    return predicates.isEmpty ? "[\(names)]" : "[\(names)(\(predicates.list))]"
  }
}

extension FormatLink: CustomStringConvertible {
  /// The link as text.
  public var description: String {
    switch kind {
    case .flush: ""
    case .standard: "-"
    case .distance(let operand): "-\(operand)-"
    case .predicates(let predicates): "-(\(predicates.list))-"
    case .equalSpacer(let predicates): predicates.isEmpty ? "~" : "~(\(predicates.list))~"
    }
  }
}

extension FormatPredicate: CustomStringConvertible {
  /// The predicate as text.
  public var description: String {
    let subject = attribute.map { "." + $0.name } ?? ""
    let suffix = priority.map { "@\($0)" } ?? ""
    return "\(subject)\(relation?.symbol ?? "")\(value)\(suffix)"
  }
}

extension FormatExpression: CustomStringConvertible {
  /// The expression as text.
  public var description: String {
    addends.reduce(into: (isNegated ? "-" : "") + first.description) { text, addend in
      text += (addend.isSubtracted ? "-" : "+") + addend.product.description
    }
  }
}

extension FormatExpression.Product: CustomStringConvertible {
  /// The product as text.
  public var description: String {
    factors.reduce(into: first.description) { text, factor in
      text += (factor.divides ? "/" : "*") + factor.operand.description
    }
  }
}

extension FormatOperand: CustomStringConvertible {
  /// The operand as text.
  public var description: String {
    switch kind {
    case .number(let number): number.shortest
    case .name(let name): name
    case .percentage(let number): number.shortest + "%"
    case .attribute(let name, let attribute): "\(name).\(attribute.name)"
    case .container(let attribute): attribute.map { "|.\($0.name)" } ?? "|"
    }
  }
}

extension [FormatPredicate] {
  fileprivate var list: String { map { $0.description }.joined(separator: ",") }
}

extension Double {
  /// The shortest spelling that parses to the same number: `24`, not `24.0`.
  var shortest: String {
    let digits = description.utf8
    let isWhole = digits.suffix(2).elementsEqual(".0".utf8)
    return String(decoding: isWhole ? digits.dropLast(2) : digits[...], as: UTF8.self)
  }
}
