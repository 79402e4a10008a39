// SPDX-License-Identifier: MIT

/// Source code for the constraints of a message, in the style in which they were made.
struct ConstraintCode {
  let log: ConflictLog
  let tree: LoggedTree
  private let variables: [String]

  init(_ log: ConflictLog, _ tree: LoggedTree) {
    (self.log, self.tree) = (log, tree)
    var counts: [String: Int] = [:]
    let plain = tree.items.map { Self.variable($0) }
    for name in plain { counts[name, default: 0] += 1 }
    var next: [String: Int] = [:]
    variables = plain.map { name in
      guard counts[name, default: 0] > 1 else { return name }
      next[name, default: 0] += 1
      return "\(name)\(next[name, default: 1])"
    }
  }

  // MARK: Changes

  /// The constraint with another priority.
  func withPriority(_ priority: Int, _ line: LoggedConstraint) -> String {
    switch ConstraintStyle(line, in: log) {
    case .snapKit: return "\(snapKit(line)).priority(\(priority))\(comment(line))"
    case .masonry: return "\(masonry(line)).priority(\(priority));"
    case .visualFormat: return "\"\(visual(line, priority: priority))\""
    case .anchors, .system:
      let name = constraintName(line)
      return """
        let \(name) = \(anchors(line))
        \(name).priority = UILayoutPriority(\(priority))
        \(name).isActive = true
        """
    }
  }

  /// The constraint as an inequality.
  func withRelation(_ relation: LoggedConstraint.Relation, _ line: LoggedConstraint) -> String {
    var changed = line
    changed.relation = relation
    switch ConstraintStyle(line, in: log) {
    case .snapKit: return snapKit(changed) + comment(line)
    case .masonry: return masonry(changed) + ";"
    case .visualFormat: return "\"\(visual(changed, priority: nil))\""
    case .anchors, .system: return "\(anchors(changed)).isActive = true"
    }
  }

  /// Removing the constraint.
  func removing(_ line: LoggedConstraint) -> String {
    switch ConstraintStyle(line, in: log) {
    case .snapKit: "// delete: \(snapKit(line))\(comment(line))"
    case .masonry: "// delete: \(masonry(line));"
    case .visualFormat: "// delete: \"\(visual(line, priority: nil))\""
    case .anchors, .system: "// delete: \(anchors(line))"
    }
  }

  /// Changing the constant of the constraint that is there already.
  func updating(_ line: LoggedConstraint, to constant: Double) -> String {
    switch ConstraintStyle(line, in: log) {
    case .snapKit:
      "\(receiver(line)).snp.updateConstraints { make in \(snapKit(line.with(constant))) }"
    case .masonry:
      "[\(receiver(line)) mas_updateConstraints:^(MASConstraintMaker *make) { "
        + "\(masonry(line.with(constant))); }];"
    default: "\(constraintName(line)).constant = \(constant.printed)"
    }
  }

  func turningMaskOff(_ item: LoggedItem) -> String {
    "\(variable(item)).translatesAutoresizingMaskIntoConstraints = false"
  }

  // MARK: Styles

  func variable(_ item: LoggedItem) -> String {
    tree.index(of: item).map { variables[$0] } ?? "superview"
  }

  private func receiver(_ line: LoggedConstraint) -> String {
    variable(line.form == .toSuperview ? line.second?.item ?? line.first.item : line.first.item)
  }

  /// What the child's side says, with the child first, as code is written.
  private func anchors(_ line: LoggedConstraint) -> String {
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

  private func reference(_ item: LoggedItem) -> String {
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

  private func snapKit(_ line: LoggedConstraint) -> String {
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

  private func masonry(_ line: LoggedConstraint) -> String {
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

  private func target(_ line: LoggedConstraint, prefix: String) -> String {
    guard let second = line.second else { return line.constant.printed }
    if second.attribute == line.first.attribute { return variable(second.item) }
    return "\(variable(second.item)).\(prefix)\(second.attribute.rawValue)"
  }

  private func modifiers(_ line: LoggedConstraint, multiplied: String, wrap: String) -> String {
    guard line.second != nil else { return "" }
    var text = ""
    if line.multiplier != 1 { text += ".\(multiplied)(\(line.multiplier.printed))" }
    if line.constant != 0 { text += ".offset(\(line.constant.printed))" }
    return text
  }

  private func visual(_ line: LoggedConstraint, priority: Int?) -> String {
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

  private func comment(_ line: LoggedConstraint) -> String {
    line.origin.map { "  // \($0.replacing("#", with: ":"))" } ?? ""
  }

  /// A name for a reference to the constraint.
  private func constraintName(_ line: LoggedConstraint) -> String {
    let line = line.childFirst
    let attribute = line.first.attribute.rawValue
    if let second = line.second, line.first.attribute.isStart, second.attribute.isEnd {
      return "\(variable(line.first.item))Spacing"
    }
    return variable(line.first.item) + attribute.prefix(1).uppercased() + attribute.dropFirst()
  }

  // MARK: Names

  private static func variable(_ item: LoggedItem) -> String {
    if let name = item.name, let identifier = name.identifier { return identifier }
    switch item.title {
    case "UIViewSafeAreaLayoutGuide": return "safeAreaLayoutGuide"
    case "UIViewLayoutMarginsGuide": return "layoutMarginsGuide"
    default: break
    }
    let className = item.readableClassName ?? "view"
    if className.hasSuffix("ContentView") { return "contentView" }
    var name = className[...]
    for prefix in ["_UI", "UI", "NS", "_NS"]
    where name.hasPrefix(prefix) && name.count > prefix.count {
      name = name.dropFirst(prefix.count)
      break
    }
    return String(name).identifier ?? "view"
  }
}

extension String {
  /// As the name of a variable; nil where nothing of it can be one.
  fileprivate var identifier: String? {
    let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first, first.first?.isLetter ?? false else { return nil }
    let head = first.prefix(while: { $0.isUppercase })
    // `URLView` begins with a word of three letters.
    let lowered =
      head.count > 1 && head.count < first.count
      ? head.dropLast().lowercased() + first.dropFirst(head.count - 1)
      : first.prefix(max(1, head.count)).lowercased() + first.dropFirst(max(1, head.count))
    let name =
      lowered + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return ["switch", "default", "in", "self", "class", "case", "is", "as"].contains(name)
      ? "\(name)View" : name
  }
}

extension LoggedConstraint {
  /// The same with the child on the left: `X.bottom == S.bottom - 8` for `V:[X]-(8)-|`.
  var childFirst: LoggedConstraint {
    guard form == .toSuperview, let second, multiplier == 1 else { return self }
    var result = self
    result.first = second
    result.second = first
    result.constant = constant == 0 ? 0 : -constant
    result.relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return result
  }

  func with(_ constant: Double) -> LoggedConstraint {
    var result = self
    result.constant = constant
    return result
  }
}

extension LoggedAttribute {
  /// The property of views and guides that stands for it.
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

extension Double {
  /// As people write it, without an exponent and with at most three decimals.
  var printed: String {
    let value = roundedToPrint
    guard value.isFinite else { return "\(value)" }
    guard abs(value) < 1e12 else { return "\(value)" }
    if value == value.rounded() { return String(Int64(value)) }
    return "\(value)"
  }
}
