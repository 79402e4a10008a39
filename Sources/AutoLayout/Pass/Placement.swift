// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// Applies the solved frames of the subviews and guides of `id`, snapped to pixels, as the
  /// default `layoutSubviews` does.
  ///
  /// Edges are snapped in the coordinates of the root, so that neighbours touch whatever the
  /// fractional positions of their superviews are. Subviews that take no part in the solution
  /// follow their masks.
  public mutating func placeSubviews(of id: ItemID) {
    for (child, frame) in placements(below: id) { apply(frame, to: child) }
  }

  /// The frames that ``placeSubviews(of:)`` applies, for hosts that apply them one by one with
  /// ``apply(_:to:)``.
  ///
  /// The result omits frames that equal the applied ones. If `id` is a root that constraints
  /// size, its own frame is first. If `appliesSilently` is true, frames of items that need no steps
  /// are applied at once and omitted, too.
  public mutating func placements(
    below id: ItemID, appliesSilently: Bool = false
  ) -> [(item: ItemID, frame: Rect)] {
    guard contains(id) else { return [] }
    // Most views have no subviews.
    if items[id.slot].children.isEmpty, items[id.slot].parent != nil { return [] }
    let root = root(of: id)
    let engine = solve(root)
    var placements: [(item: ItemID, frame: Rect)] = []
    if id == root, !items[root.slot].item.translatesAutoresizingMask {
      placements.append((root, placementGrid(of: root).snapped(solvedFrame(of: root, engine))))
    }
    let origin = solvedOrigin(of: id, engine)
    let pixels = placementGrid(of: id)
    let corner = pixels.pixels(of: origin)
    let candidates = takeDisplacedChildren(id)
    work.framesFound += candidates.count
    if !appliesSilently { placements.reserveCapacity(candidates.count + 1) }
    for child in candidates {
      let frame = placement(of: child, origin, corner, pixels, engine)
      guard frame != items[child.slot].item.frame else { continue }
      if appliesSilently, items[child.slot].needsNoSteps, items[child.slot].children.isEmpty {
        work.framesPlaced += 1
        keepInsetPath(moving: child) { $0.changes += 1 }
        items[child.slot].item.frame = frame
      } else {
        placements.append((child, frame))
        // Frames that the host does not apply are returned again next time.
        noteDisplaced(child)
      }
    }
    return placements
  }

  /// Sets whether the host has nothing to do when the frame of an item changes. A layout then makes
  /// no step for the item, as long as it has no children.
  package mutating func setNeedsNoSteps(_ needsNone: Bool, of id: ItemID) {
    if contains(id) { items[id.slot].needsNoSteps = needsNone }
  }

  /// Whether the host has nothing to do when the frame of an item changes.
  package func needsNoSteps(_ id: ItemID) -> Bool {
    contains(id) && items[id.slot].needsNoSteps && items[id.slot].children.isEmpty
  }

  /// Whether the host has something to do when the frame of any subview changes.
  package func hasSubviewsWithSteps(_ id: ItemID) -> Bool {
    contains(id)
      && items[id.slot].children.contains { !items[$0.slot].item.isGuide && !needsNoSteps($0) }
  }

  /// Whether any subview follows its autoresizing mask.
  package func hasAutoresizedSubviews(_ id: ItemID) -> Bool {
    contains(id)
      && items[id.slot].children.contains {
        !items[$0.slot].item.isGuide && items[$0.slot].item.translatesAutoresizingMask
      }
  }

  /// Applies a frame found by layout, in the superview's coordinates. Unlike ``setFrame(_:of:)`` it
  /// does not change the origin of the autoresizing mask.
  public mutating func apply(_ frame: Rect, to id: ItemID) {
    guard contains(id) else { return }
    let old = items[id.slot].item.frame
    guard old != frame else { return }
    work.framesPlaced += 1
    keepInsetPath(moving: id) { $0.noteApplied(frame, to: id) }
    items[id.slot].item.frame = frame
  }

  /// The frame to apply to a child of a view. `origin` is the view's origin in the root's
  /// coordinates, and `corner` is the same in pixels.
  private func placement(
    of child: ItemID, _ origin: Point, _ corner: Point, _ pixels: PixelGrid,
    _ engine: LayoutEngine
  ) -> Rect {
    pixels.snapped(solvedFrame(of: child, engine).offset(by: origin), fromPixel: corner)
  }

  /// Whether the solved frame of any child of `id` differs from its applied frame. If so, all
  /// children are placed again.
  mutating func needsPlacement(_ id: ItemID, _ engine: LayoutEngine) -> Bool {
    guard !items[id.slot].children.isEmpty else { return false }
    work.framesFound += items[id.slot].children.count
    let origin = solvedOrigin(of: id, engine)
    let pixels = placementGrid(of: id)
    let corner = pixels.pixels(of: origin)
    let isNeeded = items[id.slot].children.contains {
      placement(of: $0, origin, corner, pixels, engine) != items[$0.slot].item.frame
    }
    if isNeeded { displacements[id.slot].insert(.children) }
    return isNeeded
  }

  /// The origin of the solved frame in the root's coordinates, not snapped.
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
