// SPDX-License-Identifier: MIT

import Foundation

/// Draws its sublayers several times. All copies have the same colors.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  /// No effect.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one copy to the next, around the layer's anchor point.
  open var instanceTransform = CATransform3DIdentity
  /// No effect.
  open var instanceColor: CGColor?
  /// No effect.
  open var instanceRedOffset: Float = 0
  /// No effect.
  open var instanceGreenOffset: Float = 0
  /// No effect.
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  /// No effect.
  open var preservesDepth = false

  override var copies: LayerCopies? {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    let step = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(instanceTransform))
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    return LayerCopies(
      count: instanceCount, step: step, opacityStep: Double(instanceAlphaOffset))
  }
}

/// The number of copies of the sublayers, and the difference between a copy and the next.
struct LayerCopies {
  var count: Int
  /// The transform from one copy to the next, in the layer's own coordinates.
  var step: CGAffineTransform
  var opacityStep: Double
}
