// SPDX-License-Identifier: MIT

extension ConflictLog {
  /// The indices of entries that fix a view's own size although its superview holds the constraint.
  ///
  /// A visual format creates its constraints from left to right, and code adds all of them to the
  /// superview: `|-(10)-[a(120)]-(10)-[b]` gives a leading edge, a width, a distance. A message
  /// lists constraints in the order of activation. A size between two constraints on the sides of
  /// its view therefore comes from a format; views hold their other sizes themselves. Constraints
  /// with the names of UIKit's keyboard assistant are held by their host.
  public var sizesHeldBySuperviews: Set<Int> {
    var result: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      guard let line = entry.constraint, line.second == nil, line.first.attribute.isSize else {
        continue
      }
      if line.identifier?.hasPrefix("assistant") ?? false { result.insert(index) }
      guard line.identifier == nil, line.className == "NSLayoutConstraint",
        index > 0, let before = entries[index - 1].constraint,
        index + 1 < entries.count, let after = entries[index + 1].constraint
      else { continue }
      if before.endsFormat(at: line), after.beginsFormat(at: line) { result.insert(index) }
    }
    return result
  }
}

extension LoggedConstraint {
  /// Whether a visual format would create this constraint just before the size.
  fileprivate func endsFormat(at size: LoggedConstraint) -> Bool {
    guard identifier == nil, first.attribute.isHorizontal == size.first.attribute.isHorizontal
    else { return false }
    return (form == .fromSuperview || form == .betweenNeighbours)
      && first.item.id == size.first.item.id
  }

  /// Whether a visual format would create this constraint just after the size.
  fileprivate func beginsFormat(at size: LoggedConstraint) -> Bool {
    guard identifier == nil, first.attribute.isHorizontal == size.first.attribute.isHorizontal
    else { return false }
    return (form == .toSuperview || form == .betweenNeighbours)
      && second?.item.id == size.first.item.id
  }
}
