// SPDX-License-Identifier: MIT

public import AutoLayout

/// The rows of a table, in the order of its sections.
public struct TableContent: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public var cell: ItemID
    /// The height in points; nil where the cell decides.
    public var height: Double?
    /// Whether the cell stays where it is, and only what is around it is placed.
    public var isFixed: Bool

    public init(cell: ItemID, height: Double?, isFixed: Bool = false) {
      self.cell = cell
      self.height = height
      self.isFixed = isFixed
    }
  }

  public struct Section: Hashable, Sendable {
    public var rows: [Row]
    /// The label of the title above.
    public var header: ItemID?
    /// The label of the text below.
    public var footer: ItemID?

    public init(rows: [Row] = []) { self.rows = rows }
  }

  public var style: CellContent.TableStyle
  /// Whether the table is the root view of a controller.
  public var isRoot: Bool
  public var screenWidth: Double
  public var sections: [Section] = []
  /// The height of all headers in points; nil where their titles decide.
  public var headerHeight: Double?
  /// The height of all footers in points; nil where their titles decide.
  public var footerHeight: Double?
  /// What stands above all sections, as high as it is.
  public var head: ItemID?
  /// What stands below all sections, as high as it is.
  public var foot: ItemID?

  public init(style: CellContent.TableStyle, isRoot: Bool, screenWidth: Double) {
    self.style = style
    self.isRoot = isRoot
    self.screenWidth = screenWidth
  }
}

extension CellContent {
  /// What stands free beside the rows of a table, within its rows, and beside the titles of its sections.
  ///
  /// - Parameters:
  ///   - side: the side margin of cells.
  ///   - safeArea: how far camera and corners of the screen reach into the table.
  package static func sides(
    _ style: TableStyle, side: Double, safeArea: EdgeInsets
  ) -> (rows: EdgeInsets, cells: EdgeInsets, titles: EdgeInsets) {
    let isInset = style == .insetGrouped
    let rows = EdgeInsets(
      top: 0, left: isInset ? safeArea.left + side : 0, bottom: 0,
      right: isInset ? safeArea.right + side : 0)
    // Cells of other styles lie below camera and corners, their content and titles do not.
    let cells = EdgeInsets(
      top: 0, left: isInset ? 0 : safeArea.left, bottom: 0, right: isInset ? 0 : safeArea.right)
    let titles = EdgeInsets(
      top: 0, left: safeArea.left + (isInset ? 2 : 1) * side, bottom: 0,
      right: safeArea.right + (isInset ? 2 : 1) * side)
    return (rows, cells, titles)
  }
}
