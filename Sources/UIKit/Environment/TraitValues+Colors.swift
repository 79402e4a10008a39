// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension TraitValues {
  /// The traits that affect colours. Unspecified ones are light, of normal contrast and at the base
  /// level.
  var colorAppearance: ColorAppearance {
    get {
      ColorAppearance(
        style: userInterfaceStyle == .dark ? .dark : .light,
        contrast: accessibilityContrast == .high ? .high : .normal,
        level: userInterfaceLevel == .elevated ? .elevated : .base)
    }
    set {
      userInterfaceStyle = newValue.style == .dark ? .dark : .light
      accessibilityContrast = newValue.contrast == .high ? .high : .normal
      userInterfaceLevel = newValue.level == .elevated ? .elevated : .base
    }
  }

  /// The specified parts of the colour appearance.
  var colorOverride: ColorAppearanceOverride {
    let all = colorAppearance
    return ColorAppearanceOverride(
      style: userInterfaceStyle == .unspecified ? nil : all.style,
      contrast: accessibilityContrast == .unspecified ? nil : all.contrast,
      level: userInterfaceLevel == .unspecified ? nil : all.level)
  }
}

extension OwnTraits {
  /// All overridden traits, from the parent and from the object itself.
  var specified: TraitValues { (fromParent ?? TraitValues()).overridden(by: overrides.values) }
}

extension UIView {
  /// Sets the item's colour appearance to the one that the view and its controller override.
  func applyColorOverrides() {
    let outer = state.controller?.state.ownTraits.specified ?? TraitValues()
    let classOverrides =
      state.recordedChildTraits ?? state.controller?.state.recordedChildTraits ?? TraitValues()
    let override = outer.overridden(by: state.ownTraits.specified).overridden(by: classOverrides)
      .colorOverride
    let store = LayoutStore.current
    guard store.forest[item].colorAppearance != override else { return }
    store.forest[item].colorAppearance = override
  }
}

extension UITraitCollection {
  /// The system colours of the simulated release under these traits.
  var palette: Palette {
    Palette(values.colorAppearance, of: LayoutStore.current.environment.layout.platform)
  }
}
