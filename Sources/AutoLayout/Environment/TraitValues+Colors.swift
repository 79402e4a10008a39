// SPDX-License-Identifier: MIT

import LayoutCore

extension TraitValues {
  /// What decides about colours; what is not specified is light, of normal contrast, at the base.
  var colorAppearance: ColorAppearance {
    get {
      ColorAppearance(
        style: userInterfaceStyle == .dark ? .dark : .light,
        contrast: self[UITraitAccessibilityContrast.self] == .high ? .high : .normal,
        level: userInterfaceLevel == .elevated ? .elevated : .base)
    }
    set {
      userInterfaceStyle = newValue.style == .dark ? .dark : .light
      self[UITraitAccessibilityContrast.self] = newValue.contrast == .high ? .high : .normal
      userInterfaceLevel = newValue.level == .elevated ? .elevated : .base
    }
  }
}

extension UITraitCollection {
  /// The colours of the release under these traits.
  var palette: Palette {
    Palette(values.colorAppearance, of: LayoutStore.current.environment.layout.platform)
  }
}
