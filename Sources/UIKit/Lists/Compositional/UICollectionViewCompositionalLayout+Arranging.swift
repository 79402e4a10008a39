// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UICollectionViewCompositionalLayout {
  /// Computes the attributes of all sections.
  func arrange(_ view: UICollectionView) {
    let inset = view.adjustedContentInset
    let room = Size(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    let traits = view.traitCollection
    var groups: [NSCollectionLayoutGroup] = []
    lists = [:]
    handlers = [:]
    let sections = (0..<view.numberOfSections).map { section in
      let environment = LayoutContainer(CGSize(room), insets: .zero, traits)
      guard let layout = provider(section, environment) else {
        LayoutException.raiseInconsistency(
          "Invalid section definition. Please specify a valid section definition when content is to "
            + "be rendered for a section. This is a client error.")
        let none = CompositionalLength(.absolute, 0)
        return CompositionalSection(
          group: CompositionalItem(size: CompositionalSize(width: none, height: none)), count: 0)
      }
      lists[section] = layout.list
      handlers[section] = layout.visibleItemsInvalidationHandler
      return layout.core(
        count: view.numberOfItems(inSection: section),
        sides: view.sides(of: layout.contentInsetsReference, configuration), &groups)
    }
    let host = CompositionalHost(
      measured: { [measured] place in measured[place.element]?.core },
      custom: { [groups] number, size in groups[number].customFrames(in: size, traits) })
    placed = CompositionalArrangement(
      sections, boundary: configuration.boundarySupplementaryItems.map(\.boundary),
      spacing: configuration.interSectionSpacing, room: room,
      isVertical: configuration.scrollDirection == .vertical,
      direction: LayoutStore.current.forest.direction(of: view.item), host: host)
    elements = placed.places.map(UICollectionViewLayoutAttributes.init)
    items = [:]
    for attributes in elements where attributes.representedElementKind == nil {
      items[attributes.indexPath] = attributes
    }
  }

  /// The attributes that overlap `rect`. Pinned headers and footers are moved into `visible`.
  func elements(in rect: CGRect, visible: CGRect) -> [UICollectionViewLayoutAttributes] {
    let moved = placed.pinned.indices.map { index in
      let copy = elements[placed.pinned[index].place].duplicate()
      copy.frame = CGRect(placed.pinnedFrame(index, visible: visible.core))
      return copy
    }
    return (moved + elements.filter { !$0.isPinned }).filter { $0.frame.overlaps(rect) }
  }
}

extension CompositionalPlace {
  fileprivate var element: CollectionState.Element {
    CollectionState.Element(kind: kind, indexPath: IndexPath(item: item, section: section))
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate convenience init(_ place: CompositionalPlace) {
    let indexPath = IndexPath(item: place.item, section: place.section)
    switch place.role {
    case .cell: self.init(forCellWith: indexPath)
    case .supplementary: self.init(forSupplementaryViewOfKind: place.kind, with: indexPath)
    case .decoration: self.init(forDecorationViewOfKind: place.kind, with: indexPath)
    }
    frame = CGRect(place.frame)
    (isWidthFixed, isHeightFixed) = (place.isWidthFixed, place.isHeightFixed)
    isPinned = place.isPinned
    zIndex = place.zIndex
  }

  /// `preferred` in the dimensions that the content determines, and `size` in the fixed ones.
  func merged(_ size: CGSize, _ preferred: CGSize) -> CGSize {
    CGSize(
      width: isWidthFixed ? size.width : preferred.width,
      height: isHeightFixed ? size.height : preferred.height)
  }

  /// The key of the view that shows the attributes.
  var element: CollectionState.Element {
    CollectionState.Element(kind: representedElementKind ?? "", indexPath: indexPath)
  }
}

extension NSCollectionLayoutSection {
  fileprivate func core(
    count: Int, sides: UIEdgeInsets, _ groups: inout [NSCollectionLayoutGroup]
  ) -> CompositionalSection {
    var section = CompositionalSection(group: group.core(&groups), count: count)
    section.insets = contentInsets.core
    section.sides = sides.core
    section.topPadding = Double(list?.headerTopPadding ?? 0)
    section.groupSpacing = interGroupSpacing
    section.isOrthogonal = orthogonalScrollingBehavior != .none
    section.boundary = boundarySupplementaryItems.map(\.boundary)
    section.boundaryFollowsInsets = supplementariesFollowContentInsets
    section.decorations = decorationItems.map { ($0.elementKind, $0.contentInsets.core) }
    return section
  }
}

extension NSCollectionLayoutGroup {
  fileprivate func customFrames(
    in size: Size, _ traits: UITraitCollection
  ) -> [(frame: Rect, zIndex: Int)] {
    guard case .custom(let provider) = arrangement else { return [] }
    return provider(LayoutContainer(CGSize(size), insets: contentInsets, traits))
      .map { ($0.frame.core, $0.zIndex) }
  }
}

extension NSCollectionLayoutSize {
  var core: CompositionalSize {
    CompositionalSize(width: widthDimension.core, height: heightDimension.core)
  }
}

extension NSCollectionLayoutSupplementaryItem {
  var supplementary: CompositionalSupplementary {
    let edges = containerAnchor.edges
    func edge(
      _ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge
    ) -> CompositionalSupplementary.Edge? {
      edges.contains(start) == edges.contains(end) ? nil : edges.contains(start) ? .start : .end
    }
    return CompositionalSupplementary(
      kind: elementKind, size: layoutSize.core, horizontal: edge(.leading, .trailing),
      vertical: edge(.top, .bottom),
      offset: Point(x: containerAnchor.offset.x, y: containerAnchor.offset.y),
      isFractionalOffset: containerAnchor.isFractionalOffset, zIndex: zIndex)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate var boundary: CompositionalSupplementary {
    var boundary = supplementary
    boundary.isAtEnd = alignment.edges.contains(.bottom)
    boundary.extendsBoundary = extendsBoundary
    boundary.isPinned = pinToVisibleBounds
    return boundary
  }
}

extension UICollectionView {
  /// The horizontal insets of sections.
  fileprivate func sides(
    of reference: UIContentInsetsReference,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> UIEdgeInsets {
    let own = reference == .automatic ? configuration.contentInsetsReference : reference
    let insets: UIEdgeInsets =
      switch own {
      case .none: .zero
      case .automatic, .safeArea: safeAreaInsets
      case .layoutMargins: layoutMargins
      case .readableContent: readableSides
      }
    // Subtract the collection view's own insets, which already apply.
    let adjusted = adjustedContentInset
    return UIEdgeInsets(
      top: 0, left: max(0, insets.left - adjusted.left), bottom: 0,
      right: max(0, insets.right - adjusted.right))
  }

  /// The horizontal insets of the readable content guide.
  private var readableSides: UIEdgeInsets {
    let frame = readableContentGuide.layoutFrame
    return UIEdgeInsets(
      top: 0, left: max(0, frame.minX - bounds.minX), bottom: 0,
      right: max(0, bounds.maxX - frame.maxX))
  }
}
