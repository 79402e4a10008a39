// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Brings the solution of `root` up to date. Rows are solved, then insets are derived from the
  /// solved frames, then texts are wrapped at the solved widths, until nothing changes.
  mutating func solve(_ root: ItemID) -> LayoutEngine {
    let engine = items[root.slot].engine ?? LayoutEngine()
    items[root.slot].engine = engine
    guard engine.isDirty else { return engine }
    engine.resolution.begin()
    changes += 1
    solveUntilStable(engine, root)
    if engine.resolution.hasNewVersion {
      conflictChanges += 1
      engine.resolution.publish(conflictChanges)
    }
    flagMoved(root, engine)
    return engine
  }

  /// Whether another layout of `root` with the same rows might have other frames: constraints
  /// conflict, several layouts are equally good, insets depend on frames that they determine, or the
  /// last layout did not settle.
  ///
  /// - Complexity: linear in the rows.
  package func mayDependOnHistory(_ root: ItemID) -> Bool {
    guard contains(root), let engine = items[root.slot].engine else { return false }
    return !engine.didSettle || engine.insets.hasFeedback
      || !engine.resolution.contradictions.isEmpty || engine.solver.mayHaveOtherOptimum()
  }

  /// Marks the superviews of views that moved, because they must place them again.
  private mutating func flagMoved(_ root: ItemID, _ engine: LayoutEngine) {
    if engine.isRebuilt {
      // A new solver has no previous values.
      engine.takeMoved { _, _ in }
      flagMisplaced(in: root, engine)
      return
    }
    var shifted: [ItemID] = []
    let pixels = placementGrid(of: root)
    var marked: ItemID?
    engine.takeMoved { owner, distance in
      guard contains(owner.item) else { return }
      noteDisplaced(owner.item)
      // Siblings usually move together.
      let holder = items[owner.item.slot].parent ?? owner.item
      if holder != marked { mark(holder, .layout) }
      marked = holder
      guard !owner.isLength, !items[owner.item.slot].children.isEmpty else { return }
      // A whole number of pixels here may be a fraction on the grid of a view inside.
      if hasOwnPixels || !pixels.isWhole(distance),
        displacements[owner.item.slot].insert(.shifted).inserted
      {
        shifted.append(owner.item)
      }
    }
    // Views inside a view that moves by a fraction of a pixel may snap to other pixels.
    for id in shifted where !hasShiftedAncestor(id) { flagMisplaced(in: id, engine) }
    for id in shifted { displacements[id.slot].remove(.shifted) }
  }

  private mutating func flagMisplaced(in item: ItemID, _ engine: LayoutEngine) {
    for id in preorder(item) {
      if marks[id.slot].contains(.layout) {
        // The layout of the item places its children anyway.
        displacements[id.slot].insert(.children)
      } else if needsPlacement(id, engine) {
        mark(id, .layout)
      }
    }
  }

  private func hasShiftedAncestor(_ item: ItemID) -> Bool {
    var next = items[item.slot].parent
    while let current = next {
      if displacements[current.slot].contains(.shifted) { return true }
      next = items[current.slot].parent
    }
    return false
  }

  /// Solves the tree below `root`. Starts from scratch if the last solution could influence the
  /// result, so there are at most two starts (see `LayoutPass+Limits.swift`).
  mutating func solveUntilStable(_ engine: LayoutEngine, _ root: ItemID) {
    let isNew = engine.needsRebuild || engine.insets.hasFeedback
    solveInRounds(engine, root)
    // After a layout that records decisions, the next one starts from scratch in any case.
    engine.insets.hasFeedback =
      !engine.didSettle || decisions != nil || hasInsetFeedback(engine, root)
    if engine.insets.hasFeedback && !isNew { solveInRounds(engine, root) }
    let spent = engine.takeWork()
    work.steps += spent.steps
    work.entriesTouched += spent.entriesTouched
  }

  private mutating func solveInRounds(_ engine: LayoutEngine, _ root: ItemID) {
    if engine.insets.hasFeedback, !engine.needsRebuild { forgetInsets(engine, root) }
    var keepsWraps = keepsWraps(engine, root)
    if !keepsWraps { unwrapTexts(engine, root) }
    engine.texts.touched = keepsWraps ? [] : nil
    defer { engine.texts.touched = nil }
    engine.didSettle = false
    for _ in 0..<LayoutPass.maximumSolvingRounds {
      if !engine.needsRebuild {
        engine.removeTieBreaks()
        refresh(engine, root)
      }
      if engine.texts.touched != nil, !engine.needsRebuild, unwrapTouched(engine) {
        refresh(engine, root)
      }
      if engine.needsRebuild {
        if keepsWraps { unwrapTexts(engine, root) }
        (keepsWraps, engine.texts.touched) = (false, nil)
        rebuild(engine, root)
      }
      engine.update()
      addTieBreaks(engine)
      noteSolution(engine)
      let hasNewInsets = refreshInsets(engine, root)
      if keepsWraps, hasNewInsets || !engine.resolution.contradictions.isEmpty {
        // Other texts may have wrapped differently on the way.
        (keepsWraps, engine.texts.touched) = (false, nil)
        unwrapTexts(engine, root)
        continue
      }
      // Tie-breaking rows may influence widths like any other rows.
      if engine.texts.touched != nil, !engine.ties.rows.isEmpty, unwrapTouched(engine) { continue }
      // Texts wrap at the current insets and not at those of the previous solution.
      guard !hasNewInsets, !engine.isDirty else { continue }
      // From here on, all widths are those that a start from natural sizes leads to.
      engine.texts.touched = nil
      if !wrapTexts(engine), !engine.isDirty {
        engine.didSettle = true
        break
      }
    }
  }

  /// Whether wrapped texts that no change affects may stay wrapped.
  ///
  /// They may not if there are contradictions, or insets that depend on frames which texts
  /// influence. Such layouts must take the same steps as from a start with natural sizes.
  private mutating func keepsWraps(_ engine: LayoutEngine, _ root: ItemID) -> Bool {
    guard !engine.needsRebuild, !engine.insets.hasFeedback, engine.didSettle,
      engine.resolution.contradictions.isEmpty, engine.resolution.waiting.isEmpty,
      !engine.texts.own.isEmpty
    else { return false }
    dropRemoved(engine, root)
    return engine.insets.views.allSatisfy { id in
      guard contains(id), let variables = items[id.slot].variables else { return true }
      return [variables.x, variables.y, variables.width, variables.height].allSatisfy {
        engine.solver.isFixed($0)
      }
    }
  }

  /// Gives wrapped texts their natural sizes again if the recorded changes may influence their
  /// widths, unless a start from natural sizes leads to the new widths in any case.
  ///
  /// - Returns: whether there were any such texts.
  private mutating func unwrapTouched(_ engine: LayoutEngine) -> Bool {
    guard mayUnwrap(engine) else {
      engine.texts.touched = []
      return false
    }
    let texts = engine.takeItemsWithOtherWidths().filter { contains($0) && isText($0) }
    let loose = texts.filter { !hasFixedWidth($0, engine) }
    // With rows along both axes, the height of any text may influence the width of a loose one.
    let affected = engine.texts.mixesAxes && !loose.isEmpty ? texts : loose
    var found = false
    for id in affected where unwrapText(id) {
      noteContent(of: id, engine)
      engine.noteTextToWrap(id)
      found = true
    }
    return found
  }

  /// Whether the widths of texts leave it open if changes unwrap any of them.
  ///
  /// - Complexity: linear in the texts. Usually all of their widths are fixed, and the changes need
  ///   not be followed through the rows.
  private func mayUnwrap(_ engine: LayoutEngine) -> Bool {
    if engine.texts.mixesAxes {
      return (engine.texts.own + engine.texts.ofHost).contains {
        contains($0) && !hasFixedWidth($0, engine)
      }
    }
    return engine.texts.own.contains {
      contains($0) && measures[$0.slot].last.wrappingWidth != nil && !hasFixedWidth($0, engine)
    }
  }
}
