// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// How the lines of a shape end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// Right at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In half circles beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// In half squares beyond the end; drawn as butts.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// How the lines of a shape join.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a straight cut; drawn as a point.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Which points of a shape count as inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// Those that the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  /// The path in the layer's own coordinates; nil for none.
  open var path: CGPath?
  /// The colour of the inside: black unless set; nil for none.
  open var fillColor: CGColor? = CGColor(.black)
  /// Which points count as inside; pictures fill by the even-odd rule always.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; nil for none.
  open var strokeColor: CGColor?
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// How lines end; round ends are drawn.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines join; round joins are drawn.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far a mitre may reach, in widths of the line; kept.
  open var miterLimit: CGFloat = 10
  /// Lengths of dashes and gaps in turn, in points; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]?
  /// Where in the pattern the line begins; kept.
  open var lineDashPhase: CGFloat = 0
  /// Where the line begins, from 0 to 1 of its way; kept, all of it is drawn.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1 of its way; kept, all of it is drawn unless it is 0.
  open var strokeEnd: CGFloat = 1
}
