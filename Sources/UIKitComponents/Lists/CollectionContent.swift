// SPDX-License-Identifier: MIT

public import AutoLayout

/// The cells of a collection view with one section, and the properties of its flow layout.
public struct CollectionContent: Hashable, Sendable {
  /// The reference for the section's insets along a line.
  public enum InsetReference: Hashable, Sendable { case contentInset, safeArea, layoutMargins }

  public struct Cell: Hashable, Sendable {
    public var cell: ItemID
    /// The size in points. For a self-sizing cell it is the initial size.
    public var size: Size

    public init(cell: ItemID, size: Size) {
      self.cell = cell
      self.size = size
    }
  }

  /// Whether the collection scrolls vertically.
  public var isVertical = true
  /// Whether cells are self-sizing.
  public var measuresCells = false
  /// The minimum distance between the cells of a line, in points.
  public var itemSpacing = 10.0
  /// The distance between lines, in points.
  public var lineSpacing = 10.0
  public var inset = EdgeInsets.zero
  public var insetReference = InsetReference.contentInset
  public var cells: [Cell] = []
  public var header: ItemID?
  /// The length of the header in the scrolling direction, in points.
  public var headerDepth = 0.0
  public var footer: ItemID?
  /// The length of the footer in the scrolling direction, in points.
  public var footerDepth = 0.0
  /// Whether columns of a horizontally scrolling collection end clear of bars.
  public var isClearOfBars = true

  public init() {}
}

extension CollectionContent.InsetReference {
  /// The additional insets of a section at the ends of its lines.
  ///
  /// - Parameter adjusted: the insets that the collection's content has in any case.
  /// - Source: the reference of `UICollectionViewFlowLayout.SectionInsetReference`.
  package func inset(safeArea: EdgeInsets, margins: EdgeInsets, adjusted: EdgeInsets) -> EdgeInsets
  {
    switch self {
    case .contentInset: .zero
    case .safeArea: safeArea.beyond(adjusted)
    case .layoutMargins: margins.beyond(adjusted)
    }
  }
}
