// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

public final class CGLayer: Sendable {
  public let context: CGContext?
  public let size: CGSize

  /// - Returns: nil if the width or the height is not positive.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.context = CGContext(size: size)
    self.size = size
  }

  fileprivate var content: ImageContent {
    ImageContent(drawn: context?.figures ?? [], size: size.core)
  }
}

extension CGContext {
  /// Draws the current content of the layer, scaled to the rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) { draw(layer.content, in: rect) }

  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
