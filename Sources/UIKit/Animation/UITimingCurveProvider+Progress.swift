// SPDX-License-Identifier: MIT

import Foundation

extension UITimingCurveProvider {
  /// The progress of an animation at a fraction of its duration.
  func progress(at time: CGFloat) -> CGFloat {
    if let curve = cubicTimingParameters { return curve.progress(at: time) }
    return springTimingParameters?.progress(at: time) ?? time
  }
}

extension UICubicTimingParameters {
  func progress(at time: CGFloat) -> CGFloat {
    guard time > 0, time < 1 else { return time <= 0 ? 0 : 1 }
    func value(_ first: CGFloat, _ second: CGFloat, at part: CGFloat) -> CGFloat {
      let rest = 1 - part
      return 3 * rest * rest * part * first + 3 * rest * part * part * second + part * part * part
    }
    // Time increases along the curve, because the control points are between its ends.
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if value(controlPoint1.x, controlPoint2.x, at: middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return value(controlPoint1.y, controlPoint2.y, at: (low + high) / 2)
  }
}

extension UISpringTimingParameters {
  /// - Unverified: when a spring counts as being at rest.
  func progress(at time: CGFloat) -> CGFloat {
    guard time > 0, time < 1 else { return time <= 0 ? 0 : 1 }
    // A thousandth of the distance remains at the end.
    let decay: Double = 6.907755278982137
    let ratio = Double(dampingRatio)
    let amplitude: Double = Foundation.exp(-decay * Double(time))
    guard ratio < 1, ratio > 0 else {
      let slope: Double = 1 + decay * Double(time)
      return CGFloat(1 - amplitude * slope)
    }
    let frequency: Double = decay / ratio * (1 - ratio * ratio).squareRoot()
    let phase: Double = frequency * Double(time)
    let swing: Double = Foundation.cos(phase) + decay / frequency * Foundation.sin(phase)
    return CGFloat(1 - amplitude * swing)
  }
}
