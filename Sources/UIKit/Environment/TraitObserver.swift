// SPDX-License-Identifier: MIT

/// What views and controllers keep of their traits.
@MainActor
protocol TraitState: AnyObject {
  var ownTraits: OwnTraits { get set }
  /// The traits handed on to what is inside where the class overrides them, as of the last pass.
  var handedTraits: TraitValues? { get set }
  var traitRegistrations: [TraitRegistration] { get set }
}

/// A view or a controller: it inherits traits, may change them, and hands them on to those inside.
@MainActor
protocol TraitObserver: UITraitEnvironment {
  associatedtype KeptState: TraitState
  var state: KeptState { get }
  var inheritedTraits: TraitValues { get }
  func changeTraits(from old: TraitValues, to new: TraitValues)
  func applyColorOverrides()
  func probeOverrides() -> OverriddenProperties
}

extension TraitObserver {
  var traitValues: TraitValues { state.ownTraits.applied(to: inheritedTraits) }

  var derivedTraits: UITraitCollection {
    if case .traits = LayoutStore.current.asked.probe {
      return UITraitCollection(PropertyProbe.traitValues)
    }
    return UITraitCollection(traitValues)
  }

  /// What is handed on to those inside: the object's own traits, and over them those that its class answers
  /// where it overrides them.
  var handedOnTraits: TraitValues { handedOn(traitValues) }

  private func handedOn(_ traits: TraitValues) -> TraitValues {
    let store = LayoutStore.current
    guard store.hasTraitOverrides, store.overrides(of: self).contains(.traitCollection) else {
      return traits
    }
    return traits.overridden(by: traitCollection.values)
  }

  /// Notes what is handed on as the object's traits change; the pair of what was and what is.
  func noteHandedOn(_ old: TraitValues, _ new: TraitValues) -> (old: TraitValues, new: TraitValues)
  {
    let handed = (old: state.handedTraits ?? old, new: handedOn(new))
    if handed.new != new || state.handedTraits != nil { state.handedTraits = handed.new }
    return handed
  }

  /// Notes what the class answers for the traits, where that is not what it answered before.
  func noteAnsweredTraits() -> (old: TraitValues, new: TraitValues)? {
    let (old, new) = (state.handedTraits ?? traitValues, handedOnTraits)
    state.handedTraits = new
    guard old != new else { return nil }
    applyColorOverrides()
    return (old, new)
  }

  /// Applies changed traits to the object and those inside, with what it changes of them itself.
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

  /// Tells the object and the handlers that wait for one of the traits that differ.
  func announceTraits(from old: TraitValues, to new: TraitValues) {
    traitCollectionDidChange(UITraitCollection(old))
    for registration in state.traitRegistrations where registration.concerns(old, new) {
      registration.handler(UITraitCollection(old))
    }
  }
}
