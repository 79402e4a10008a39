// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

extension UIView {
  /// Records the figures that layers and ``draw(_:)`` add to this view and those below it.
  func captureFigures() {
    if !isHidden { traitCollection.performAsCurrent { captureOwnFigures() } }
    for subview in state.subviews { subview.captureFigures() }
  }

  private func captureOwnFigures() {
    var layers = LayerFigures()
    let context = CGContext(size: bounds.size)
    if bounds.width > 0, bounds.height > 0 {
      CGContext.push(context)
      draw(bounds)
      CGContext.pop()
    }
    if state.layer != nil || type(of: self).layerClass != CALayer.self {
      layers.add(layerOfView: layer)
    }
    let mask = state.layer?.mask.flatMap { LayerFigures.outline(ofMask: $0, .identity)?.core }
    if LayoutStore.current.forest[item].appearance.ornaments.mask != mask {
      updateAppearance { $0.ornaments.mask = mask }
    }
    let text = bounds.isEmpty ? nil : placedTextRect?.core
    if LayoutStore.current.forest[item].appearance.ornaments.textRect != text {
      updateAppearance { $0.ornaments.textRect = text }
    }
    let figures = context.figures.map { $0.clipped(to: bounds.core) } + layers.figures
    if LayoutStore.current.forest[item].appearance.ornaments.figures != figures {
      updateAppearance { $0.ornaments.figures = figures }
    }
  }

  /// What lies on the background is not copied.
  func plainCopy(afterUpdates: Bool) -> UIView {
    if afterUpdates { layoutIfNeeded() }
    let copy = UIView(frame: bounds)
    copy.backgroundColor = backgroundColor
    copy.layer.cornerRadius = layer.cornerRadius
    return copy
  }

  /// A copy of a part, of the size of the part.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let copy = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: rect)
    part.clipsToBounds = true
    copy.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    part.addSubview(copy)
    return part
  }

  func drawPicture(in rect: CGRect) -> Bool {
    guard let context = CGContext.current else { return false }
    context.draw(layoutSnapshot(), in: rect)
    return true
  }
}
