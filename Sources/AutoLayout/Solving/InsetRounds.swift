// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Derives the insets of `order` (parents first) from the frames of the last solution. Before the
  /// first solution, only imposed values are used.
  ///
  /// - Returns: the items whose insets changed.
  @discardableResult
  mutating func deriveInsets(
    in order: [ItemID], below root: ItemID, _ engine: LayoutEngine, isSolved: Bool = true
  ) -> [ItemID] {
    order.filter {
      !items[$0.slot].item.isGuide && deriveInsets(of: $0, below: root, engine, isSolved)
    }
  }

  /// - Returns: whether the insets changed.
  private mutating func deriveInsets(
    of id: ItemID, below root: ItemID, _ engine: LayoutEngine, _ isSolved: Bool
  ) -> Bool {
    let parent = items[id.slot].parent
    let outer = parent.map { items[$0.slot].insets } ?? EffectiveInsets()
    let insets: EffectiveInsets
    if let parent, id == root, engine.target?.isInPlace ?? false {
      // The root of a fitting query has the safe area and margins of its place in the tree.
      insets = effectiveInsets(
        of: id, frame: items[id.slot].item.frame,
        superviewSize: items[parent.slot].item.frame.size, outer: outer)
    } else if isSolved, id != root || parent == nil {
      insets = effectiveInsets(
        of: id, frame: solvedFrame(of: id, engine),
        superviewSize: parent.map { solvedFrame(of: $0, engine).size }, outer: outer)
    } else {
      insets = effectiveInsets(of: id, frame: .zero, superviewSize: nil, outer: outer)
    }
    guard insets != items[id.slot].insets else { return false }
    items[id.slot].insets = insets
    if isSolved { engine.insets.views.insert(id) }
    return true
  }

  /// Derives the insets of the solution and queues the rows that depend on them.
  ///
  /// Views that take no part in the solution are skipped, because no row inside them can depend on
  /// their insets.
  ///
  /// - Returns: whether any row depends on insets that changed.
  /// - Complexity: linear in the views that moved and the direct subviews of views that changed
  ///   size. The first call visits all views.
  mutating func refreshInsets(_ engine: LayoutEngine, _ root: ItemID) -> Bool {
    let (moved, resized) = (engine.moved, engine.resized)
    (engine.moved, engine.resized) = ([], [])
    guard engine.insets.hasRows else {
      engine.insets.areDerived = false
      return false
    }
    var changed: [ItemID]
    if engine.insets.areDerived {
      changed = deriveInsets(
        in: (moved + resized).filter { takesPart($0) }, below: root, engine)
      for id in resized where contains(id) { changed += deriveInsets(inside: id, root, engine) }
    } else {
      engine.insets.areDerived = true
      changed = deriveInsets(
        in: preorder(root).filter { takesPart($0) }, below: root, engine)
    }
    var found = false
    // Changed insets are propagated to subviews, all the way down.
    while let id = changed.popLast() {
      found = noteInsets(of: id, engine) || found
      changed += deriveInsets(inside: id, root, engine)
    }
    return found
  }

  private mutating func deriveInsets(
    inside id: ItemID, _ root: ItemID, _ engine: LayoutEngine
  ) -> [ItemID] {
    deriveInsets(
      in: items[id.slot].children.filter { takesPart($0) }, below: root, engine)
  }

  private func takesPart(_ id: ItemID) -> Bool { contains(id) && items[id.slot].variables != nil }

  /// Whether rows of `id`, or of constraints that mention it, have insets among their constants.
  func hasInsetRows(_ id: ItemID) -> Bool {
    guard items[id.slot].participates else { return false }
    switch items[id.slot].item.kind {
    case .guide(let kind) where kind.dependsOnInsets: return true
    case .stackView(let stack) where stack.isMarginsRelative: return true
    default:
      return constraintIDs(of: id).contains {
        constraints[$0.slot].constraint.mentions(where: { $0.isMargin })
      }
    }
  }

  /// The solved frame in the parent's coordinates, not snapped to pixels.
  ///
  /// Items that take no part in the solution follow their masks, or keep their frames. Masks start
  /// from applied frames, so they follow the applied size of the superview. If that size does not
  /// change, nothing inside moves, even if the solved size changes by a fraction of a pixel.
  func solvedFrame(of id: ItemID, _ engine: LayoutEngine) -> Rect {
    if let variables = items[id.slot].variables { return solvedFrame(of: id, variables, engine) }
    guard items[id.slot].item.translatesAutoresizingMask,
      items[id.slot].item.autoresizingOrigin != nil, let parent = items[id.slot].parent
    else { return items[id.slot].item.frame }
    return autoresizedFrame(of: items[id.slot].item, in: items[parent.slot].item.frame.size)
  }

  private func solvedFrame(
    of id: ItemID, _ variables: ItemVariables, _ engine: LayoutEngine
  ) -> Rect {
    // The solver's values are on the grid that coordinates are quantised to.
    let (x, y, width, height) = engine.solver.values(
      of: variables.x, variables.y, variables.width, variables.height)
    var frame = Rect(x: x, y: y, width: width, height: height)
      .outset(by: items[id.slot].alignmentInsets)
    if items[id.slot].parent == nil { frame.origin = items[id.slot].item.frame.origin }
    return frame
  }
}

extension ItemKind.GuideKind {
  /// Whether the guide's rows have insets of the owning view as constants.
  var dependsOnInsets: Bool {
    switch self {
    case .layoutMargins, .safeArea, .readableContent, .keyboard: true
    case .topLayoutGuide(let length), .bottomLayoutGuide(let length): length == nil
    case .plain, .scrollContent, .scrollFrame: false
    }
  }
}
