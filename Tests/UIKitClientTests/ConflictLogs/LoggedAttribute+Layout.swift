// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import UIKit

extension LoggedAttribute {
  /// Whether it is a view's center, which autoresizing constraints position in iOS 11 and earlier.
  var isMiddle: Bool { self == .midX || self == .midY }

  /// The attribute for creating a constraint. Nil for attributes of autoresizing constraints only.
  var layoutAttribute: NSLayoutConstraint.Attribute? {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
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
    case .minX, .midX, .maxX, .minY, .midY, .maxY: nil
    }
  }
}

extension LoggedConstraint.Relation {
  var layoutRelation: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
