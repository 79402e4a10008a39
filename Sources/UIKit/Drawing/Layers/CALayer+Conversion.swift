// SPDX-License-Identifier: MIT

public import Foundation

extension CALayer {
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer))
  }

  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer).inverted())
  }

  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    r.applying(transform(to: layer))
  }

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

  var toSuperlayer: CGAffineTransform {
    LayerGeometry(
      bounds: bounds, position: position, anchorPoint: anchorPoint, transform: transform
    ).toSuperlayer
  }
}
