// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UIView {
  func updateAppearance(_ change: (inout Appearance) -> Void) {
    LayoutStore.current.forest.updateAppearance(of: item, change)
  }

  /// Passes the transform to the item's appearance, for pictures.
  func noteTransform() {
    let (transform, anchor) = (state.transform.core, state.anchorPoint)
    let ornaments = LayoutStore.current.forest[item].appearance.ornaments
    guard transform != ornaments.transform || transform != .identity else { return }
    updateAppearance {
      $0.ornaments.transform = transform
      $0.ornaments.anchor =
        transform == .identity ? Point(x: 0.5, y: 0.5) : Point(x: anchor.x, y: anchor.y)
    }
  }

  func makeLayer() -> CALayer {
    if let layer = state.layer { return layer }
    let kind = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = CALayer.make(kind)
    layer.view = self
    layer.delegate = self
    state.layer = layer
    LayoutStore.current.forest.setNeedsNoSteps(false, of: item)
    return layer
  }

  func frontmost(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    return subviews.reversed().lazy
      .compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first ?? self
  }

  func findView(withTag tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}

extension Appearance {
  /// The background as the layer's `backgroundColor`.
  var background: CGColor? {
    get {
      if let pattern = ornaments.backgroundPattern {
        return CGColor(UIKitComponents.Color(white: 0.8, alpha: pattern.opacity), pattern: pattern)
      }
      return backgroundColor.map { CGColor($0) }
    }
    set {
      let pattern = newValue?.figurePattern
      // A pattern has no colour behind it, because the pattern may be transparent.
      backgroundColor = pattern == nil ? newValue?.color : .clear
      if ornaments.backgroundPattern != pattern { ornaments.backgroundPattern = pattern }
    }
  }
}
