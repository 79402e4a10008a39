// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension UIView {
  private var ownTintAdjustment: TintAdjustment {
    LayoutStore.current.forest[item].appearance.tintAdjustment
  }

  var effectiveTint: UIColor {
    let tint = inheritedTint
    guard effectiveTintAdjustment == .dimmed else { return tint }
    let (color, platform) = (tint.color, LayoutStore.current.environment.layout.platform)
    return UIColor(
      UIKitComponents.Color(byAppearance: {
        color.resolved(in: Palette($0, of: platform)).dimmedTint
      }))
  }

  private var inheritedTint: UIColor {
    LayoutStore.current.forest[item].appearance.tintColor.map { UIColor($0) }
      ?? superview?.inheritedTint ?? .systemBlue
  }

  var effectiveTintAdjustment: TintAdjustmentMode {
    switch ownTintAdjustment {
    case .automatic: superview?.effectiveTintAdjustment ?? .normal
    case .normal: .normal
    case .dimmed: .dimmed
    }
  }

  func changeTintAdjustment(_ mode: TintAdjustmentMode) {
    let old = effectiveTintAdjustment
    updateAppearance {
      switch mode {
      case .automatic: $0.tintAdjustment = .automatic
      case .normal: $0.tintAdjustment = .normal
      case .dimmed: $0.tintAdjustment = .dimmed
      }
    }
    if effectiveTintAdjustment != old { announceTintChange(ofMode: true) }
  }

  /// Calls `tintColorDidChange()` on the view and on the descendants that inherit its tint.
  ///
  /// - Parameter isMode: whether the adjustment mode changed. It also affects views with their own
  ///   tint.
  func announceTintChange(ofMode isMode: Bool) {
    tintColorDidChange()
    for subview in state.subviews {
      let look = LayoutStore.current.forest[subview.item].appearance
      if isMode ? look.tintAdjustment == .automatic : look.tintColor == nil {
        subview.announceTintChange(ofMode: isMode)
      }
    }
  }
}
