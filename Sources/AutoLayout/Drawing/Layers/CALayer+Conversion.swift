// SPDX-License-Identifier: MIT

public import Foundation

extension CALayer {
  /// A point of this layer's coordinates in those of `layer`; nil stands for the root of the tree.
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer))
  }

  /// A point of `layer`'s coordinates in those of this layer; nil stands for the root of the tree.
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer).inverted())
  }

  /// The box of a rectangle of this layer's coordinates in those of `layer`; nil stands for the root.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    r.applying(transform(to: layer))
  }

  /// The box of a rectangle of `layer`'s coordinates in those of this layer; nil stands for the root.
  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    r.applying(transform(to: layer).inverted())
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transformToRoot }
    return transformToRoot.concatenating(layer.transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var next: CALayer? = self
    while let layer = next, let superlayer = layer.superlayer {
      result = result.concatenating(layer.toSuperlayer)
      next = superlayer
    }
    return result
  }

  /// The map from the layer's own coordinates to those of its superlayer.
  var toSuperlayer: CGAffineTransform {
    LayerGeometry(
      bounds: bounds, position: position, anchorPoint: anchorPoint, transform: transform
    ).toSuperlayer
  }
}
