// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// Applies the solved frames of the subviews and guides of `id`, snapped to pixels, as the default
  /// `layoutSubviews` does.
  ///
  /// Edges are snapped in the coordinates of the root, so that neighbours keep touching whatever their
  /// superviews' fractions are. Subviews that take no part follow their masks.
  public mutating func placeSubviews(of id: ItemID) {
    guard contains(id) else { return }
    let root = root(of: id)
    let engine = solve(root)
    if id == root { placeRoot(root, engine) }
    let origin = solvedOrigin(of: id, engine)
    for child in items[id.slot].children {
      let frame = solvedFrame(of: child, engine)
      let pixels = environment.pixels
      var placed = pixels.snapped(frame.offset(by: origin))
      placed.x -= pixels.snapped(origin.x)
      placed.y -= pixels.snapped(origin.y)
      apply(placed, to: child)
    }
  }

  /// A root whose size nothing imposes takes the one that was solved.
  private mutating func placeRoot(_ root: ItemID, _ engine: LayoutEngine) {
    guard !items[root.slot].item.translatesAutoresizingMask else { return }
    apply(environment.pixels.snapped(solvedFrame(of: root, engine)), to: root)
  }

  private mutating func apply(_ frame: Rect, to id: ItemID) {
    let old = items[id.slot].item.frame
    guard old != frame else { return }
    items[id.slot].item.frame = frame
    if old.size != frame.size { items[id.slot].needsLayout = true }
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
