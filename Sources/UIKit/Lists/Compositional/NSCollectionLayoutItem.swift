// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class NSCollectionLayoutItem: _UIObject {
  public let layoutSize: NSCollectionLayoutSize
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init(object: ())
  }

  /// A copy of the item's own kind.
  func copied() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: layoutSize).taking(self)
  }

  /// The item with what of `other` can be set.
  func taking(_ other: NSCollectionLayoutItem) -> NSCollectionLayoutItem {
    supplementaryItems = other.supplementaryItems
    (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
    return self
  }

  /// A line for the item and for everything in it, indented by `depth`.
  func outline(depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + "item \(layoutSize.outline)"]
  }

  /// The item as the core has it.
  ///
  /// - Parameter groups: receives the groups that code works out.
  func core(_ groups: inout [NSCollectionLayoutGroup]) -> CompositionalItem {
    var item = CompositionalItem(size: layoutSize.core)
    item.insets = contentInsets.core
    item.leading = edgeSpacing?.leading?.core ?? .none
    item.trailing = edgeSpacing?.trailing?.core ?? .none
    item.top = edgeSpacing?.top?.core ?? .none
    item.bottom = edgeSpacing?.bottom?.core ?? .none
    item.supplementaries = supplementaryItems.map(\.supplementary)
    return item
  }
}

open class NSCollectionLayoutAnchor: _UIObject {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init(object: ())
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  open var isFractionalOffset: Bool { !isAbsoluteOffset }
}

open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  /// No effect.
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 0

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
    copy.zIndex = zIndex
    return copy.taking(self)
  }
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

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

open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  open var extendsBoundary = true
  open var pinToVisibleBounds = false

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

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset
    )
    copy.zIndex = zIndex
    (copy.extendsBoundary, copy.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
    return copy.taking(self)
  }
}

open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// No effect.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.zIndex = zIndex
    return copy.taking(self)
  }

  open class func background(elementKind: String) -> Self {
    unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind: elementKind), to: Self.self)
  }
}
