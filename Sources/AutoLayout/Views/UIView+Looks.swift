// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

extension UIView {
  func updateAppearance(_ change: (inout Appearance) -> Void) {
    LayoutStore.current.forest.updateAppearance(of: item, change)
  }

  func makeLayer() -> CALayer {
    if let layer = state.layer { return layer }
    let kind = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = CALayer.make(kind)
    layer.view = self
    layer.delegate = self
    state.layer = layer
    return layer
  }

  func frontmost(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  func findView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}
