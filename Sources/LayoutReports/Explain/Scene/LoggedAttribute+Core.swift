// SPDX-License-Identifier: MIT

import LayoutCore

extension LoggedAttribute {
  /// The attribute that constraints have in a layout; places of masks are edges and centres.
  var coreAttribute: Attribute? {
    switch self {
    case .left, .minX: .left
    case .right, .maxX: .right
    case .top, .minY: .top
    case .bottom, .maxY: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX, .midX: .centerX
    case .centerY, .midY: .centerY
    case .lastBaseline, .baseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}
