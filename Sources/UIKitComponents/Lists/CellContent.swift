// SPDX-License-Identifier: MIT

public import AutoLayout

/// The parts of a table view cell around its content: accessory, separator, and its place in the
/// section.
public struct CellContent: Hashable, Sendable {
  /// The accessory of a cell. Raw values are UIKit's, also those of the table style.
  public enum Accessory: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum TableStyle: Int, Hashable, Sendable { case plain, grouped, insetGrouped }

  /// The default side margin of a cell. The separator also starts there.
  package static let standardSide = 16.0

  public var accessory: Accessory
  public var tableStyle: TableStyle
  /// Whether the cell is the first of its section.
  public var isFirst: Bool
  /// Whether the cell is the last of its section.
  public var isLast: Bool
  /// The insets of the separator from the leading and trailing edges, in points; nil without a
  /// separator.
  public var separatorInset: DirectionalEdgeInsets?
  /// The side margin of the cell, in points. The accessory ends at it.
  public var side: Double
  /// The insets of the safe area from the sides of the cell. Top and bottom are ignored.
  public var sides = EdgeInsets.zero
  /// The indentation of a style's texts from the margin, in points.
  public var indentation = 0.0
  /// Whether a cell of a plain table without a background has the system's. Cells of other tables
  /// always do.
  public var hasSystemBackground = false
  /// Whether the cell has its own view for the background instead of the system's colour.
  public var hasOwnBackground = false
  /// The colour of the separator; nil uses the system's.
  public var separatorColor: Color?
  /// The views that the cell places; nil if its host places them.
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
  /// The default insets of a cell's separator.
  public static var standardSeparator: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: 0, leading: CellContent.standardSide, bottom: 0, trailing: 0)
  }
}

/// The views that a cell places itself.
public struct CellParts: Hashable, Sendable {
  public var contentView: ItemID
  /// Whether the content view keeps its frame, so that the cell places only the views inside it.
  public var keepsContentFrame = false
  /// Whether the cell has the release's default margins.
  public var hasDefaultMargins = true
  /// Whether the content view has the release's default margins.
  public var hasDefaultContentMargins = true
  /// Whether the separator starts where the texts start.
  public var hasDefaultSeparatorInset = true
  /// The style that places the labels; nil if the cell places none.
  public var style: CellStyle?
  public var text: ItemID?
  public var detail: ItemID?
  public var image: ItemID?
  /// The view that replaces the accessory.
  public var accessoryView: ItemID?

  public init(contentView: ItemID) { self.contentView = contentView }
}
