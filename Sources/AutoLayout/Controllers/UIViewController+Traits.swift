// SPDX-License-Identifier: MIT

import InterfaceBuilder

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitObserver {
  var traitRegistrations: [TraitRegistration] {
    get { state.traitRegistrations }
    set { state.traitRegistrations = newValue }
  }

  var traitValues: TraitValues { state.ownTraits.applied(to: inheritedTraits) }

  /// As since iOS 17 a controller whose view is in a hierarchy inherits from the superview; until then
  /// from its parent.
  private var inheritedTraits: TraitValues {
    let store = LayoutStore.current
    guard store.hasTraitOverrides else { return TraitValues(store.environment) }
    if let superview = viewIfLoaded?.superview { return superview.handedOnTraits }
    return parent?.handedOnTraits ?? TraitValues(store.environment)
  }

  var derivedTraits: UITraitCollection {
    if case .traits = LayoutStore.current.asked.probe {
      return UITraitCollection(PropertyProbe.traitValues)
    }
    return UITraitCollection(traitValues)
  }

  /// What the controller hands on to its view and children: its own traits, and over them those that its
  /// class answers where it overrides them.
  var handedOnTraits: TraitValues { handedOn(traitValues) }

  private func handedOn(_ traits: TraitValues) -> TraitValues {
    let store = LayoutStore.current
    guard store.hasTraitOverrides, store.overrides(of: self).contains(.traitCollection) else {
      return traits
    }
    return traits.overridden(by: traitCollection.values)
  }

  /// Hands on what the class answers for the traits, where that is not what it answered before.
  func takeAnsweredTraits() {
    guard LayoutStore.current.overrides(of: self).contains(.traitCollection) else { return }
    let old = state.handedTraits ?? traitValues
    let new = handedOnTraits
    state.handedTraits = new
    guard old != new else { return }
    viewIfLoaded?.applyColorOverrides()
    handOn(from: old, to: new)
  }

  private func handOn(from old: TraitValues, to new: TraitValues) {
    viewIfLoaded?.adoptTraits(from: old, to: new)
    // Children whose views are in the hierarchy inherit from their superviews.
    for child in children where child.viewIfLoaded?.superview == nil {
      child.inheritTraits(from: old, to: new)
    }
  }

  func inheritTraits(from old: TraitValues, to new: TraitValues) {
    changeTraits(from: state.ownTraits.applied(to: old), to: state.ownTraits.applied(to: new))
  }

  func changeOwnTraits(_ change: (inout OwnTraits) -> Void) {
    LayoutStore.current.hasTraitOverrides = true
    let inherited = inheritedTraits
    let old = state.ownTraits.applied(to: inherited)
    change(&state.ownTraits)
    viewIfLoaded?.applyColorOverrides()
    changeTraits(from: old, to: state.ownTraits.applied(to: inherited))
  }

  private func changeTraits(from old: TraitValues, to new: TraitValues) {
    guard old != new else { return }
    applyMargins()
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.state.variations?.follow(VariationTraits(new))
    traitCollectionDidChange(UITraitCollection(old))
    notifyRegistrations(of: old, new)
    let (oldHanded, newHanded) = (state.handedTraits ?? old, handedOn(new))
    if newHanded != new || state.handedTraits != nil { state.handedTraits = newHanded }
    handOn(from: oldHanded, to: newHanded)
  }
}
