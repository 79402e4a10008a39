// SPDX-License-Identifier: MIT

import AutoLayout

extension Rect {
  /// The value of an attribute of the rectangle, left to right; nil for margins and baselines.
  func value(of attribute: Attribute) -> Double? {
    switch attribute {
    case .left, .leading: x
    case .right, .trailing: maxX
    case .top: y
    case .bottom: maxY
    case .width: width
    case .height: height
    case .centerX: midX
    case .centerY: midY
    default: nil
    }
  }
}
