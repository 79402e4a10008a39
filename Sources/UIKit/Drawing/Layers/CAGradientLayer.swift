// SPDX-License-Identifier: MIT

public import Foundation

open class CAGradientLayer: CALayer {
  override func addContent(
    to figures: inout LayerFigures, _ map: CGAffineTransform, opacity: Double
  ) { figures.add(self, map, opacity) }

  /// `conic` is drawn as `axial`.
  open var type = CAGradientLayerType.axial
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")

  public init(rawValue: String) { self.rawValue = rawValue }
}
