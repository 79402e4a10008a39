// SPDX-License-Identifier: MIT

import Foundation

@MainActor
struct CompositionalArrangement {
  /// Everything in the order of the data, decorations of a section after its items.
  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var size = CGSize.zero
  /// Headers and footers that stay in view, with the rectangle of their section.
  private var pinned: [(attributes: UICollectionViewLayoutAttributes, section: CGRect)] = []

  nonisolated init() {}

  init(
    of view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    measured: [CollectionState.Element: CGSize],
    provider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    let isVertical = configuration.scrollDirection == .vertical
    let inset = view.adjustedContentInset
    let room = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    let traits = view.traitCollection
    var position: CGFloat = 0
    let whole = configuration.boundarySupplementaryItems
    position += placeBoundary(
      whole.filter { !$0.isAtEnd }, 0, CGRect(origin: .zero, size: room), at: 0, measured)
    for section in 0..<view.numberOfSections {
      if section > 0 { position += configuration.interSectionSpacing }
      let environment = LayoutRoom(room, insets: .zero, traits)
      guard let layout = provider(section, environment) else {
        LayoutException.raiseInconsistency(
          "Invalid section definition. Please specify a valid section definition when content is to "
            + "be rendered for a section. This is a client error.")
        continue
      }
      var solver = SectionSolver(
        layout, section: section, count: view.numberOfItems(inSection: section),
        sides: view.sides(of: layout.contentInsetsReference, configuration), room: room,
        isVertical: isVertical, measured: measured, traits: traits)
      place(solver.solve(), of: layout, section, room, &position, isVertical, measured)
    }
    position += placeBoundary(
      whole.filter(\.isAtEnd), 0, CGRect(origin: .zero, size: room), at: position, measured)
    size =
      isVertical
      ? CGSize(width: room.width, height: position) : CGSize(width: position, height: room.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror() }
    for attributes in elements where attributes.representedElementKind == nil {
      items[attributes.indexPath] = attributes
    }
  }

  /// What reaches into `rect`, headers and footers that stay in view being moved into `visible`.
  func elements(
    in rect: CGRect, visible: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let moved = pinned.map { attributes, section in
      let copy = attributes.duplicate()
      let height = copy.frame.height
      copy.frame.origin.y =
        attributes.isAtEndOfSection
        ? max(min(copy.frame.minY, visible.maxY - height), section.minY)
        : min(max(copy.frame.minY, visible.minY), section.maxY - height)
      return copy
    }
    return (moved + elements.filter { !$0.isPinned }).filter { $0.frame.overlaps(rect) }
  }

  private mutating func mirror() {
    for attributes in elements {
      attributes.frame.origin.x = size.width - attributes.frame.maxX
    }
  }

  private mutating func place(
    _ solved: SectionSolver.Solution, of layout: NSCollectionLayoutSection, _ section: Int,
    _ room: CGSize, _ position: inout CGFloat, _ isVertical: Bool,
    _ measured: [CollectionState.Element: CGSize]
  ) {
    let start = position
    let insets = layout.contentInsets
    let follows = layout.supplementariesFollowContentInsets
    let width = isVertical ? room.width - solved.sides.left - solved.sides.right : solved.size.width
    let across = CGRect(
      x: (isVertical ? solved.sides.left : start) + (follows ? insets.leading : 0), y: 0,
      width: max(0, width - (follows ? insets.leading + insets.trailing : 0)), height: room.height)
    let first = elements.count
    let headers = layout.boundarySupplementaryItems.filter { !$0.isAtEnd }
    let footers = layout.boundarySupplementaryItems.filter(\.isAtEnd)
    var y = isVertical ? start : 0
    y += placeBoundary(headers, section, across, at: y, measured)
    for attributes in solved.places {
      attributes.frame = attributes.frame.offsetBy(dx: isVertical ? 0 : start, dy: y)
      elements.append(attributes)
    }
    y += solved.size.height
    y += placeBoundary(footers, section, across, at: y, measured)
    let extent =
      isVertical
      ? CGRect(x: solved.sides.left, y: start, width: width, height: y - start)
      : CGRect(x: start, y: 0, width: width, height: y)
    for index in first..<elements.count where elements[index].isPinned {
      pinned.append((elements[index], extent))
    }
    for decoration in layout.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: section))
      let inset = decoration.contentInsets
      attributes.frame = extent.inset(
        by: UIEdgeInsets(
          top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing))
      attributes.isWidthFixed = true
      attributes.isHeightFixed = true
      elements.append(attributes)
    }
    position = isVertical ? y : start + solved.size.width
  }

  /// Adds headers or footers from `y` on.
  ///
  /// - Returns: the height of those that make the section longer.
  private mutating func placeBoundary(
    _ boundary: [NSCollectionLayoutBoundarySupplementaryItem], _ section: Int, _ across: CGRect,
    at y: CGFloat, _ measured: [CollectionState.Element: CGSize]
  ) -> CGFloat {
    var added: CGFloat = 0
    for item in boundary {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
      attributes.take(item.layoutSize)
      var size = item.layoutSize.points(in: across.size)
      if let asked = measured[attributes.element] { size = attributes.merged(size, asked) }
      let line = CGRect(x: across.minX, y: y + added, width: across.width, height: size.height)
      attributes.frame = item.containerAnchor.frame(size, at: line, isMirrored: false)
      attributes.isPinned = item.pinToVisibleBounds
      attributes.isAtEndOfSection = item.isAtEnd
      attributes.zIndex = item.pinToVisibleBounds ? max(1, item.zIndex) : item.zIndex
      elements.append(attributes)
      if item.extendsBoundary { added += size.height }
    }
    return added
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate var isAtEnd: Bool { alignment.edges.contains(.bottom) }
}

extension UICollectionView {
  /// What sections leave free at the sides.
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
    // What the collection is inset by already counts once.
    let adjusted = adjustedContentInset
    return UIEdgeInsets(
      top: 0, left: max(0, insets.left - adjusted.left), bottom: 0,
      right: max(0, insets.right - adjusted.right))
  }

  /// What readable content leaves free at the sides.
  private var readableSides: UIEdgeInsets {
    let frame = readableContentGuide.layoutFrame
    return UIEdgeInsets(
      top: 0, left: max(0, frame.minX - bounds.minX), bottom: 0,
      right: max(0, bounds.maxX - frame.maxX))
  }
}
