// SPDX-License-Identifier: MIT

import Foundation

@MainActor
struct FlowArrangement {
  /// Everything, in the order of the data.
  var elements: [UICollectionViewLayoutAttributes] = []
  var size = CGSize.zero
  /// Where in ``elements`` each section's items begin.
  var firstItems: [Int] = []
  var counts: [Int] = []

  nonisolated init() {}

  func item(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section),
      (0..<counts[indexPath.section]).contains(indexPath.item)
    else { return nil }
    return elements[firstItems[indexPath.section] + indexPath.item]
  }
}

/// Lengths along the lines of a flow layout and across them, whichever way it scrolls.
private struct FlowSize {
  var along: CGFloat
  var across: CGFloat

  init(_ size: CGSize, isVertical: Bool) {
    (along, across) = isVertical ? (size.width, size.height) : (size.height, size.width)
  }
}

extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  func arrange() -> FlowArrangement {
    var result = FlowArrangement()
    guard let view = collectionView else { return result }
    let available = view.bounds.inset(by: view.adjustedContentInset).size
    let length = FlowSize(available, isVertical: isVertical).along
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      place(
        UICollectionView.elementKindSectionHeader, section, headerSize(section), length, &position,
        into: &result)
      placeItems(of: section, length, &position, into: &result)
      place(
        UICollectionView.elementKindSectionFooter, section, footerSize(section), length, &position,
        into: &result)
    }
    result.size =
      isVertical
      ? CGSize(width: length, height: position) : CGSize(width: position, height: length)
    return result
  }

  private func frame(
    along: CGFloat, across: CGFloat, _ length: CGFloat, _ depth: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: along, y: across, width: length, height: depth)
      : CGRect(x: across, y: along, width: depth, height: length)
  }

  /// Places a header or footer across the whole line.
  private func place(
    _ kind: String, _ section: Int, _ size: CGSize, _ length: CGFloat, _ position: inout CGFloat,
    into result: inout FlowArrangement
  ) {
    let depth = FlowSize(size, isVertical: isVertical).across
    guard depth > 0 else { return }
    let attributes = makeAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = frame(along: 0, across: position, length, depth)
    result.elements.append(attributes)
    position += depth
  }

  private func placeItems(
    of section: Int, _ length: CGFloat, _ position: inout CGFloat,
    into result: inout FlowArrangement
  ) {
    guard let view = collectionView else { return }
    let inset = sectionInset(section)
    let (before, after, above, below) =
      isVertical
      ? (inset.left, inset.right, inset.top, inset.bottom)
      : (inset.top, inset.bottom, inset.left, inset.right)
    let room = max(0, length - before - after)
    let sizes = (0..<view.numberOfItems(inSection: section)).map {
      FlowSize(size(of: IndexPath(item: $0, section: section)), isVertical: isVertical)
    }
    let (gap, lineGap) = (itemSpacing(section), lineSpacing(section))
    let isUniform = sizes.dropFirst().allSatisfy {
      $0.along == sizes[0].along && $0.across == sizes[0].across
    }
    result.firstItems.append(result.elements.count)
    result.counts.append(sizes.count)
    position += above
    var (next, spread) = (0, gap)
    while next < sizes.count {
      let line = fill(from: next, sizes, room: room, gap: gap)
      let depth = sizes[line].map(\.across).max() ?? 0
      let isLast = line.upperBound == sizes.count
      let used = sizes[line].reduce(0) { $0 + $1.along }
      let left = room - used
      if !isLast { spread = line.count > 1 ? left / CGFloat(line.count - 1) : gap }
      if isLast, !(isUniform && next > 0) { spread = gap }
      var along = before + (line.count == 1 && !isLast ? max(0, left / 2) : 0)
      for index in line {
        let attributes = makeAttributes(
          forCellWith: IndexPath(item: index, section: section))
        attributes.frame = frame(
          along: along, across: position + (depth - sizes[index].across) / 2, sizes[index].along,
          sizes[index].across)
        result.elements.append(attributes)
        along += sizes[index].along + spread
      }
      next = line.upperBound
      position += depth + (isLast ? 0 : lineGap)
    }
    position += below
  }

  private func fill(
    from start: Int, _ sizes: [FlowSize], room: CGFloat, gap: CGFloat
  ) -> Range<Int> {
    var (end, used) = (start + 1, sizes[start].along)
    while end < sizes.count, used + gap + sizes[end].along <= room + 0.001 {
      used += gap + sizes[end].along
      end += 1
    }
    return start..<end
  }

  // MARK: What the delegate may say

  private func size(of indexPath: IndexPath) -> CGSize {
    if let size = preferred[indexPath] { return size }
    if let view = collectionView, let delegate = flowDelegate {
      let size = delegate.collectionView(view, layout: self, sizeForItemAt: indexPath)
      if size != itemSize { return size }
    }
    guard estimatedItemSize != .zero else { return itemSize }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  private func sectionInset(_ section: Int) -> UIEdgeInsets {
    guard let view = collectionView, let delegate = flowDelegate else { return sectionInset }
    return delegate.collectionView(view, layout: self, insetForSectionAt: section)
  }

  private func itemSpacing(_ section: Int) -> CGFloat {
    guard let view = collectionView, let delegate = flowDelegate else {
      return minimumInteritemSpacing
    }
    return delegate.collectionView(
      view, layout: self, minimumInteritemSpacingForSectionAt: section)
  }

  private func lineSpacing(_ section: Int) -> CGFloat {
    guard let view = collectionView, let delegate = flowDelegate else { return minimumLineSpacing }
    return delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
  }

  private func headerSize(_ section: Int) -> CGSize {
    guard let view = collectionView, let delegate = flowDelegate else { return headerReferenceSize }
    return delegate.collectionView(
      view, layout: self, referenceSizeForHeaderInSection: section)
  }

  private func footerSize(_ section: Int) -> CGSize {
    guard let view = collectionView, let delegate = flowDelegate else { return footerReferenceSize }
    return delegate.collectionView(
      view, layout: self, referenceSizeForFooterInSection: section)
  }
}
