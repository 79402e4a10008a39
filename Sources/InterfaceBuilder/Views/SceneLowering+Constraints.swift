// SPDX-License-Identifier: MIT

import AutoLayout

extension SceneLowering {
  /// Activates the constraints of the current tree in file order.
  ///
  /// This happens after all views are lowered, because a constraint can refer to a view later in
  /// the file.
  mutating func activateConstraints() {
    guard document.usesAutolayout else { return }
    for (element, owner) in scope.constraints {
      guard let constraint = IBConstraint(element, of: document.file, notes: &notes) else {
        continue
      }
      if instance != nil, constraint.isPlaceholder { continue }
      activate(constraint, owner: owner, at: element)
    }
    scope.constraints = []
  }

  private mutating func activate(
    _ constraint: IBConstraint, owner: ItemID, at element: IBElement
  ) {
    guard let first = item(constraint.firstItem, owner: owner, at: element) else { return }
    var second: ItemID?
    if let id = constraint.secondItem {
      guard let item = item(id, owner: owner, at: element) else { return }
      second = item
    }
    let lowered = Constraint(
      first, constraint.firstAttribute, constraint.relation, second, constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constant(of: constraint, first, second),
      priority: constraint.priority,
      identifier: constraint.identifier ?? (instance == nil ? constraint.id : nil))
    do throws(ConstraintError) {
      let id = try forest.activate(lowered, holder: owner)
      instance?.constraints[constraint.id] = id
      constraintIDs[constraint.id, default: []].append(id)
    } catch {
      note(.malformedConstraint, "the constraint is ignored: \(Self.text(error))", at: element)
    }
  }

  /// The item with the id `id` for a constraint. `nil` if it does not exist, with a note.
  private mutating func item(_ id: String?, owner: ItemID, at element: IBElement) -> ItemID? {
    guard let id else { return owner }
    if let item = scope.items[id] { return item }
    // Constraints of an uninstalled view are removed without a note.
    if !scope.uninstalledIDs.contains(id) {
      note(
        .missingItem, "a constraint to the item '\(id)', which is not in this scene, is ignored",
        at: element)
    }
    return nil
  }

  private func constant(of constraint: IBConstraint, _ first: ItemID, _ second: ItemID?) -> Double {
    guard constraint.isSymbolic, document.toolsVersion.savesStandardGuideDistanceAs20,
      isBarGuide(first) || isBarGuide(second)
    else { return constraint.constant }
    return constraint.constant < 0 ? -SystemSpacing.betweenEdges : SystemSpacing.betweenEdges
  }

  private func isBarGuide(_ item: ItemID?) -> Bool {
    guard let item else { return false }
    return switch forest[item].kind {
    case .guide(.topLayoutGuide), .guide(.bottomLayoutGuide): true
    default: false
    }
  }

  private static func text(_ error: ConstraintError) -> String {
    switch error {
    case .invalidPairing, .incompatibleAxes: "its attributes cannot be paired"
    case .directionalWithPhysical: "leading and trailing cannot be paired with left and right"
    case .locationEqualsConstant: "a location needs a second item and a multiplier other than 0"
    case .multiplierNotFinite: "its multiplier is not finite"
    case .constantNotFinite: "its constant is not finite"
    case .illegalPriority: "its priority is not above 0 and at most 1000"
    case .noCommonAncestor: "its items are not both inside the view that holds it"
    case .noFirstAttribute: "it has no first attribute"
    }
  }
}
