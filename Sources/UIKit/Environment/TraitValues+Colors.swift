// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension TraitValues {
  /// What decides about colours; what is not specified is light, of normal contrast, at the base.
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

  /// The parts of the appearance that are specified.
  var colorOverride: ColorAppearanceOverride {
    let all = colorAppearance
    return ColorAppearanceOverride(
      style: userInterfaceStyle == .unspecified ? nil : all.style,
      contrast: accessibilityContrast == .unspecified ? nil : all.contrast,
      level: userInterfaceLevel == .unspecified ? nil : all.level)
  }
}

extension OwnTraits {
  /// What is overridden, whoever does it.
  var specified: TraitValues { (fromParent ?? TraitValues()).overridden(by: overrides.values) }
}

extension UIView {
  /// Has the item draw in the appearance that the view and its controller override.
  func applyColorOverrides() {
    let outer = state.controller?.state.ownTraits.specified ?? TraitValues()
    let answered =
      state.handedTraits ?? state.controller?.state.handedTraits ?? TraitValues()
    let override = outer.overridden(by: state.ownTraits.specified).overridden(by: answered)
      .colorOverride
    let store = LayoutStore.current
    guard store.forest[item].colorAppearance != override else { return }
    store.forest[item].colorAppearance = override
  }
}

extension UITraitCollection {
  /// The colours of the release under these traits.
  var palette: Palette {
    Palette(values.colorAppearance, of: LayoutStore.current.environment.layout.platform)
  }
}
