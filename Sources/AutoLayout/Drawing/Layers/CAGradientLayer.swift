// SPDX-License-Identifier: MIT

public import Foundation

open class CAGradientLayer: CALayer {
  override func addContent(
    to figures: inout LayerFigures, _ map: CGAffineTransform, opacity: Double
  ) { figures.add(self, map, opacity) }

  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
