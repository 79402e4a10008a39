// SPDX-License-Identifier: MIT

import LayoutCore

extension NSLayoutConstraint {
  /// The part of a view or guide that a constraint relates, measured on its alignment rect in the
  /// coordinates of the view that holds the constraint.
  ///
  /// Widths and heights relate to each other and to constants; the others are places, which relate
  /// along one axis only. Leading and trailing never meet left and right, and no place equals a
  /// constant: such pairs raise `NSInvalidArgumentException`.
  public enum Attribute: Int, Sendable {
    /// The left edge, whatever the direction.
    case left = 1
    /// The right edge, whatever the direction.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which reading begins.
    case leading = 5
    /// The edge at which reading ends.
    case trailing = 6
    /// The width, at least 0.
    case width = 7
    /// The height, at least 0.
    case height = 8
    /// The middle between left and right; it meets both kinds of edges.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge where there is none.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge where there is none.
    case firstBaseline = 12
    /// The left edge of the layout margins.
    case leftMargin = 13
    /// The right edge of the layout margins.
    case rightMargin = 14
    /// The top edge of the layout margins.
    case topMargin = 15
    /// The bottom edge of the layout margins.
    case bottomMargin = 16
    /// The edge of the layout margins at which reading begins.
    case leadingMargin = 17
    /// The edge of the layout margins at which reading ends.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// No attribute: the second one of a size that relates to a constant.
    case notAnAttribute = 0

    /// The older name of ``lastBaseline``.
    public static var baseline: Attribute { .lastBaseline }

    /// The core's attribute of the same raw value.
    var core: LayoutCore.Attribute { LayoutCore.Attribute(rawValue: rawValue) ?? .notAnAttribute }

    init(_ attribute: LayoutCore.Attribute) {
      self = Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
    }
  }

  /// How the two sides of a constraint compare. A constraint that is not required and cannot hold
  /// pulls until its sides come as close as they can.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
  }

  /// The direction of a length.
  public enum Axis: Int, Sendable {
    /// From left to right; the axis of rows.
    case horizontal = 0
    /// From top to bottom; the axis of columns.
    case vertical = 1

    var core: LayoutCore.Axis { self == .horizontal ? .horizontal : .vertical }
  }

  /// How the views of a visual format line up, and in which direction it reads.
  ///
  /// An alignment ties each view to the one before it, the superview aside, and must lie across the
  /// format's axis: one along it raises `NSInvalidArgumentException`.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// In columns: all left edges in line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// In columns: all right edges in line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// In rows: all top edges in line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// In rows: all bottom edges in line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// In columns: all leading edges in line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// In columns: all trailing edges in line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// In columns: all middles in line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// In rows: all middles in line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// In rows: all last baselines in line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// In rows: all first baselines in line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments, to take them out of options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The default, without a bit: rows read from leading to trailing, and turn round with the
    /// reading direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Rows begin at the left, whatever the reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Rows begin at the right, whatever the reading direction: the first view is the rightmost.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction, to take it out of options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// The default, without a bit: distances are from edge to edge.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances in columns are from the last baseline above to the first one below where views
    /// have text. A distance that is not given then depends on the fonts.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the spacing, to take it out of options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
