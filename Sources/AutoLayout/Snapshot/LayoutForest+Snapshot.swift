// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// A snapshot of the tree of `root`, with the last applied frames.
  public mutating func snapshot(of root: ItemID) -> LayoutSnapshot {
    let engine = solve(root)
    let order = preorder(root).filter { !items[$0.slot].item.isGuide }
    deriveInsets(in: order, below: root, engine)
    var nodes: [LayoutSnapshot.Node] = []
    nodes.reserveCapacity(order.count)
    /// The index of each item's node, by slot; -1 without a node.
    var places = Array(repeating: -1, count: items.count)
    /// The solved origin of each node in the root's coordinates.
    var origins: [Point] = []
    origins.reserveCapacity(order.count)
    for id in order {
      let superview = items[id.slot].parent
      let parent = superview.map { places[$0.slot] }.flatMap { $0 < 0 ? nil : $0 }
      let solved = solvedFrame(of: id, engine)
      var absolute = items[id.slot].item.frame
      var origin = Point.zero
      if let parent {
        absolute = absolute.offset(by: nodes[parent].absoluteFrame.origin)
        origin = Point(x: origins[parent].x + solved.x, y: origins[parent].y + solved.y)
      } else {
        absolute.origin = .zero
        if superview != nil { origin = solvedOrigin(of: id, engine) }
      }
      places[id.slot] = nodes.count
      origins.append(origin)
      let insets = items[id.slot].insets
      nodes.append(
        LayoutSnapshot.Node(
          id: id, parent: parent, name: items[id.slot].item.name,
          identifier: items[id.slot].item.identifier, kind: items[id.slot].item.kind,
          frame: items[id.slot].item.frame, absoluteFrame: absolute,
          alignmentRect: Rect(origin: origin, size: solved.size)
            .inset(by: items[id.slot].alignmentInsets),
          layoutContent: items[id.slot].item.layoutContent, look: items[id.slot].item.look,
          colorAppearance: items[id.slot].item.colorAppearance.applied(
            to: parent.map { nodes[$0].colorAppearance } ?? environment.colorAppearance),
          isHidden: items[id.slot].item.isHidden, direction: direction(of: id),
          safeArea: insets.safeArea, margins: insets.margins))
    }
    return LayoutSnapshot(
      nodes: nodes, environment: environment, conflicts: engine.resolution.reports,
      didSettle: engine.didSettle)
  }
}
