// SPDX-License-Identifier: MIT

/// The value of a custom trait.
///
/// Equatable values are compared. Other values are equal only if they come from the same
/// assignment.
final class CustomTrait: Hashable {
  let trait: UITrait
  let value: Any

  init(_ value: Any, of trait: UITrait) {
    self.trait = trait
    self.value = value
  }

  static func == (left: CustomTrait, right: CustomTrait) -> Bool {
    if left === right { return true }
    guard let left = left.value as? AnyHashable, let right = right.value as? AnyHashable else {
      return false
    }
    return left == right
  }

  func hash(into hasher: inout Hasher) {
    // Values that are not hashable share one hash.
    hasher.combine(value as? AnyHashable)
  }
}

extension TraitValues {
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get {
      let value = value(of: trait)
      return value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        set(newValue, of: system)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTrait(newValue, of: trait)
      }
    }
  }

  /// Whether the trait has a value.
  func specifies(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return custom[ObjectIdentifier(trait)] != nil
    }
    return !isEqual(system, TraitValues())
  }

  mutating func remove(_ trait: UITrait) {
    guard let system = trait as? any SystemTrait.Type else {
      custom[ObjectIdentifier(trait)] = nil
      return
    }
    reset(system)
  }

  /// The traits that differ from other values: the system's in a fixed order, then custom traits by
  /// name.
  func changedTraits(from other: TraitValues) -> [UITrait] {
    let system: [UITrait] = [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
    ]
    let defined = custom.merging(other.custom) { own, _ in own }.values.map(\.trait)
      .sorted { $0.identifier < $1.identifier }
    return (system + defined).filter { !isEqual($0, in: other) }
  }

  func isEqual(_ trait: UITrait, in other: TraitValues) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      let identifier = ObjectIdentifier(trait)
      return custom[identifier] == other.custom[identifier]
    }
    return isEqual(system, other)
  }

  private func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Any? {
    if let system = trait as? any SystemTrait.Type { return read(system) }
    return custom[ObjectIdentifier(trait)]?.value
  }

  private func read<Trait: SystemTrait>(_ trait: Trait.Type) -> Any { self[keyPath: Trait.path] }

  private mutating func set<Trait: SystemTrait>(_ value: Any, of trait: Trait.Type) {
    if let value = value as? Trait.Value { self[keyPath: Trait.path] = value }
  }

  private mutating func reset<Trait: SystemTrait>(_ trait: Trait.Type) {
    self[keyPath: Trait.path] = TraitValues()[keyPath: Trait.path]
  }

  private func isEqual<Trait: SystemTrait>(_ trait: Trait.Type, _ other: TraitValues) -> Bool {
    self[keyPath: Trait.path] == other[keyPath: Trait.path]
  }
}
