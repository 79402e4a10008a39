// SPDX-License-Identifier: MIT

public import AutoLayout

/// The rows of a table view, by section.
public struct TableContent: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public var cell: ItemID
    /// The height in points; nil if the cell determines it.
    public var height: Double?
    /// Whether the cell keeps its frame, so that the table places only the titles around it.
    public var isFixed: Bool

    public init(cell: ItemID, height: Double?, isFixed: Bool = false) {
      self.cell = cell
      self.height = height
      self.isFixed = isFixed
    }
  }

  public struct Section: Hashable, Sendable {
    public var rows: [Row]
    /// The label of the section's header.
    public var header: ItemID?
    /// The label of the section's footer.
    public var footer: ItemID?

    public init(rows: [Row] = []) { self.rows = rows }
  }

  public var style: CellContent.TableStyle
  /// Whether the table is the root view of a view controller.
  public var isRoot: Bool
  public var screenWidth: Double
  public var sections: [Section] = []
  /// The height of all headers in points; nil if their titles determine it.
  public var headerHeight: Double?
  /// The height of all footers in points; nil if their titles determine it.
  public var footerHeight: Double?
  /// The view above all sections. It keeps its height.
  public var head: ItemID?
  /// The view below all sections. It keeps its height.
  public var foot: ItemID?

  public init(style: CellContent.TableStyle, isRoot: Bool, screenWidth: Double) {
    self.style = style
    self.isRoot = isRoot
    self.screenWidth = screenWidth
  }
}

extension CellContent {
  /// The insets of a table's rows, of the content within its rows, and of its section titles.
  ///
  /// - Parameters:
  ///   - side: the side margin of cells.
  ///   - safeArea: the safe area insets of the table.
  package static func sides(
    _ style: TableStyle, side: Double, safeArea: EdgeInsets
  ) -> (rows: EdgeInsets, cells: EdgeInsets, titles: EdgeInsets) {
    let isInset = style == .insetGrouped
    let rows = EdgeInsets(
      top: 0, left: isInset ? safeArea.left + side : 0, bottom: 0,
      right: isInset ? safeArea.right + side : 0)
    // In other styles, cells extend beyond the safe area, and their content and titles do not.
    let cells = EdgeInsets(
      top: 0, left: isInset ? 0 : safeArea.left, bottom: 0, right: isInset ? 0 : safeArea.right)
    let titles = EdgeInsets(
      top: 0, left: safeArea.left + (isInset ? 2 : 1) * side, bottom: 0,
      right: safeArea.right + (isInset ? 2 : 1) * side)
    return (rows, cells, titles)
  }
}
