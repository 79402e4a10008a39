// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Drawn as ``butt``.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Drawn as ``miter``.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  public init(rawValue: String) { self.rawValue = rawValue }
}

open class CAShapeLayer: CALayer {
  override func addContent(
    to figures: inout LayerFigures, _ map: CGAffineTransform, opacity: Double
  ) { figures.add(self, map, opacity) }

  override var maskPath: PathOutline? { path?.outline }

  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(.black)
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  /// Round ends are drawn, others as butts.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Round joins are drawn, others as mitres.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// No effect.
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  /// No effect.
  open var lineDashPhase: CGFloat = 0
  /// The part of the line's whole length at which it begins.
  open var strokeStart: CGFloat = 0
  /// The part of the line's whole length at which it ends.
  open var strokeEnd: CGFloat = 1
}
