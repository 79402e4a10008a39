// SPDX-License-Identifier: MIT

import AutoLayout

extension LoggedAttribute {
  /// The attribute in the layout engine. Positions of masks become edges and centres.
  var coreAttribute: Attribute? {
    switch self {
    case .minX: .left
    case .maxX: .right
    case .minY: .top
    case .maxY: .bottom
    case .midX: .centerX
    case .midY: .centerY
    case .baseline: .lastBaseline
    default: Attribute(name: rawValue)
    }
  }
}
