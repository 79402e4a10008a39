// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
}

extension UIView: CALayerDelegate {}
