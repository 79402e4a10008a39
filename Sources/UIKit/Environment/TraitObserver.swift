// SPDX-License-Identifier: MIT

/// The stored traits of a view or controller.
@MainActor
protocol TraitState: AnyObject {
  var ownTraits: OwnTraits { get set }
  /// The traits that descendants inherit, if the class overrides `traitCollection`, as of the last
  /// pass.
  var recordedChildTraits: TraitValues? { get set }
  var traitRegistrations: [TraitRegistration] { get set }
}

/// A view or controller. It inherits traits, may change them, and passes them on to its
/// descendants.
@MainActor
protocol TraitObserver: UITraitEnvironment {
  associatedtype KeptState: TraitState
  var state: KeptState { get }
  var inheritedTraits: TraitValues { get }
  func changeTraits(from old: TraitValues, to new: TraitValues)
  func applyColorOverrides()
  func findOverrides() -> OverriddenProperties
}

extension TraitObserver {
  var traitValues: TraitValues { state.ownTraits.applied(to: inheritedTraits) }

  var derivedTraits: UITraitCollection {
    UITraitCollection(LayoutStore.current.probed(.traitCollection) ?? traitValues)
  }

  /// The traits that descendants inherit: the object's own, with those of an overridden
  /// `traitCollection` applied over them.
  var childTraits: TraitValues { childTraits(from: traitValues) }

  private func childTraits(from traits: TraitValues) -> TraitValues {
    let store = LayoutStore.current
    guard store.hasTraitOverrides, store.overrides(of: self).contains(.traitCollection) else {
      return traits
    }
    return traits.overridden(by: traitCollection.values)
  }

  /// Records the inherited traits of descendants after a change of the object's traits.
  ///
  /// - Returns: the former and the new ones.
  func noteChildTraits(_ old: TraitValues, _ new: TraitValues) -> (
    old: TraitValues, new: TraitValues
  ) {
    let change = (old: state.recordedChildTraits ?? old, new: childTraits(from: new))
    if change.new != new || state.recordedChildTraits != nil {
      state.recordedChildTraits = change.new
    }
    return change
  }

  /// Records the traits that the overridden `traitCollection` returns.
  ///
  /// - Returns: the former and the new ones, or nil if they are equal.
  func noteOverriddenTraits() -> (old: TraitValues, new: TraitValues)? {
    let (old, new) = (state.recordedChildTraits ?? traitValues, childTraits)
    state.recordedChildTraits = new
    guard old != new else { return nil }
    applyColorOverrides()
    return (old, new)
  }

  /// Applies changed inherited traits, with the object's own changes, to it and its descendants.
  func adoptTraits(from old: TraitValues, to new: TraitValues) {
    changeTraits(from: state.ownTraits.applied(to: old), to: state.ownTraits.applied(to: new))
  }

  func changeOwnTraits(_ change: (inout OwnTraits) -> Void) {
    LayoutStore.current.hasTraitOverrides = true
    let inherited = inheritedTraits
    let old = state.ownTraits.applied(to: inherited)
    change(&state.ownTraits)
    applyColorOverrides()
    changeTraits(from: old, to: state.ownTraits.applied(to: inherited))
  }

  func add(_ registration: TraitRegistration) { state.traitRegistrations.append(registration) }

  func remove(_ registration: any UITraitChangeRegistration) {
    state.traitRegistrations.removeAll { $0 === registration }
  }

  /// Calls `traitCollectionDidChange(_:)` and the handlers registered for one of the changed
  /// traits.
  func announceTraits(from old: TraitValues, to new: TraitValues) {
    traitCollectionDidChange(UITraitCollection(old))
    for registration in state.traitRegistrations where registration.isAffected(old, new) {
      registration.handler(UITraitCollection(old))
    }
  }
}
