// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// Activates `constraint`. Its holder is `holder` or the closest common ancestor of its items.
  ///
  /// - Throws: an error where UIKit raises an exception. The forest is then unchanged. A conflict
  ///   with other constraints is not an error: the next layout reports it.
  @discardableResult
  public mutating func activate(
    _ constraint: Constraint, holder: ItemID? = nil
  ) throws(ConstraintError) -> ConstraintID {
    try constraint.validate()
    let mentioned = constraint.mentionedItems
    guard var common = closestCommonAncestor(of: mentioned) else { throw .noCommonAncestor }
    if items[common.slot].item.isGuide, let owner = parent(of: common) { common = owner }
    if let holder, !isDescendant(common, of: holder) { throw .noCommonAncestor }

    let index = freeConstraints.popLast() ?? Int32(constraints.count)
    activations += 1
    changes += 1
    let id: ConstraintID
    if Int(index) == constraints.count {
      id = ConstraintID(index: index, generation: 0)
      constraints.append(
        ConstraintSlot(
          constraint: constraint, activation: activations, generation: 0,
          holder: holder ?? common, isLive: true))
    } else {
      id = ConstraintID(index: index, generation: constraints[Int(index)].generation)
      constraints[Int(index)] = ConstraintSlot(
        constraint: constraint, activation: activations, generation: id.generation,
        holder: holder ?? common, isLive: true)
    }
    let hasBaselines = constraint.mentions(where: { $0.isBaseline })
    for item in mentioned {
      items[item.slot].constraints.note(id)
      if hasBaselines { items[item.slot].constraints.hasBaselines = true }
    }
    let engine = engine(of: common)
    engine?.pending.constraints.append(id)
    engine?.pending.members += mentioned
    invalidatePlaceDependent(among: mentioned)
    return id
  }

  /// Deactivates `id`. Does nothing if the constraint is not active.
  public mutating func deactivate(_ id: ConstraintID) {
    guard contains(id) else { return }
    changes += 1
    let mentioned = constraints[id.slot].constraint.mentionedItems
    let holder = constraints[id.slot].holder
    items[root(of: holder).slot].engine?.resolution.forget(id)
    if let engine = engine(of: holder) {
      if let row = constraints[id.slot].row { engine.pending.rows.append(row) }
      engine.pending.members += mentioned
    }
    constraints[id.slot].row = nil
    constraints[id.slot].isLive = false
    constraints[id.slot].generation &+= 1
    freeConstraints.append(id.index)
    for item in mentioned where contains(item) {
      var list = ConstraintList()
      swap(&list, &items[item.slot].constraints)
      list.forgetOne { contains($0) }
      items[item.slot].constraints = list
    }
    invalidatePlaceDependent(among: mentioned)
  }

  /// Whether `id` is the id of an active constraint.
  public func contains(_ id: ConstraintID) -> Bool {
    let slot = id.slot
    return slot < constraints.count && constraints[slot].isLive
      && constraints[slot].generation == id.generation
  }

  /// The active constraint, or nil for a stale id.
  public func constraint(_ id: ConstraintID) -> Constraint? {
    contains(id) ? constraints[id.slot].constraint : nil
  }

  /// The item that holds the constraint.
  public func holder(of id: ConstraintID) -> ItemID? {
    contains(id) ? constraints[id.slot].holder : nil
  }

  /// Sets the name of an active constraint in messages.
  public mutating func setIdentifier(_ identifier: String?, of id: ConstraintID) {
    guard contains(id), constraints[id.slot].constraint.identifier != identifier else { return }
    constraints[id.slot].constraint.identifier = identifier
    changes += 1
    // A conflict breaks constraints with the system's own identifiers last.
    reorderContradictions(around: constraints[id.slot].holder)
  }

  /// The serial number of the constraint's activation; 0 for a stale id.
  public func activation(of id: ConstraintID) -> UInt64 {
    contains(id) ? constraints[id.slot].activation : 0
  }

  /// Changes the constant of an active constraint, the cheapest kind of change. It replaces a
  /// system spacing.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(ConstraintError)
  {
    try Constraint.check(constant: constant)
    guard contains(id) else { return }
    let old = constraints[id.slot].constraint
    guard old.constant != constant || old.systemSpacing != nil else { return }
    constraints[id.slot].constraint.constant = constant
    constraints[id.slot].constraint.systemSpacing = nil
    invalidateRows(ofConstraint: id)
  }

  /// Changes the priority of an active constraint. The change may be to or from required.
  public mutating func setPriority(_ priority: Float, of id: ConstraintID) throws(ConstraintError) {
    try Constraint.check(priority: priority)
    guard contains(id), constraints[id.slot].constraint.priority != priority else { return }
    constraints[id.slot].constraint.priority = priority
    invalidateRows(ofConstraint: id)
  }

  /// The active constraints that mention `item`, in order of activation.
  public func constraints(mentioning item: ItemID) -> [ConstraintID] {
    contains(item) ? constraintIDs(of: item) : []
  }

  /// The active constraints that mention `item`, which must be alive, in order of activation.
  func constraintIDs(of item: ItemID) -> [ConstraintID] {
    items[item.slot].constraints.active { contains($0) }
  }

  /// The constraints that mention items in the subtree of `item` but are held outside it. They are
  /// removed when the subtree moves.
  public func constraintsReachingOut(of item: ItemID) -> [ConstraintID] {
    guard parent(of: item) != nil else { return [] }
    var found: [ConstraintID] = []
    var pending = [item]
    while let next = pending.popLast() {
      pending += items[next.slot].children
      found += constraintIDs(of: next).filter {
        !isDescendant(constraints[$0.slot].holder, of: item)
      }
    }
    return found
  }

  /// Deactivates the constraints that mention items in the subtree of `item` but are held outside
  /// it.
  mutating func dropOutsideConstraints(of item: ItemID) {
    for id in constraintsReachingOut(of: item) { deactivate(id) }
  }
}
