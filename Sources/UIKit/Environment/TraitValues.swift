// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

public protocol UIMutableTraits {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var displayScale: CGFloat { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// No effect.
  var legibilityWeight: UILegibilityWeight { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

struct TraitValues: UIMutableTraits, Hashable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var displayScale: CGFloat = 0
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  init() {}

  init(_ change: (inout TraitValues) -> Void) { change(&self) }

  /// The traits of what surrounds every view.
  init(_ environment: ScreenEnvironment) {
    let layout = environment.layout
    horizontalSizeClass = UIUserInterfaceSizeClass(layout.horizontalSizeClass)
    verticalSizeClass = UIUserInterfaceSizeClass(layout.verticalSizeClass)
    displayScale = layout.pixels.scale
    layoutDirection = layout.direction == .leftToRight ? .leftToRight : .rightToLeft
    preferredContentSizeCategory = UIContentSizeCategory(layout.contentSizeCategory)
    userInterfaceIdiom =
      switch environment.device.idiom {
      case .phone: .phone
      case .pad: .pad
      case .mac: .mac
      }
    userInterfaceStyle = layout.colorAppearance.style == .dark ? .dark : .light
    accessibilityContrast = layout.colorAppearance.contrast == .high ? .high : .normal
    legibilityWeight = .regular
    userInterfaceLevel = .base
  }

  func overridden(by other: TraitValues) -> TraitValues {
    guard other != TraitValues() else { return self }
    var result = self
    func take<T: Equatable>(_ path: WritableKeyPath<TraitValues, T>, unless unspecified: T) {
      if other[keyPath: path] != unspecified { result[keyPath: path] = other[keyPath: path] }
    }
    take(\.horizontalSizeClass, unless: .unspecified)
    take(\.verticalSizeClass, unless: .unspecified)
    take(\.displayScale, unless: 0)
    take(\.layoutDirection, unless: .unspecified)
    take(\.preferredContentSizeCategory, unless: .unspecified)
    take(\.userInterfaceIdiom, unless: .unspecified)
    take(\.userInterfaceStyle, unless: .unspecified)
    take(\.legibilityWeight, unless: .unspecified)
    take(\.userInterfaceLevel, unless: .unspecified)
    take(\.accessibilityContrast, unless: .unspecified)
    result.custom.merge(other.custom) { _, new in new }
    return result
  }

  func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
