// SPDX-License-Identifier: MIT

/// What a table's cell shows around its own content: its accessory, its separator, and its share of
/// the shape of its section.
public struct CellContent: Hashable, Sendable {
  public enum Accessory: Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum TableStyle: Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  public var accessory: Accessory
  public var tableStyle: TableStyle
  /// Whether the cell starts its section.
  public var isFirst: Bool
  /// Whether the cell ends its section.
  public var isLast: Bool
  /// Where the separator below the cell starts and ends, in points from the leading and the trailing
  /// edge; nil for a cell without a separator.
  public var separatorInset: DirectionalEdgeInsets?

  public init(
    accessory: Accessory = .none, tableStyle: TableStyle = .plain, isFirst: Bool = false,
    isLast: Bool = false,
    separatorInset: DirectionalEdgeInsets? = DirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 0)
  ) {
    self.accessory = accessory
    self.tableStyle = tableStyle
    self.isFirst = isFirst
    self.isLast = isLast
    self.separatorInset = separatorInset
  }
}
