// SPDX-License-Identifier: MIT

import LayoutCore

@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitObserver {
  var traitRegistrations: [TraitRegistration] {
    get { state.traitRegistrations }
    set { state.traitRegistrations = newValue }
  }

  /// Traits flow from the screen through windows, controllers and their views to subviews.
  var traitValues: TraitValues { state.ownTraits.applied(to: inheritedTraits) }

  /// What the view has before its own overrides.
  private var inheritedTraits: TraitValues {
    let store = LayoutStore.current
    guard store.hasTraitOverrides else { return TraitValues(store.environment) }
    if let controller = state.controller { return controller.traitValues }
    return traitsFromAbove
  }

  /// What the superview hands down, to a controller first if the view is one's.
  var traitsFromAbove: TraitValues {
    superview?.traitValues ?? TraitValues(LayoutStore.current.environment)
  }

  /// Hands down traits that are not what they were: to the controller, to the view, to subviews.
  func inheritTraits(from old: TraitValues, to new: TraitValues) {
    guard old != new else { return }
    if let controller = state.controller {
      controller.inheritTraits(from: old, to: new)
    } else {
      adoptTraits(from: old, to: new)
    }
  }

  /// The same below the view's controller.
  func adoptTraits(from old: TraitValues, to new: TraitValues) {
    changeTraits(from: state.ownTraits.applied(to: old), to: state.ownTraits.applied(to: new))
  }

  /// Changes what the view makes of the traits it inherits.
  func changeOwnTraits(_ change: (inout OwnTraits) -> Void) {
    LayoutStore.current.hasTraitOverrides = true
    let inherited = inheritedTraits
    let old = state.ownTraits.applied(to: inherited)
    change(&state.ownTraits)
    applyColorOverrides()
    changeTraits(from: old, to: state.ownTraits.applied(to: inherited))
  }

  private func changeTraits(from old: TraitValues, to new: TraitValues) {
    guard old != new else { return }
    takeDirection(from: new)
    traitCollectionDidChange(UITraitCollection(old))
    tellRegistrations(of: old, new)
    for subview in subviews { subview.inheritTraits(from: old, to: new) }
  }

  /// Has the direction of `traits` count where the view itself does not decide.
  ///
  /// The core knows one direction for all that do not force theirs; a direction that is overridden
  /// for a subtree is forced on each view in it.
  func takeDirection(from traits: TraitValues) {
    let store = LayoutStore.current
    var attribute = state.semanticContentAttribute
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    if attribute == .unspecified,
      isRightToLeft != (store.environment.layout.direction == .rightToLeft)
    {
      attribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    guard store.forest[item].semanticContentAttribute != attribute.core else { return }
    store.forest[item].semanticContentAttribute = attribute.core
  }

  func changeSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    state.semanticContentAttribute = attribute
    takeDirection(from: traitValues)
  }
}
