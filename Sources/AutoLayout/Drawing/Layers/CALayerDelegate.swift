// SPDX-License-Identifier: MIT

public import Foundation

/// What answers for a layer. Views answer for theirs.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Places the sublayers of a layer that is being laid out; by default nothing happens.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Nothing happens.
  public func layoutSublayers(of layer: CALayer) {}
}

extension UIView: CALayerDelegate {}
