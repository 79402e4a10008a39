// SPDX-License-Identifier: MIT

public import Foundation

/// How fast an animation goes at which time. Nothing moves here: curves are kept, not followed.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  /// A curve from (0, 0) to (1, 1) that two points bend.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// The curve of a name, with the control points that Core Animation documents; a straight one for
  /// names that are not known.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes one of the four points of the curve to two numbers at `ptr`: the start, two that bend
  /// it, and the end. Nothing happens where there is no such point.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0..<4).contains(idx) else { return }
    (ptr[0], ptr[1]) = (all[2 * idx], all[2 * idx + 1])
  }
}

/// A timing function by name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// Of one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What most animations of the system follow: a quick start and a slow end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
