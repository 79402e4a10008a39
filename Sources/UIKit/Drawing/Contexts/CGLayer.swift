// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// A drawing that is made once and drawn into a context many times.
public final class CGLayer: @unchecked Sendable {
  public let context: CGContext?
  public let size: CGSize

  /// - Returns: nil for a size that is not positive.
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
  /// What was drawn into the layer up to now, as large as the rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) { draw(layer.content, in: rect) }

  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
