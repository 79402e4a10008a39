// SPDX-License-Identifier: MIT

public import Foundation

/// Traits that a view or controller sets for itself and what lies below it. What is unspecified, or
/// a scale of 0, is inherited.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// Counts for margins and for what reads traits; bars take their heights from the vertical one.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  /// Counts for the heights of bars and for what reads traits.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  /// Counts for what reads traits. Frames keep to the pixels of the screen.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  /// The direction that leading and trailing follow in views that do not force theirs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  /// The size of fonts that follow it, in views with `adjustsFontForContentSizeCategory`.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  /// Counts for what reads traits. Devices keep their bars.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  /// Counts for what reads traits; pictures are light.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  /// Counts for what reads traits; text is set as its fonts say.
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
  /// Counts for what reads traits.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  /// The value of a trait by its type, which may be a client's own; reading one that is not
  /// overridden gives its default.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Lets the trait be inherited again; it makes no difference whether it was overridden.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
