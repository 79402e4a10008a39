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
    return subviews.reversed().lazy
      .compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first ?? self
  }

  func findView(withTag tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}
