// SPDX-License-Identifier: MIT

import Foundation

/// Lays out the groups of one section, as if it read from left to right.
@MainActor
struct SectionSolver {
  struct Solution {
    /// Cells and what stands at them, in the section's coordinates.
    var places: [UICollectionViewLayoutAttributes] = []
    var size = CGSize.zero
    var sides: UIEdgeInsets
  }

  private struct Placed {
    var places: [UICollectionViewLayoutAttributes] = []
    var size: CGSize
    var used = 0
  }

  private struct Slot {
    var placed: Placed
    var before: CGFloat
    var after: CGFloat
    var crossBefore: CGFloat
    /// How many of the distances around it take a share of what is left.
    var flexibleBefore = false
    var flexibleAfter = false
  }

  private let layout: NSCollectionLayoutSection
  private let section: Int
  private let count: Int
  private let sides: UIEdgeInsets
  private let room: CGSize
  private let isVertical: Bool
  private let measured: [CollectionState.Element: CGSize]
  private let traits: UITraitCollection

  init(
    _ layout: NSCollectionLayoutSection, section: Int, count: Int, sides: UIEdgeInsets,
    room: CGSize, isVertical: Bool, measured: [CollectionState.Element: CGSize],
    traits: UITraitCollection
  ) {
    (self.layout, self.section, self.count, self.sides) = (layout, section, count, sides)
    (self.room, self.isVertical, self.measured) = (room, isVertical, measured)
    self.traits = traits
  }

