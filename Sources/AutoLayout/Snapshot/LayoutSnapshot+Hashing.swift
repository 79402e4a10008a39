// SPDX-License-Identifier: MIT

/// Snapshots are equal if they show the same.
extension LayoutSnapshot: Hashable {
  public static func == (left: LayoutSnapshot, right: LayoutSnapshot) -> Bool {
    left.environment == right.environment
      && left.nodes.elementsEqual(right.nodes) { $0.shows(thatOf: $1) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nodes.count)
    for node in nodes.prefix(8) { hasher.combine(node.frame) }
  }
}

extension LayoutSnapshot.Node {
  fileprivate func shows(thatOf other: LayoutSnapshot.Node) -> Bool {
    parent == other.parent && absoluteFrame == other.absoluteFrame && isHidden == other.isHidden
      && layoutContent == other.layoutContent && look == other.look
      && colorAppearance == other.colorAppearance && direction == other.direction
  }
}
