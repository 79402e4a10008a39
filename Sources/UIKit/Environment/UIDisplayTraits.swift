// SPDX-License-Identifier: MIT

public import Foundation

// Traits of displays that affect no layout. They are unspecified unless app code sets them.

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

public struct UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

public struct UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  public static var affectsColorAppearance: Bool { true }
}

/// No effect.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  public static let defaultValue: Locale.Language? = nil
}

extension UIMutableTraits {
  /// No effect.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }

  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}

extension UITraitCollection {
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(TraitValues { $0[UITraitDisplayGamut.self] = displayGamut })
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues { $0[UITraitAccessibilityContrast.self] = accessibilityContrast })
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(TraitValues { $0[UITraitActiveAppearance.self] = activeAppearance })
  }

  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(TraitValues { $0[UITraitTypesettingLanguage.self] = typesettingLanguage })
  }

  /// No effect.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }

  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
    ]
  }
}