  /// Groups one after another, until there are no more items.
  mutating func solve() -> Solution {
    let insets = layout.contentInsets
    let container = CGSize(
      width: max(0, room.width - sides.left - sides.right - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    let isAcross = layout.orthogonalScrollingBehavior != .none
    let goesDown = isVertical != isAcross
    var solution = Solution(sides: sides)
    let left = (isVertical ? sides.left : 0) + insets.leading
    var (position, extent, index) = (CGFloat(0), CGFloat(0), 0)
    while index < count {
      let placed = place(layout.group, in: container, from: index)
      guard placed.used > 0 else { break }
      if index > 0 { position += layout.interGroupSpacing }
      let (dx, dy) = goesDown ? (CGFloat(0), position) : (position, CGFloat(0))
      for attributes in placed.places {
        attributes.frame = attributes.frame.offsetBy(dx: left + dx, dy: insets.top + dy)
        solution.places.append(attributes)
      }
      position += goesDown ? placed.size.height : placed.size.width
      extent = max(extent, goesDown ? placed.size.width : placed.size.height)
      index += placed.used
    }
    let (width, height) = goesDown ? (extent, position) : (position, extent)
    solution.size = CGSize(
      width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
    return solution
  }

  private func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize, from start: Int
  ) -> Placed {
    let size = group.layoutSize.points(in: container)
    var placed: Placed
    switch group.arrangement {
    case .custom(let provider): placed = custom(group, provider, size, from: start)
    case .horizontal: placed = line(group, size, from: start, isHorizontal: true)
    case .vertical: placed = line(group, size, from: start, isHorizontal: false)
    }
    let bounds = CGRect(origin: .zero, size: placed.size)
    if placed.used > 0 { add(group.supplementaryItems, at: bounds, of: start, to: &placed) }
    return placed
  }

  private func custom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ size: CGSize, from start: Int
  ) -> Placed {
    var placed = Placed(size: size)
    for item in provider(LayoutRoom(size, insets: group.contentInsets, traits)) {
      guard start + placed.used < count else { break }
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: start + placed.used, section: section))
      attributes.frame = item.frame
      attributes.zIndex = item.zIndex
      (attributes.isWidthFixed, attributes.isHeightFixed) = (true, true)
      placed.places.append(attributes)
      placed.used += 1
    }
    return placed
  }

  /// Items in a row or column, gone through again while there is room.
  private func line(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, from start: Int, isHorizontal: Bool
  ) -> Placed {
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let along =
      isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let gap = group.interItemSpacing?.spacing ?? 0
    let length = along.isEstimated ? .infinity : isHorizontal ? inner.width : inner.height
    var (slots, used, items): ([Slot], CGFloat, Int) = ([], 0, 0)
    while start + items < count, !group.subitems.isEmpty {
      let subitem = group.subitems[slots.count % group.subitems.count]
      if let count = group.count, slots.count >= count { break }
      // Without a length of its own, a group holds each of its items once.
      if along.isEstimated, group.count == nil, slots.count >= group.subitems.count { break }
      var share: CGFloat?
      if let count = group.count, length.isFinite {
        share = max(0, (length - gap * CGFloat(count - 1)) / CGFloat(count))
      }
      let slot = slot(
        subitem, in: inner, from: start + items, share: share, isHorizontal: isHorizontal)
      let needed =
        slot.before + (isHorizontal ? slot.placed.size.width : slot.placed.size.height) + slot.after
      let next = slots.isEmpty ? needed : used + gap + needed
      guard slot.placed.used > 0, slots.isEmpty || next <= length + 0.01 else { break }
      // Items of no length would have room for ever.
      if needed <= 0, gap <= 0, slots.count >= group.subitems.count, group.count == nil { break }
      slots.append(slot)
      (used, items) = (next, items + slot.placed.used)
    }
    return join(slots, group, size, used: used, length: length, isHorizontal: isHorizontal)
  }

  private func slot(
    _ item: NSCollectionLayoutItem, in container: CGSize, from index: Int, share: CGFloat?,
    isHorizontal: Bool
  ) -> Slot {
    let edges = item.edgeSpacing
    let (before, after, cross) =
      isHorizontal
      ? (edges?.leading, edges?.trailing, edges?.top) : (edges?.top, edges?.bottom, edges?.leading)
    var container = container
    if let share { if isHorizontal { container.width = share } else { container.height = share } }
    let placed: Placed
    if let group = item as? NSCollectionLayoutGroup {
      placed = place(group, in: container, from: index)
    } else {
      placed = cell(item, in: container, index, share: share, isHorizontal: isHorizontal)
    }
    return Slot(
      placed: placed, before: before?.spacing ?? 0, after: after?.spacing ?? 0,
      crossBefore: cross?.spacing ?? 0, flexibleBefore: before?.isFlexibleSpacing ?? false,
      flexibleAfter: after?.isFlexibleSpacing ?? false)
  }

  private func cell(
    _ item: NSCollectionLayoutItem, in container: CGSize, _ index: Int, share: CGFloat?,
    isHorizontal: Bool
  ) -> Placed {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: index, section: section))
    attributes.take(item.layoutSize)
    var size = item.layoutSize.points(in: container)
    if let share, isHorizontal { (size.width, attributes.isWidthFixed) = (share, true) }
    if let share, !isHorizontal { (size.height, attributes.isHeightFixed) = (share, true) }
    if let asked = measured[attributes.element] { size = attributes.merged(size, asked) }
    let insets = item.contentInsets
    var frame = CGRect(origin: .zero, size: size)
    if attributes.isWidthFixed {
      frame.origin.x += insets.leading
      frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
    }
    if attributes.isHeightFixed {
      frame.origin.y += insets.top
      frame.size.height = max(0, frame.height - insets.top - insets.bottom)
    }
    attributes.frame = frame
    var placed = Placed(places: [attributes], size: size, used: 1)
    add(item.supplementaryItems, at: frame, of: index, to: &placed)
    return placed
  }

  /// Puts slots behind each other; what is left goes to flexible distances.
  private func join(
    _ slots: [Slot], _ group: NSCollectionLayoutGroup, _ size: CGSize, used: CGFloat,
    length: CGFloat, isHorizontal: Bool
  ) -> Placed {
    let insets = group.contentInsets
    let fixedGap = group.interItemSpacing?.spacing ?? 0
    let isGapFlexible = group.interItemSpacing?.isFlexibleSpacing ?? false
    let edges = slots.reduce(0) { $0 + ($1.flexibleBefore ? 1 : 0) + ($1.flexibleAfter ? 1 : 0) }
    let shares = edges + (isGapFlexible ? max(0, slots.count - 1) : 0)
    let left = length.isFinite ? max(0, length - used) : 0
    let share = shares > 0 ? left / CGFloat(shares) : 0
    var placed = Placed(size: size)
    var (position, cross) = (CGFloat(0), CGFloat(0))
    for (index, slot) in slots.enumerated() {
      if index > 0 { position += fixedGap + (isGapFlexible ? share : 0) }
      position += slot.before + (slot.flexibleBefore ? share : 0)
      let (dx, dy) = isHorizontal ? (position, slot.crossBefore) : (slot.crossBefore, position)
      for attributes in slot.placed.places {
        attributes.frame = attributes.frame.offsetBy(dx: insets.leading + dx, dy: insets.top + dy)
        placed.places.append(attributes)
      }
      let own = slot.placed.size
      position += isHorizontal ? own.width : own.height
      position += slot.after + (slot.flexibleAfter ? share : 0)
      cross = max(cross, slot.crossBefore + (isHorizontal ? own.height : own.width))
      placed.used += slot.placed.used
    }
    let extent = isHorizontal ? (position, cross) : (cross, position)
    if group.layoutSize.widthDimension.isEstimated {
      placed.size.width = extent.0 + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      placed.size.height = extent.1 + insets.top + insets.bottom
    }
    return placed
  }

  /// Adds what stands at an item or group; its path is that of the first item.
  private func add(
    _ supplementaries: [NSCollectionLayoutSupplementaryItem], at rect: CGRect, of index: Int,
    to placed: inout Placed
  ) {
    for item in supplementaries {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind,
        with: IndexPath(item: index, section: section))
      attributes.take(item.layoutSize)
      var size = item.layoutSize.points(in: rect.size)
      if let asked = measured[attributes.element] { size = attributes.merged(size, asked) }
      attributes.frame = item.containerAnchor.frame(size, at: rect, isMirrored: false)
      attributes.zIndex = max(1, item.zIndex)
      placed.places.append(attributes)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Takes note of which lengths content may change.
  func take(_ size: NSCollectionLayoutSize) {
    isWidthFixed = !size.widthDimension.isEstimated
    isHeightFixed = !size.heightDimension.isEstimated
  }

  /// `asked` along the axes on which content has the last word.
  func merged(_ size: CGSize, _ asked: CGSize) -> CGSize {
    CGSize(
      width: isWidthFixed ? size.width : asked.width,
      height: isHeightFixed ? size.height : asked.height)
  }

  /// What the view of the attributes is kept under.
  var element: CollectionState.Element {
    CollectionState.Element(kind: representedElementKind ?? "", indexPath: indexPath)
  }
}
