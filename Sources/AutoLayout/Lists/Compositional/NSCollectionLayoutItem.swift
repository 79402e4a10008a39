// SPDX-License-Identifier: MIT

public import Foundation

/// A place for one cell in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: _UIObject {
  /// The size in the group, ``contentInsets`` included.
  public let layoutSize: NSCollectionLayoutSize
  /// What stands at the item, such as a badge.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// How much smaller the cell is than its place, in points by reading direction. Lengths that are
  /// estimated ignore them, as in UIKit.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Distances around the place; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size, with what stands at it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init(object: ())
  }
}

/// Where a supplementary view stands at an item or its container.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: _UIObject {
  /// The edges that it stands at.
  public let edges: NSDirectionalRectEdge
  /// How far it is moved from there, in points or in parts of its size.
  public let offset: CGPoint
  /// Whether ``offset`` is in points.
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init(object: ())
  }

  /// At `edges`.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// At `edges`, moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// At `edges`, moved by parts of its own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Whether ``offset`` is in parts of the size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// The frame of something of `size` at `rect`.
  func frame(_ size: CGSize, at rect: CGRect, isMirrored: Bool) -> CGRect {
    var x = rect.midX - size.width / 2
    var y = rect.midY - size.height / 2
    if edges.contains(.leading) != edges.contains(.trailing) {
      x = edges.contains(.leading) != isMirrored ? rect.minX : rect.maxX - size.width
    }
    if edges.contains(.top) != edges.contains(.bottom) {
      y = edges.contains(.top) ? rect.minY : rect.maxY - size.height
    }
    let move =
      isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    return CGRect(
      x: x + (isMirrored ? -move.x : move.x), y: y + move.y, width: size.width, height: size.height)
  }
}

/// A supplementary view at an item or group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What the data source knows the view by.
  public let elementKind: String
  /// Where it stands at what it belongs to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that stands there; kept.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// What stands in front of what; kept, the order of arrival counts.
  open var zIndex = 0

  /// A view at `containerAnchor`.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// Where one rectangle stands at another.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  /// The edges that the rectangles share.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side that it stands at.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public let offset: CGPoint
  /// Whether it adds to the section's length instead of lying over its items.
  open var extendsBoundary = true
  /// Whether it stays in view as long as its section is.
  open var pinToVisibleBounds = false

  /// A view at a side.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges, absoluteOffset: absoluteOffset))
  }
}

/// A view behind a section that no data stands for.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What its class is registered under with the layout.
  public let elementKind: String
  /// What stands in front of what; kept, it lies behind the items.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view as large as the section.
  open class func background(elementKind: String) -> Self {
    unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind: elementKind), to: Self.self)
  }
}
