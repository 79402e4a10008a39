// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// The properties that affect layout and that a class of views or controllers may override.
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

/// The overridden properties of each class that has been found to have any, or none.
///
/// Without the Objective-C runtime, Swift has no way to look up whether a class overrides a
/// property: methods have no comparable identity, and the layout of a class's method table is
/// private to the compiler. Therefore the first object of a class is *probed*. A property is read
/// while the inherited one returns a value that no app uses; any other result comes from an
/// override, also from one that adds to the inherited value. A property with few possible values is
/// probed with two of them. Later objects of the class cost one look-up.
struct OverrideTable {
  private(set) var cache: [ObjectIdentifier: OverriddenProperties] = [:]
  /// The property that is being probed, and the value that the inherited one returns.
  fileprivate var probe: (property: OverriddenProperties, value: Any)?

  var isProbing: Bool { probe != nil }

  fileprivate mutating func note(_ properties: OverriddenProperties, of kind: ObjectIdentifier) {
    cache[kind] = properties
  }
}

extension LayoutStore {
  /// The properties that an object's class overrides. Probes the class at its first object.
  @MainActor
  func overrides(of object: some TraitObserver) -> OverriddenProperties {
    let kind = ObjectIdentifier(type(of: object))
    if let known = overrides.cache[kind] { return known }
    // Set before probing, because the probed properties may read the same table.
    overrides.note([], of: kind)
    let properties = object.findOverrides()
    overrides.note(properties, of: kind)
    if properties.contains(.traitCollection) { hasTraitOverrides = true }
    return properties
  }

  /// The value that the inherited `property` must return, because a class is being probed;
  /// otherwise nil.
  func probed<Value>(_ property: OverriddenProperties) -> Value? {
    guard let probe = overrides.probe, probe.property == property else { return nil }
    return probe.value as? Value
  }

  /// Whether `isInherited` is false for any of the values while the inherited property returns it.
  @MainActor
  fileprivate func probe<Value>(
    _ property: OverriddenProperties, _ values: Value..., isInherited: (Value) -> Bool
  ) -> Bool {
    let outer = overrides.probe
    defer { overrides.probe = outer }
    return values.contains { value in
      overrides.probe = (property, value)
      return !isInherited(value)
    }
  }
}

/// Values that no app uses.
private enum UnlikelyValue {
  static let insets = UIEdgeInsets(top: 1e6 + 0.5, left: -1, bottom: -2, right: -3)
  static var traits: TraitValues {
    TraitValues {
      $0.displayScale = 1e6 + 0.5
      $0.horizontalSizeClass = .compact
    }
  }
}

extension UIView {
  func findOverrides() -> OverriddenProperties {
    let store = LayoutStore.current
    var found: OverriddenProperties = []
    if store.probe(.safeAreaInsets, UnlikelyValue.insets, isInherited: { safeAreaInsets == $0 }) {
      found.insert(.safeAreaInsets)
    }
    if store.probe(.layoutMargins, UnlikelyValue.insets, isInherited: { layoutMargins == $0 }) {
      found.insert(.layoutMargins)
    } else if store.probe(
      .layoutMargins, UnlikelyValue.insets,
      isInherited: { directionalLayoutMargins == directional($0) })
    {
      found.insert(.directionalLayoutMargins)
    }
    if store.probe(
      .traitCollection, UnlikelyValue.traits, isInherited: { traitCollection.values == $0 })
    {
      found.insert(.traitCollection)
    }
    if store.probe(
      .autoresizingTranslation, true, false,
      isInherited: { translatesAutoresizingMaskIntoConstraints == $0 })
    {
      found.insert(.autoresizingTranslation)
    }
    if store.probe(
      .semanticContentAttribute, .forceLeftToRight, .forceRightToLeft,
      isInherited: { semanticContentAttribute == $0 })
    {
      found.insert(.semanticContentAttribute)
    }
    if store.probe(
      .layoutDirection, .leftToRight, .rightToLeft,
      isInherited: { effectiveUserInterfaceLayoutDirection == $0 })
    {
      found.insert(.layoutDirection)
    }
    return found
  }
}

extension UIViewController {
  func findOverrides() -> OverriddenProperties {
    LayoutStore.current.probe(
      .traitCollection, UnlikelyValue.traits, isInherited: { traitCollection.values == $0 })
      ? .traitCollection : []
  }
}
