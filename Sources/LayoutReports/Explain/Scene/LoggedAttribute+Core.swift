// SPDX-License-Identifier: MIT

import AutoLayout

extension LoggedAttribute {
  /// The attribute that constraints have in a layout; places of masks are edges and centres.
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
