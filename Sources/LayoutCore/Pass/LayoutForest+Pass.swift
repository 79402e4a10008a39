// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// Takes `pass` to the next point where it needs its host.
  ///
  /// - Returns: what to do before the next call; `done` from then on.
  public mutating func next(_ pass: inout LayoutPass) -> LayoutStep {
    while contains(pass.root) {
      if !pass.isPhaseBegun { begin(&pass) }
      while let id = pass.pending.popLast() {
        guard contains(id) else { continue }
        if let step = visit(id, in: pass.phase) { return step }
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
        if isDirty && pass.wrappings < Self.settlingRounds { continue }
        pass.wrappings = 0
        pass.phase = .placing
      case .placing:
        let engine = items[pass.root.slot].engine
        guard needsAnotherRound(pass) else {
          return .done(didSettle: engine?.didSettle ?? true)
        }
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
    // Taken from the end: leaves first here, the root first below.
    case .updating: pass.pending = preorder(pass.root)
    case .measuring: pass.pending = preorder(pass.root).reversed()
    case .wrapping:
      let order = preorder(pass.root)
      let mayWrap = order.contains { items[$0.slot].isSizedByHost }
      pass.pending = mayWrap ? order.reversed() : []
      if mayWrap { _ = solve(pass.root) }
    case .placing:
      // Solving marks the superviews of what moved.
      _ = solve(pass.root)
      pass.top = topToPlace(pass)
      pass.pending = preorder(pass.top).reversed()
    }
  }

  /// The view from which a placing phase goes down: above the asked one while superviews wait.
  private func topToPlace(_ pass: LayoutPass) -> ItemID {
    guard case .view(let view) = pass.extent, isDescendant(view, of: pass.root) else {
      return pass.root
    }
    var top = view
    while let parent = parent(of: top), items[parent.slot].needsLayout { top = parent }
    return top
  }

  /// What `id` needs in `phase`, its flag cleared; nil for nothing.
  private mutating func visit(_ id: ItemID, in phase: LayoutPass.Phase) -> LayoutStep? {
    let slot = items[id.slot]
    guard !slot.item.isGuide else { return nil }
    switch phase {
    case .updating:
      guard slot.needsUpdateConstraints else { return nil }
      items[id.slot].needsUpdateConstraints = false
      return .updateConstraints(id)
    case .measuring:
      guard needsMeasuring(id) else { return nil }
      items[id.slot].needsMeasuring = false
      return .measure(id, width: nil)
    case .wrapping:
      guard let engine = items[root(of: id).slot].engine, let width = widthToWrap(id, engine)
      else { return nil }
      items[id.slot].measured.wrappingWidth = width
      return .measure(id, width: width)
    case .placing:
      guard slot.needsLayout else { return nil }
      items[id.slot].needsLayout = false
      return .layoutSubviews(id)
    }
  }

  private func needsAnotherRound(_ pass: LayoutPass) -> Bool {
    let engine = items[pass.root.slot].engine
    if engine?.isDirty ?? false { return true }
    let isWaiting = preorder(pass.root).contains {
      !items[$0.slot].item.isGuide && items[$0.slot].needsUpdateConstraints
    }
    return isWaiting
      || preorder(pass.top).contains {
        !items[$0.slot].item.isGuide && items[$0.slot].needsLayout
      }
  }

  /// Marks `id` for an updating step.
  public mutating func setNeedsUpdateConstraints(_ id: ItemID) {
    if contains(id) { items[id.slot].needsUpdateConstraints = true }
  }

  /// Marks `id` for a laying-out step.
  public mutating func setNeedsLayout(_ id: ItemID) {
    if contains(id) { items[id.slot].needsLayout = true }
  }

  /// Whether `id` is marked for an updating step.
  public func needsUpdateConstraints(_ id: ItemID) -> Bool {
    contains(id) && items[id.slot].needsUpdateConstraints
  }

  /// Whether `id` is marked for a laying-out step.
  public func needsLayout(_ id: ItemID) -> Bool {
    contains(id) && items[id.slot].needsLayout
  }

  /// Lays out the tree of `root` with no host: contents of `host` kind have no size.
  ///
  /// - Returns: what came out.
  public mutating func layout(_ root: ItemID) -> LayoutSnapshot {
    var pass = LayoutPass(root: root)
    while true {
      switch next(&pass) {
      case .updateConstraints, .measure: continue
      case .layoutSubviews(let id): placeSubviews(of: id)
      case .done: return snapshot(of: root)
      }
    }
  }
}
