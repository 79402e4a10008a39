// SPDX-License-Identifier: MIT

public import AutoLayout

/// The cells of a collection in one section, and the flow layout that places them.
public struct CollectionContent: Hashable, Sendable {
  /// What the insets of the section are measured from along a line.
  public enum InsetReference: Hashable, Sendable { case contentInset, safeArea, layoutMargins }

  public struct Cell: Hashable, Sendable {
    public var cell: ItemID
    /// The size in points; where the cell decides, the one to begin with.
    public var size: Size

    public init(cell: ItemID, size: Size) {
      self.cell = cell
      self.size = size
    }
  }

  /// Whether lines follow each other downwards.
  public var isVertical = true
  /// Whether cells decide how large they are.
  public var measuresCells = false
  /// The least distance between cells of a line, in points.
  public var itemSpacing = 10.0
  /// The distance between lines, in points.
  public var lineSpacing = 10.0
  public var inset = EdgeInsets.zero
  public var insetReference = InsetReference.contentInset
  public var cells: [Cell] = []
  public var header: ItemID?
  /// The depth of the header along the direction of scrolling, in points.
  public var headerDepth = 0.0
  public var footer: ItemID?
  /// The depth of the footer along the direction of scrolling, in points.
  public var footerDepth = 0.0
  /// Whether columns, which follow each other to the side, end clear of bars.
  public var isClearOfBars = true

  public init() {}
}

extension CollectionContent.InsetReference {
  /// What a section is inset by at the sides of its lines beyond its own inset.
  ///
  /// - Parameter adjusted: what the collection's content is inset by in any case.
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
