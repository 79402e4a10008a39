// SPDX-License-Identifier: MIT

import Foundation

struct AddedLayer {
  var layer: CALayer
  /// The subview directly behind the layer. Nil if the layer is behind all subviews.
  weak var below: UIView?
}

extension CALayer {
  /// The layers of the subviews and the added layers between them, back to front.
  var arrangedSublayers: [CALayer] {
    guard let views = onView({ $0.subviews }), !views.isEmpty else {
      return addedLayers.map(\.layer)
    }
    var result = addedLayers.filter { $0.below == nil }.map(\.layer)
    for view in views {
      result += CollectionOfOne(layer(of: view))
      result += addedLayers.filter { $0.below === view }.map(\.layer)
    }
    return result
  }

  private func layer(of view: UIView) -> CALayer {
    let view = UncheckedAccess(view)
    return onMainActor { UncheckedAccess(view.value.layer) }.value
  }

  /// Adds `layer` at the index that `place` computes from the other sublayers.
  func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    var ancestor: CALayer? = self
    while let next = ancestor, next !== layer { ancestor = next.superlayer }
    guard ancestor == nil else {
      LayoutException.raiseInvalidArgument("CALayerInvalidTree: layer \(layer) contains \(self)")
      return
    }
    var layers = arrangedSublayers.filter { $0 !== layer }
    let index = min(max(place(layers), 0), layers.count)
    if let subview = layer.view, layer.superlayer === self {
      let behind = layers[..<index].count { $0.addedTo !== self }
      let subview = UncheckedAccess(subview)
      onView { $0.reorder(subview.value, at: behind) }
      return
    }
    layer.removeFromSuperlayer()
    layers.insert(layer, at: index)
    layer.addedTo = self
    arrange(layers)
  }

  /// Replaces the added layers. The layers of subviews that are missing from `layers` stay, behind
  /// all others.
  func replaceSublayers(_ layers: [CALayer]) {
    for entry in addedLayers where !layers.contains(where: { $0 === entry.layer }) {
      entry.layer.addedTo = nil
    }
    for layer in layers where layer.superlayer !== self { layer.removeFromSuperlayer() }
    let unlisted = arrangedSublayers.filter { layer in
      layer.view != nil && !layers.contains { $0 === layer }
    }
    for layer in layers where layer.superlayer == nil { layer.addedTo = self }
    arrange(unlisted + layers)
  }

  private func arrange(_ layers: [CALayer]) {
    var result: [AddedLayer] = []
    var below: UIView?
    for layer in layers {
      if layer.addedTo === self {
        result.append(AddedLayer(layer: layer, below: below))
      } else {
        below = layer.view
      }
    }
    addedLayers = result
    setNeedsLayout()
  }

  func leaveSuperlayer() {
    if let superlayer = addedTo {
      superlayer.addedLayers.removeAll { $0.layer === self }
      addedTo = nil
    } else {
      onView { $0.removeFromSuperview() }
    }
  }

  /// Keeps the positions of the layers in front of a subview while the subview is removed or moved.
  func subviewLeaves(_ view: UIView, following previous: UIView?) {
    for index in addedLayers.indices where addedLayers[index].below === view {
      addedLayers[index].below = previous
    }
  }

  /// The frontmost layer at a point in the superlayer's coordinates, among this layer and its
  /// descendants.
  func frontmost(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let point = point.applying(toSuperlayer.inverted())
    if masksToBounds, !contains(point) { return nil }
    for layer in arrangedSublayers.reversed() {
      if let found = layer.hitTest(point) { return found }
    }
    return contains(point) ? self : nil
  }

  func layOutWaitingLayers() {
    if view == nil, awaitsLayout {
      awaitsLayout = false
      layoutSublayers()
    }
    for entry in addedLayers { entry.layer.layOutWaitingLayers() }
  }
}
