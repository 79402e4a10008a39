// SPDX-License-Identifier: MIT

public import AutoLayout

/// What a table's cell shows around its content: accessory, separator, its section's shape.
public struct CellContent: Hashable, Sendable {
  /// Raw values are UIKit's, here and of the table's style.
  public enum Accessory: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum TableStyle: Int, Hashable, Sendable { case plain, grouped, insetGrouped }

  /// The side margin of a cell of which nothing else is known, where its separator begins too.
  package static let standardSide = 16.0

  public var accessory: Accessory
  public var tableStyle: TableStyle
  /// Whether the cell starts its section.
  public var isFirst: Bool
  /// Whether the cell ends its section.
  public var isLast: Bool
  /// Where the separator below the cell starts and ends, in points from the leading and the trailing
  /// edge; nil for a cell without a separator.
  public var separatorInset: DirectionalEdgeInsets?
  /// The side margin of the cell, at which its accessory ends, in points.
  public var side: Double
  /// How far camera and corners of the screen reach in from the sides; above and below count nothing.
  public var sides = EdgeInsets.zero
  /// How much further in than the margin the texts of a style begin, in points.
  public var indentation = 0.0
  /// Whether a cell of a plain table that sets no background has the system's; others always have.
  public var hasSystemGround = false
  /// The colour of the separator; nil for the system's.
  public var separatorColor: Color?
  /// What the cell itself places; nil where its host does.
  public var parts: CellParts?

  public init(
    accessory: Accessory = .none, tableStyle: TableStyle = .plain, isFirst: Bool = false,
    isLast: Bool = false,
    separatorInset: DirectionalEdgeInsets? = .standardSeparator, side: Double? = nil,
    parts: CellParts? = nil
  ) {
    self.accessory = accessory
    self.tableStyle = tableStyle
    self.isFirst = isFirst
    self.isLast = isLast
    self.separatorInset = separatorInset
    self.side = side ?? Self.standardSide
    self.parts = parts
  }
}

extension DirectionalEdgeInsets {
  /// Where the separator of a cell of which nothing else is known starts and ends.
  public static var standardSeparator: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: 0, leading: CellContent.standardSide, bottom: 0, trailing: 0)
  }
}

/// The views of a cell that it places itself.
public struct CellParts: Hashable, Sendable {
  public var contentView: ItemID
  /// Whether the content view keeps the frame that it has, and only what is in it is placed.
  public var keepsContentFrame = false
  /// Whether the cell has the margins of the release, and not its own.
  public var hasDefaultMargins = true
  /// Whether the content view has the margins of the release, and not its own.
  public var hasDefaultContentMargins = true
  /// Whether the separator begins where the texts do.
  public var hasDefaultSeparatorInset = true
  /// Which labels it places; nil for none.
  public var style: CellStyle?
  public var text: ItemID?
  public var detail: ItemID?
  public var image: ItemID?
  /// The view that stands for the accessory.
  public var accessoryView: ItemID?

  public init(contentView: ItemID) { self.contentView = contentView }
}
