// SPDX-License-Identifier: MIT

// Traits of displays, on which no layout depends. Nobody sets them but code: where it does not they are
// unspecified.

/// The range of colours that a display shows.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// How far colours are to stand out from each other.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether the interface is the one that is being used.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The range of colours that the display shows.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// Where nobody says.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True: colours may look different.
  public static var affectsColorAppearance: Bool { true }
}

/// How far colours are to stand out from each other.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Where nobody says.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True: colours may look different.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the interface is the one that is being used.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Where nobody says.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// True: colours may look different.
  public static var affectsColorAppearance: Bool { true }
}

extension UIMutableTraits {
  /// The range of colours that the display shows.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// How far colours are to stand out from each other.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// Whether the interface is the one that is being used.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}

extension UITraitCollection {
  /// A collection of this trait alone.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(TraitValues { $0[UITraitDisplayGamut.self] = displayGamut })
  }

  /// A collection of this trait alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues { $0[UITraitAccessibilityContrast.self] = accessibilityContrast })
  }

  /// A collection of this trait alone.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(TraitValues { $0[UITraitActiveAppearance.self] = activeAppearance })
  }

  /// The range of colours that the display shows.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// How far colours are to stand out from each other.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// Whether the interface is the one that is being used.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }

  /// The system's traits on which colours depend, for registrations.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
    ]
  }
}
