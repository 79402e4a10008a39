// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// What the tree of `root` looks like with the frames last applied.
  public mutating func snapshot(of root: ItemID) -> LayoutSnapshot {
    let engine = solve(root)
    let order = preorder(root).filter { !items[$0.slot].item.isGuide }
    deriveInsets(in: order, below: root, engine)
    var nodes: [LayoutSnapshot.Node] = []
    nodes.reserveCapacity(order.count)
    var places: [ItemID: Int] = [:]
    for id in order {
      let slot = items[id.slot]
      let parent = slot.parent.flatMap { places[$0] }
      var absolute = slot.item.frame
      if let parent {
        absolute = absolute.offset(by: nodes[parent].absoluteFrame.origin)
      } else {
        absolute.origin = .zero
      }
      let solved = solvedFrame(of: id, engine)
      let origin = slot.parent == nil ? Point.zero : solvedOrigin(of: id, engine)
      places[id] = nodes.count
      nodes.append(
        LayoutSnapshot.Node(
          id: id, parent: parent, name: slot.item.name, identifier: slot.item.identifier,
          kind: slot.item.kind, frame: slot.item.frame, absoluteFrame: absolute,
          alignmentRect: Rect(origin: origin, size: solved.size).inset(by: slot.alignmentInsets),
          layoutContent: slot.item.layoutContent, look: slot.item.look,
          colorAppearance: slot.item.colorAppearance.applied(
            to: parent.map { nodes[$0].colorAppearance } ?? environment.colorAppearance),
          isHidden: slot.item.isHidden, direction: direction(of: id),
          safeArea: slot.insets.safeArea, margins: slot.insets.margins))
    }
    return LayoutSnapshot(
      nodes: nodes, environment: environment, conflicts: engine.conflicts,
      didSettle: engine.didSettle)
  }
}
