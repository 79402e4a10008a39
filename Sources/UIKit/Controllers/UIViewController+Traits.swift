// SPDX-License-Identifier: MIT

import InterfaceBuilder

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitObserver {
  /// Since iOS 17, a controller whose view is in a hierarchy inherits from the superview. Before,
  /// it inherited from its parent.
  var inheritedTraits: TraitValues {
    let store = LayoutStore.current
    guard store.hasTraitOverrides else { return TraitValues(store.environment) }
    if let superview = viewIfLoaded?.superview { return superview.childTraits }
    return parent?.childTraits ?? TraitValues(store.environment)
  }

  /// Passes on the traits that an override of `traitCollection` returns, if they differ from its
  /// last result.
  func applyOverriddenTraits() {
    guard LayoutStore.current.overrides(of: self).contains(.traitCollection) else { return }
    if let (old, new) = noteOverriddenTraits() { propagateTraits(from: old, to: new) }
  }

  private func propagateTraits(from old: TraitValues, to new: TraitValues) {
    viewIfLoaded?.adoptTraits(from: old, to: new)
    // Children whose views are in the hierarchy inherit from their superviews.
    for child in children where child.viewIfLoaded?.superview == nil {
      child.inheritTraits(from: old, to: new)
    }
  }

  func inheritTraits(from old: TraitValues, to new: TraitValues) { adoptTraits(from: old, to: new) }

  func applyColorOverrides() { viewIfLoaded?.applyColorOverrides() }

  func changeTraits(from old: TraitValues, to new: TraitValues) {
    guard old != new else { return }
    applyMargins()
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.state.variations?.follow(VariationTraits(new))
    announceTraits(from: old, to: new)
    let change = noteChildTraits(old, new)
    propagateTraits(from: change.old, to: change.new)
  }
}
