// SPDX-License-Identifier: MIT

public import Foundation

/// Shows the part of its sublayers that it was scrolled to.
open class CAScrollLayer: CALayer {
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the origin of the bounds, in the directions of ``scrollMode``.
  open func scroll(to p: CGPoint) {
    if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
  }

  /// Moves the bounds as little as shows the rectangle.
  open func scroll(to r: CGRect) {
    func moved(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < start || high - low > length ? low : max(start, high - length)
    }
    scroll(
      to: CGPoint(
        x: moved(bounds.minX, bounds.width, r.minX, r.maxX),
        y: moved(bounds.minY, bounds.height, r.minY, r.maxY)))
  }
}

public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  public init(rawValue: String) { self.rawValue = rawValue }
}
