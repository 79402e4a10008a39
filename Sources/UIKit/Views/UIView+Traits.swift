// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder

@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitObserver {
  /// The traits of the superview or controller. Without overrides in the program, those of the
  /// screen.
  var inheritedTraits: TraitValues {
    let store = LayoutStore.current
    guard store.hasTraitOverrides else { return TraitValues(store.environment) }
    if let controller = state.controller { return controller.childTraits }
    return traitsFromAbove
  }

  var traitsFromAbove: TraitValues {
    superview?.childTraits ?? TraitValues(LayoutStore.current.environment)
  }

  func applyTraitsIfOverridden() {
    guard LayoutStore.current.overrides(of: self).contains(.traitCollection) else { return }
    applyOverriddenTraits()
  }

  /// Passes on the traits that the class returns from its override, if they have changed.
  func applyOverriddenTraits() {
    guard let (old, new) = noteOverriddenTraits() else { return }
    applyDirection(from: new)
    applyScale(of: new)
    for subview in state.subviews { subview.inheritTraits(from: old, to: new) }
  }

  func inheritTraits(from old: TraitValues, to new: TraitValues) {
    guard old != new else { return }
    if let controller = state.controller {
      controller.inheritTraits(from: old, to: new)
    } else {
      adoptTraits(from: old, to: new)
    }
  }

  func changeTraits(from old: TraitValues, to new: TraitValues) {
    guard old != new else { return }
    let change = noteChildTraits(old, new)
    applyDirection(from: change.new)
    if new.displayScale != old.displayScale { applyScale(of: new) }
    state.variations?.follow(VariationTraits(new))
    adjustFont()
    traitsDidChange()
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory { textSizeDidChange() }
    announceTraits(from: old, to: new)
    for subview in state.subviews { subview.inheritTraits(from: change.old, to: change.new) }
  }

  /// Applies the layout direction of `traits`, unless the semantic content attribute forces one.
  ///
  /// The engine has one direction for all views that do not force theirs. A direction that is
  /// overridden for a subtree is therefore forced on each of its views.
  func applyDirection(from traits: TraitValues) {
    let store = LayoutStore.current
    let attribute: UISemanticContentAttribute =
      switch state.overriddenDirection {
      case .leftToRight?: .forceLeftToRight
      case .rightToLeft?: .forceRightToLeft
      default: semantics(in: traits)
      }
    guard store.forest[item].semanticContentAttribute != attribute.core else { return }
    store.forest[item].semanticContentAttribute = attribute.core
  }

  func semantics(in traits: TraitValues) -> UISemanticContentAttribute {
    let attribute = state.semanticContentAttribute
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    let isOrdinary =
      isRightToLeft == (LayoutStore.current.environment.layout.direction == .rightToLeft)
    guard attribute == .unspecified, !isOrdinary else { return attribute }
    return isRightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  /// Applies the direction and scale of a controller whose traits were overridden before its view
  /// was loaded.
  func applyInheritedTraits() {
    let traits = childTraits
    applyDirection(from: traits)
    applyScale(of: traits)
  }

  /// Uses the pixel grid of `traits` for the view and its descendants, if its scale differs from
  /// the one inherited.
  private func applyScale(of traits: TraitValues) {
    let scale = traits.displayScale
    let isOwn = scale > 0 && scale != traitsFromAbove.displayScale
    LayoutStore.current.forest.setPixels(isOwn ? PixelGrid(scale: scale) : nil, of: item)
  }

  func changeSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    state.semanticContentAttribute = attribute
    applyDirection(from: childTraits)
  }
}
