// SPDX-License-Identifier: MIT

/// Describes constraints in words.
struct ConstraintWords {
  let names: ItemNames

  init(_ names: ItemNames) { self.names = names }

  /// The constraint as a noun phrase: "the height of 44 of UIView 1".
  func noun(_ line: LoggedConstraint) -> String {
    let first = names.name(of: line.first.item)
    guard let second = line.second else {
      return "the \(line.first.attribute.words) of \(amount(line)) of \(first)"
    }
    let other = names.name(of: second.item)
    switch line.form {
    case .fromSuperview:
      return "the distance of \(amount(line)) from the \(line.first.attribute.words) of \(other) "
        + "to \(first)"
    case .toSuperview:
      return "the distance of \(amount(line)) from \(other) to the \(line.first.attribute.words) "
        + "of \(first)"
    case .betweenNeighbours:
      return "the distance of \(amount(line)) from \(other) to \(first)"
    case .size, .equation: break
    }
    if line.first.attribute.isStart, second.attribute.isEnd, line.multiplier == 1 {
      return "the distance of \(amount(line)) from \(other) to \(first)"
    }
    return "\(statement(line))"
  }

  /// The constraint as an equation: "UILabel 1.bottom = cell.bottom − 16".
  func statement(_ line: LoggedConstraint) -> String {
    var text = "\(side(line.first)) \(line.relation.sign)"
    guard let second = line.second else { return "\(text) \(line.constant.printed)" }
    if line.multiplier != 1 { text += " \(line.multiplier.printed) ×" }
    text += " \(side(second))"
    if line.constant != 0 {
      text += line.constant < 0 ? " − \((-line.constant).printed)" : " + \(line.constant.printed)"
    }
    return text
  }

  private func side(_ side: LoggedConstraint.Side) -> String {
    let place = "\(names.name(of: side.item)).\(side.attribute.rawValue)"
    guard let origin = side.origin else { return place }
    return "(\(place) − \(names.name(of: origin.item)).\(origin.attribute.rawValue))"
  }

  private func amount(_ line: LoggedConstraint) -> String {
    "\(line.relation.words)\(line.constant.printed)"
  }
}

extension LoggedConstraint.Relation {
  /// The words before a number.
  var words: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension LoggedAttribute {
  var words: String {
    switch self {
    case .centerX, .midX: "horizontal centre"
    case .centerY, .midY: "vertical centre"
    case .firstBaseline: "first baseline"
    case .lastBaseline, .baseline: "last baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal centre within margins"
    case .centerYWithinMargins: "vertical centre within margins"
    case .minX: "left"
    case .minY: "top"
    case .maxX: "right"
    case .maxY: "bottom"
    default: rawValue
    }
  }
}
