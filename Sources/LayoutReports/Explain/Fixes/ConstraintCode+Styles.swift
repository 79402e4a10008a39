// SPDX-License-Identifier: MIT

extension ConstraintCode {
  func variable(_ item: LoggedItem) -> String {
    tree.index(of: item).map { variables[$0] } ?? "superview"
  }

  func receiver(_ line: LoggedConstraint) -> String {
    variable(line.form == .toSuperview ? line.second?.item ?? line.first.item : line.first.item)
  }

  /// The constraint with anchors. The child is the first item, as in usual code.
  func anchors(_ line: LoggedConstraint) -> String {
    let line = line.childFirst
    let anchor = "\(reference(line.first.item)).\(line.first.attribute.anchorName)"
    let verb =
      switch line.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    guard let second = line.second else {
      return "\(anchor).constraint(\(verb)Constant: \(line.constant.printed))"
    }
    var arguments = "\(verb): \(reference(second.item)).\(second.attribute.anchorName)"
    if line.multiplier != 1 { arguments += ", multiplier: \(line.multiplier.printed)" }
    if line.constant != 0 { arguments += ", constant: \(line.constant.printed)" }
    return "\(anchor).constraint(\(arguments))"
  }

  func reference(_ item: LoggedItem) -> String {
    guard item.isGuide, let index = tree.index(of: item), let parent = tree.parents[index] else {
      return variable(item)
    }
    switch item.title {
    case "UIViewSafeAreaLayoutGuide": return "\(variables[parent]).safeAreaLayoutGuide"
    case "UIViewLayoutMarginsGuide": return "\(variables[parent]).layoutMarginsGuide"
    case "UIViewReadableContentGuide": return "\(variables[parent]).readableContentGuide"
    default: return variable(item)
    }
  }

  func snapKit(_ line: LoggedConstraint) -> String {
    let line = line.childFirst
    let verb =
      switch line.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    return "make.\(line.first.attribute.rawValue).\(verb)(\(target(line, prefix: "snp.")))"
      + modifiers(line, multiplied: "multipliedBy", wrap: "(%)")
  }

  func masonry(_ line: LoggedConstraint) -> String {
    let line = line.childFirst
    let verb =
      switch line.relation {
      case .equal: "mas_equalTo"
      case .lessThanOrEqual: "mas_lessThanOrEqualTo"
      case .greaterThanOrEqual: "mas_greaterThanOrEqualTo"
      }
    return "make.\(line.first.attribute.rawValue).\(verb)(\(target(line, prefix: "mas_")))"
      + modifiers(line, multiplied: "multipliedBy", wrap: "(%)")
  }

  func target(_ line: LoggedConstraint, prefix: String) -> String {
    guard let second = line.second else { return line.constant.printed }
    if second.attribute == line.first.attribute { return variable(second.item) }
    return "\(variable(second.item)).\(prefix)\(second.attribute.rawValue)"
  }

  func modifiers(_ line: LoggedConstraint, multiplied: String, wrap: String) -> String {
    guard line.second != nil else { return "" }
    var text = ""
    if line.multiplier != 1 { text += ".\(multiplied)(\(line.multiplier.printed))" }
    if line.constant != 0 { text += ".offset(\(line.constant.printed))" }
    return text
  }

  func visual(_ line: LoggedConstraint, priority: Int?) -> String {
    let axis = line.first.attribute.isHorizontal ? "H:" : "V:"
    let relation = line.relation == .equal ? "" : line.relation.rawValue
    let distance = "\(relation)\(line.constant.printed)\(priority.map { "@\($0)" } ?? "")"
    let first = variable(line.first.item)
    let second = line.second.map { variable($0.item) } ?? ""
    switch line.form {
    case .fromSuperview: return "\(axis)|-(\(distance))-[\(first)]"
    case .toSuperview: return "\(axis)[\(second)]-(\(distance))-|"
    case .betweenNeighbours: return "\(axis)[\(second)]-(\(distance))-[\(first)]"
    case .size where line.second == nil: return "\(axis)[\(first)(\(distance))]"
    case .size, .equation:
      guard line.second != nil else { return "\(axis)[\(first)(\(distance))]" }
      let text = anchors(line)
      return priority.map { "\(text), priority \($0)" } ?? text
    }
  }

  func comment(_ line: LoggedConstraint) -> String {
    line.origin.map { "  // \($0.replacing(text: "#", with: ":"))" } ?? ""
  }

  /// A variable name for the constraint.
  func constraintName(_ line: LoggedConstraint) -> String {
    let line = line.childFirst
    let attribute = line.first.attribute.rawValue
    if let second = line.second, line.first.attribute.isStart, second.attribute.isEnd {
      return "\(variable(line.first.item))Spacing"
    }
    return variable(line.first.item) + attribute.prefix(1).uppercased() + attribute.dropFirst()
  }
}

extension LoggedAttribute {
  /// The anchor property of views and guides for the attribute.
  fileprivate var anchorName: String {
    switch self {
    case .lastBaseline, .baseline: "lastBaselineAnchor"
    case .firstBaseline: "firstBaselineAnchor"
    case .leftMargin: "layoutMarginsGuide.leftAnchor"
    case .rightMargin: "layoutMarginsGuide.rightAnchor"
    case .topMargin: "layoutMarginsGuide.topAnchor"
    case .bottomMargin: "layoutMarginsGuide.bottomAnchor"
    case .leadingMargin: "layoutMarginsGuide.leadingAnchor"
    case .trailingMargin: "layoutMarginsGuide.trailingAnchor"
    case .centerXWithinMargins: "layoutMarginsGuide.centerXAnchor"
    case .centerYWithinMargins: "layoutMarginsGuide.centerYAnchor"
    default: "\(rawValue)Anchor"
    }
  }
}
