// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// The properties that affect layout and that a class of views or controllers may override.
///
/// The first object of a class is probed: the inherited property returns a special value, and an
/// override is recognised by another result. A property without such a special value is probed with
/// two values.
struct OverriddenProperties: OptionSet {
  var rawValue: UInt8

  static let safeAreaInsets = OverriddenProperties(rawValue: 1)
  static let layoutMargins = OverriddenProperties(rawValue: 2)
  static let directionalLayoutMargins = OverriddenProperties(rawValue: 4)
  static let traitCollection = OverriddenProperties(rawValue: 8)
  static let autoresizingTranslation = OverriddenProperties(rawValue: 16)
  static let semanticContentAttribute = OverriddenProperties(rawValue: 32)
  static let layoutDirection = OverriddenProperties(rawValue: 64)
}

/// The value that an inherited property returns while a class is probed.
enum PropertyProbe {
  case safeAreaInsets
  case margins
  case traits
  case translation(Bool)
  case semantics(UISemanticContentAttribute)
  case direction(UIUserInterfaceLayoutDirection)

  static let insets = EdgeInsets(top: 1e6 + 0.5, left: -1, bottom: -2, right: -3)
  static var traitValues: TraitValues {
    TraitValues {
      $0.displayScale = 1e6 + 0.5
      $0.horizontalSizeClass = .compact
    }
  }
}

extension UIView {
  /// The properties that the view's class overrides.
  func probeOverrides() -> OverriddenProperties {
    var overridden: OverriddenProperties = []
    func note(_ property: OverriddenProperties, unless isInherited: Bool) {
      if !isInherited { overridden.insert(property) }
    }
    note(
      .safeAreaInsets,
      unless: answer(to: .safeAreaInsets) { safeAreaInsets.core } == PropertyProbe.insets)
    note(
      .layoutMargins, unless: answer(to: .margins) { layoutMargins.core } == PropertyProbe.insets)
    if !overridden.contains(.layoutMargins) {
      note(
        .directionalLayoutMargins,
        unless: answer(to: .margins) { directionalLayoutMargins }
          == directional(UIEdgeInsets(PropertyProbe.insets)))
    }
    note(
      .traitCollection,
      unless: answer(to: .traits) { traitCollection.values } == PropertyProbe.traitValues)
    note(
      .autoresizingTranslation,
      unless: [true, false].allSatisfy { value in
        answer(to: .translation(value)) { translatesAutoresizingMaskIntoConstraints } == value
      })
    note(
      .semanticContentAttribute,
      unless: [.forceLeftToRight, .forceRightToLeft].allSatisfy { value in
        answer(to: .semantics(value)) { semanticContentAttribute } == value
      })
    note(
      .layoutDirection,
      unless: [.leftToRight, .rightToLeft].allSatisfy { value in
        answer(to: .direction(value)) { effectiveUserInterfaceLayoutDirection } == value
      })
    return overridden
  }
}

extension UIViewController {
  func probeOverrides() -> OverriddenProperties {
    answer(to: .traits) { traitCollection.values } == PropertyProbe.traitValues
      ? [] : .traitCollection
  }
}

@MainActor
private func answer<T>(to probe: PropertyProbe, _ question: () -> T) -> T {
  let store = LayoutStore.current
  let outer = store.asked.probe
  store.asked.probe = probe
  defer { store.asked.probe = outer }
  return question()
}

extension LayoutStore {
  /// The properties that an object's class overrides. Probes the class at its first object.
  @MainActor
  func overrides(of object: some TraitObserver) -> OverriddenProperties {
    let kind = ObjectIdentifier(type(of: object))
    if let known = asked.overridden[kind] { return known }
    // Set before probing, because the probed properties may read the same table.
    asked.overridden[kind] = []
    let properties = object.probeOverrides()
    asked.overridden[kind] = properties
    if properties.contains(.traitCollection) { hasTraitOverrides = true }
    return properties
  }
}
