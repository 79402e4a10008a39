// SPDX-License-Identifier: MIT

public import Foundation

// Immutable after initialisation. Clients subclass it and inherit its initialisers, so all
// designated ones are public.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private(set) final var values = TraitValues()

  public override init() { super.init() }

  convenience init(_ values: TraitValues) {
    self.init()
    self.values = values
  }

  public required init?(coder: NSCoder) {
    if let archive = coder.archive { values = TraitValues(archive: archive) }
    super.init()
  }

  /// Encodes idiom, style, size classes, scale, direction and text size.
  open func encode(with coder: NSCoder) { writeArchive(coder) }

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(TraitValues { $0[UITraitForceTouchCapability.self] = capability })
  }

  /// `unavailable`, unless app code sets another value.
  open var forceTouchCapability: UIForceTouchCapability {
    values.specifies(UITraitForceTouchCapability.self)
      ? self[UITraitForceTouchCapability.self] : .unavailable
  }

  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues { $0.displayScale = displayScale })
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues { $0.layoutDirection = layoutDirection })
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues { $0.userInterfaceIdiom = userInterfaceIdiom })
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues { $0.userInterfaceStyle = userInterfaceStyle })
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues { $0.legibilityWeight = legibilityWeight })
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues { $0.userInterfaceLevel = userInterfaceLevel })
  }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().mutated(by: mutations))
  }

  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(values.mutated(by: mutations))
  }

  static var screen: UITraitCollection {
    UITraitCollection(TraitValues(LayoutStore.current.environment))
  }

  /// The main screen's traits, unless app code has set others or runs a closure with others.
  open class var current: UITraitCollection {
    get {
      let screen = TraitValues(LayoutStore.current.environment)
      return UITraitCollection(
        LayoutStore.current.currentTraits.map { screen.overridden(by: $0) } ?? screen)
    }
    set { LayoutStore.current.currentTraits = newValue.values }
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var displayScale: CGFloat { values.displayScale }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// No effect.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.accessibilityContrast != other.accessibilityContrast
  }

  /// If `traitCollection` is nil, returns all specified traits.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.changedTraits(from: traitCollection?.values ?? TraitValues())
  }

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.overridden(by: $0.values) == values } ?? true
  }

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
