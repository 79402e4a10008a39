// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  func layoutSublayers(of layer: CALayer)
  /// Never called.
  func display(_ layer: CALayer)
  /// Never called.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Never called.
  func layerWillDraw(_ layer: CALayer)
  /// Called by ``CALayer/action(forKey:)``. The returned action is not run.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}

  public func display(_ layer: CALayer) {}

  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  public func layerWillDraw(_ layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}
