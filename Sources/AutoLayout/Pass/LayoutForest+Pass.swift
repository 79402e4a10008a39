// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// Advances `pass` to its next step for the host.
  ///
  /// - Returns: the step that the host performs before the next call; `done` once the pass has
  ///   ended.
  public mutating func next(_ pass: inout LayoutPass) -> LayoutStep {
    while contains(pass.root) {
      if !pass.isPhaseBegun { begin(&pass) }
      descend(&pass)
      while let id = takeNext(&pass) {
        guard contains(id) else { continue }
        if pass.phase == .placing { pass.placed = id }
        if let step = visit(id, in: pass.phase) { return step }
        descend(&pass)
      }
      pass.isPhaseBegun = false
      switch pass.phase {
      case .updating: pass.phase = .measuring
      case .measuring:
        if pass.extent == .constraints { return .done(didSettle: true) }
        pass.phase = .wrapping
      case .wrapping:
        let isDirty = items[pass.root.slot].engine?.isDirty ?? false
        pass.wrappings += 1
        if isDirty && pass.wrappings < LayoutPass.maximumWrappings { continue }
        pass.wrappings = 0
        pass.phase = .placing
      case .placing:
        let engine = items[pass.root.slot].engine
        guard needsAnotherRound(pass) else { return .done(didSettle: engine?.didSettle ?? true) }
        pass.round += 1
        if pass.round == LayoutPass.maximumRounds { return .done(didSettle: false) }
        pass.phase = .updating
      }
    }
    return .done(didSettle: true)
  }

  private mutating func begin(_ pass: inout LayoutPass) {
    pass.isPhaseBegun = true
    switch pass.phase {
    // Items are taken from the end: this phase visits leaves first, later phases the root first.
    case .updating: pass.pending = markedItems(below: pass.root)
    case .measuring: pass.pending = markedItems(below: pass.root).reversed()
    case .wrapping:
      let engine = solve(pass.root)
      pass.pending = engine.texts.ofHost.filter { contains($0) }.reversed()
    case .placing:
      // Solving marks the superviews of views that moved.
      _ = solve(pass.root)
      pass.top = topToPlace(pass)
      pass.pending = [pass.top]
    }
  }

  /// The view at which placing starts: the requested view, or an ancestor if superviews need
  /// layout.
  private func topToPlace(_ pass: LayoutPass) -> ItemID {
    guard case .view(let view) = pass.extent, isDescendant(view, of: pass.root) else {
      return pass.root
    }
    var top = view
    while let parent = parent(of: top), needsLayout(parent) { top = parent }
    return top
  }

  /// Continues with the subviews of the view placed last, because its layout may have marked them.
  private func descend(_ pass: inout LayoutPass) {
    guard let placed = pass.placed else { return }
    pass.placed = nil
    guard contains(placed), marks[placed.slot].contains(.descendants) else { return }
    pass.siblings.append(LayoutPass.Siblings(items: items[placed.slot].children))
  }

  /// The next item to visit. Subviews that have no marks when they are reached are skipped.
  ///
  /// - Complexity: one byte is read for each subview.
  private func takeNext(_ pass: inout LayoutPass) -> ItemID? {
    while var siblings = pass.siblings.popLast() {
      while siblings.seen < siblings.items.count {
        let id = siblings.items[siblings.seen]
        siblings.seen += 1
        guard !marks[id.slot].isEmpty else { continue }
        pass.siblings.append(siblings)
        return id
      }
    }
    return pass.pending.popLast()
  }

  /// The step for `id` in `phase`, or nil. Clears the mark of the phase.
  private mutating func visit(_ id: ItemID, in phase: LayoutPass.Phase) -> LayoutStep? {
    switch phase {
    case .updating:
      guard marks[id.slot].remove(.updateConstraints) != nil else { return nil }
      return .updateConstraints(id)
    case .measuring:
      let isAsked = needsMeasuring(id)
      marks[id.slot].remove(.measuring)
      return isAsked ? .measure(id, width: nil) : nil
    case .wrapping:
      guard let engine = items[root(of: id).slot].engine, let width = widthToWrap(id, engine)
      else { return nil }
      measures[id.slot].last.wrappingWidth = width
      return .measure(id, width: width)
    case .placing:
      guard marks[id.slot].remove(.layout) != nil else { return nil }
      return .layoutSubviews(id)
    }
  }

  private mutating func needsAnotherRound(_ pass: LayoutPass) -> Bool {
    if items[pass.root.slot].engine?.isDirty ?? false { return true }
    return hasMarks(.layout, from: pass.top) || hasMarks(.updateConstraints, from: pass.root)
  }

  /// Marks `id` for an `updateConstraints` step.
  public mutating func setNeedsUpdateConstraints(_ id: ItemID) {
    if contains(id) { mark(id, .updateConstraints) }
  }

  /// Marks `id` for a `layoutSubviews` step.
  public mutating func setNeedsLayout(_ id: ItemID) {
    if contains(id) { keepInsetPath { $0.mark(id, .layout) } }
  }

  /// Whether `id` is marked for an `updateConstraints` step.
  public func needsUpdateConstraints(_ id: ItemID) -> Bool {
    contains(id) && marks[id.slot].contains(.updateConstraints)
  }

  /// Whether `id` is marked for a `layoutSubviews` step.
  public func needsLayout(_ id: ItemID) -> Bool { contains(id) && marks[id.slot].contains(.layout) }

  /// Lays out the tree of `root` without a host: contents that only a host could measure have no
  /// size, and contents place the children that a host would place.
  public mutating func layout(_ root: ItemID) -> LayoutSnapshot {
    layOutWithoutHost(root)
    return snapshot(of: root)
  }

  /// The same without a snapshot.
  mutating func layOutWithoutHost(_ root: ItemID) {
    var pass = LayoutPass(root: root)
    while true {
      switch next(&pass) {
      case .updateConstraints, .measure: continue
      case .layoutSubviews(let id): layOutSubviews(of: id)
      case .done: return
      }
    }
  }

  private mutating func layOutSubviews(of id: ItemID) {
    placeSubviews(of: id)
    guard contains(id) else { return }
    let content = items[id.slot].item.layoutContent
    content.placeChildren(of: id, in: &self)
  }
}
