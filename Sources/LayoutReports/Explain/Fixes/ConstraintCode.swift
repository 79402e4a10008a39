// SPDX-License-Identifier: MIT

/// Writes source code for the constraints of a message, in the style in which they were created.
struct ConstraintCode {
  let log: ConflictLog
  let tree: LoggedTree
  let variables: [String]

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

  /// Code that creates the constraint with another priority.
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

  /// Code that creates the constraint with another relation.
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

  /// A comment that names the code to delete.
  func removing(_ line: LoggedConstraint) -> String {
    switch ConstraintStyle(line, in: log) {
    case .snapKit: "// delete: \(snapKit(line))\(comment(line))"
    case .masonry: "// delete: \(masonry(line));"
    case .visualFormat: "// delete: \"\(visual(line, priority: nil))\""
    case .anchors, .system: "// delete: \(anchors(line))"
    }
  }

  /// Code that changes the constant of the existing constraint.
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
}
