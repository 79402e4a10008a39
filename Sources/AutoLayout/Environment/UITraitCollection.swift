// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// What an interface has to adapt to: size classes, direction, text size, scale.
///
/// Values that a collection says nothing of are `unspecified`, or 0 for the scale.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() {
    self.init(TraitValues())
  }

  /// A collection of this trait alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// A collection of this trait alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues { $0.verticalSizeClass = verticalSizeClass })
  }

  /// A collection of this trait alone.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues { $0.displayScale = displayScale })
  }

  /// A collection of this trait alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues { $0.layoutDirection = layoutDirection })
  }

  /// A collection of this trait alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// A collection of this trait alone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues { $0.userInterfaceIdiom = userInterfaceIdiom })
  }

  /// A collection of this trait alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// A collection of this trait alone.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues { $0.legibilityWeight = legibilityWeight })
  }

  /// A collection of this trait alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// All traits that any of the collections specifies; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// The traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().mutated(by: mutations))
  }

  /// These traits, changed.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(values.mutated(by: mutations))
  }

  /// The traits of the main screen.
  static var screen: UITraitCollection {
    UITraitCollection(TraitValues(LayoutStore.current.environment))
  }

  /// The traits that code asks for which has no view at hand: those of the main screen, light, of
  /// regular weight and the base level, with what was set or is performed as current.
  open class var current: UITraitCollection {
    get {
      let screen = TraitValues(LayoutStore.current.environment)
      return UITraitCollection(
        LayoutStore.current.currentTraits.map { screen.overridden(by: $0) } ?? screen)
    }
    set { LayoutStore.current.currentTraits = newValue.values }
  }

  /// How much room there is along the horizontal axis.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is along the vertical axis.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Pixels to the point; 0 for unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark. Colours and pictures are light whatever it says.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Whether text is to be heavier. Fonts are as they were made whatever it says.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the interface stands above another.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The value of a trait by its type, which may be a client's own.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Whether colours look different under `traitCollection`.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.userInterfaceLevel != other.userInterfaceLevel
  }

  /// Whether every trait that `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.overridden(by: $0.values) == values } ?? true
  }

  /// Calls `actions` before it returns, with these traits as ``current``.
  open func performAsCurrent(_ actions: () -> Void) {
    let former = LayoutStore.current.currentTraits
    LayoutStore.current.currentTraits = values
    actions()
    LayoutStore.current.currentTraits = former
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}
