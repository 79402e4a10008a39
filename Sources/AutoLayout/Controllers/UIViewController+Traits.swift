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
    if let superview = viewIfLoaded?.superview { return superview.traitValues }
    return parent?.traitValues ?? TraitValues(store.environment)
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
    viewIfLoaded?.adoptTraits(from: old, to: new)
    // Children whose views are in the hierarchy inherit from their superviews.
    for child in children where child.viewIfLoaded?.superview == nil {
      child.inheritTraits(from: old, to: new)
    }
  }
}
