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
        pass.phase = .placing
        _ = solve(pass.root)
      case .placing:
        let engine = items[pass.root.slot].engine
        guard needsAnotherRound(pass.root) else {
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
    let order = preorder(pass.root)
    switch pass.phase {
    // Taken from the end: leaves first here, the root first below.
    case .updating: pass.pending = order
    case .measuring, .placing: pass.pending = order.reversed()
    }
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
      guard slot.item.content == .host, !slot.measured.isCurrent else { return nil }
      items[id.slot].measured.isCurrent = true
      return .measure(id, width: nil)
    case .placing:
      guard slot.needsLayout else { return nil }
      items[id.slot].needsLayout = false
      return .layoutSubviews(id)
    }
  }

  private func needsAnotherRound(_ root: ItemID) -> Bool {
    if items[root.slot].engine?.isDirty ?? false { return true }
    return preorder(root).contains {
      !items[$0.slot].item.isGuide
        && (items[$0.slot].needsLayout || items[$0.slot].needsUpdateConstraints)
    }
  }

  /// Tells what the content of `id` measures, in answer to a measuring step or unasked.
  public mutating func setContentSize(_ size: ContentSize, of id: ItemID) {
    guard contains(id) else { return }
    items[id.slot].measured.isCurrent = true
    guard items[id.slot].measured.size != size else { return }
    let hadSameAxes =
      (items[id.slot].measured.size.width == nil) == (size.width == nil)
      && (items[id.slot].measured.size.height == nil) == (size.height == nil)
    items[id.slot].measured.size = size
    if hadSameAxes {
      items[root(of: id).slot].engine?.pendingItems.append(id)
    } else {
      items[root(of: id).slot].engine?.needsRebuild = true
    }
    if let parent = parent(of: id) { items[parent.slot].needsLayout = true }
  }

  /// Marks `id` for an updating step.
  public mutating func setNeedsUpdateConstraints(_ id: ItemID) {
    if contains(id) { items[id.slot].needsUpdateConstraints = true }
  }

  /// Marks `id` for a laying-out step.
  public mutating func setNeedsLayout(_ id: ItemID) {
    if contains(id) { items[id.slot].needsLayout = true }
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
