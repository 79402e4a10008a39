// SPDX-License-Identifier: MIT

import AutoLayout
import VisualFormat

// These types have the same cases and bits as types of AutoLayout and VisualFormat. They cannot be
// aliases of them: with `MemberImportVisibility`, a client that imports only UIKit cannot use the
// members of a type of another module. The two modules do not share theirs, because a macro is
// built with VisualFormat and should not need the engine.
extension NSLayoutConstraint {
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    public static var baseline: Attribute { .lastBaseline }

    var core: AutoLayout.Attribute { AutoLayout.Attribute(rawValue: rawValue) ?? .notAnAttribute }

    init(_ attribute: AutoLayout.Attribute) {
      self = Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
    }
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Axis: Int, Sendable {
    case horizontal, vertical

    var core: AutoLayout.Axis { self == .horizontal ? .horizontal : .vertical }
  }

  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    public static let alignAllRight = FormatOptions(.alignAllRight)
    public static let alignAllTop = FormatOptions(.alignAllTop)
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    public static let alignmentMask = FormatOptions(.alignmentMask)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    public static let directionMask = FormatOptions(.directionMask)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(.spacingBaselineToBaseline)
    public static let spacingMask = FormatOptions(.spacingMask)

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ options: VisualFormat.FormatOptions) { rawValue = options.rawValue }

    var core: VisualFormat.FormatOptions { VisualFormat.FormatOptions(rawValue: rawValue) }
  }
}
