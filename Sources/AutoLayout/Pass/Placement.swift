// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// Applies the solved frames of the subviews and guides of `id`, snapped to pixels, as the default
  /// `layoutSubviews` does.
  ///
  /// Edges are snapped in the coordinates of the root, so that neighbours keep touching whatever their
  /// superviews' fractions are. Subviews that take no part follow their masks.
  public mutating func placeSubviews(of id: ItemID) {
    for (child, frame) in placements(below: id) { apply(frame, to: child) }
  }

  /// The frames that ``placeSubviews(of:)`` applies, for hosts that do so themselves, one by one by
  /// ``apply(_:to:)``: those that differ from what is applied. At a root whose size nothing imposes, its
  /// own frame comes first.
  public mutating func placements(below id: ItemID) -> [(item: ItemID, frame: Rect)] {
    guard contains(id) else { return [] }
    // Most views have nothing inside.
    if items[id.slot].children.isEmpty, items[id.slot].parent != nil { return [] }
    let root = root(of: id)
    let engine = solve(root)
    var placements: [(item: ItemID, frame: Rect)] = []
    if id == root, !items[root.slot].item.translatesAutoresizingMask {
      placements.append((root, placementGrid(of: root).snapped(solvedFrame(of: root, engine))))
    }
    let origin = solvedOrigin(of: id, engine)
    let pixels = placementGrid(of: id)
    let candidates = takeDisplacedChildren(id)
    work.framesFound += candidates.count
    for child in candidates {
      let frame = placement(of: child, origin, pixels, engine)
      if frame != items[child.slot].item.frame { placements.append((child, frame)) }
    }
    // What its host does not apply is tried again.
    for (child, _) in placements where child != id { noteDisplaced(child) }
    return placements
  }

  /// Applies a frame that the layout found, in the superview's coordinates; unlike
  /// ``setFrame(_:of:)`` it is no new start for a mask.
  public mutating func apply(_ frame: Rect, to id: ItemID) {
    guard contains(id) else { return }
    let old = items[id.slot].item.frame
    guard old != frame else { return }
    work.framesPlaced += 1
    noteApplied(frame, to: id)
    items[id.slot].item.frame = frame
  }

  /// The frame to apply to a child of a view whose frame begins at `origin` of the root.
  private func placement(
    of child: ItemID, _ origin: Point, _ pixels: PixelGrid, _ engine: LayoutEngine
  ) -> Rect { pixels.snapped(solvedFrame(of: child, engine).offset(by: origin), from: origin) }

  /// Whether the solved frame of a child of `id` is not its applied one. Then all are placed again.
  mutating func needsPlacement(_ id: ItemID, _ engine: LayoutEngine) -> Bool {
    guard !items[id.slot].children.isEmpty else { return false }
    work.framesFound += items[id.slot].children.count
    let origin = solvedOrigin(of: id, engine)
    let pixels = placementGrid(of: id)
    let isNeeded = items[id.slot].children.contains {
      placement(of: $0, origin, pixels, engine) != items[$0.slot].item.frame
    }
    if isNeeded { displacements[id.slot].insert(.children) }
    return isNeeded
  }

  /// The origin of the frame in the root's coordinates, not snapped.
  func solvedOrigin(of id: ItemID, _ engine: LayoutEngine) -> Point {
    var origin = Point.zero
    var next = id
    while let parent = parent(of: next) {
      let frame = solvedFrame(of: next, engine)
      origin.x += frame.x
      origin.y += frame.y
      next = parent
    }
    return origin
  }
}
