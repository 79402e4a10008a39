// SPDX-License-Identifier: MIT

extension ConflictLog {
  /// The entries that fix a view's own size and are held by its superview all the same.
  ///
  /// A visual format makes its constraints from left to right, and whoever wrote it adds all of them
  /// to the superview: `|-(10)-[a(120)]-(10)-[b]` is a start, a size, a distance. Lists keep the order of
  /// activation, so a size that stands between the lines of its own view's sides is of a format; other
  /// sizes are held by their views. What UIKit's keyboards call by names is held by their host.
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
  /// Whether a visual format would say this just before the size.
  fileprivate func endsFormat(at size: LoggedConstraint) -> Bool {
    guard identifier == nil, first.attribute.isHorizontal == size.first.attribute.isHorizontal
    else { return false }
    return (form == .fromSuperview || form == .betweenNeighbours)
      && first.item.id == size.first.item.id
  }

  /// Whether a visual format would say this just behind the size.
  fileprivate func beginsFormat(at size: LoggedConstraint) -> Bool {
    guard identifier == nil, first.attribute.isHorizontal == size.first.attribute.isHorizontal
    else { return false }
    return (form == .toSuperview || form == .betweenNeighbours)
      && second?.item.id == size.first.item.id
  }
}
