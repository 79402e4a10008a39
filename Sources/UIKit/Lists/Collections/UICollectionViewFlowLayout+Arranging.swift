// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UICollectionViewFlowLayout {
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Places every section, from the start.
  func arrange() {
    elements = []
    firstItems = []
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let available = view.bounds.inset(by: view.adjustedContentInset).size
    placed = FlowArrangement(
      (0..<view.numberOfSections).map { section($0, of: view, isVertical: isVertical) },
      isVertical: isVertical, length: isVertical ? available.width : available.height)
    for (index, section) in placed.sections.enumerated() {
      add(section.header, UICollectionView.elementKindSectionHeader, index)
      firstItems.append(elements.count)
      for (item, rect) in section.items.enumerated() {
        let attributes = makeAttributes(forCellWith: IndexPath(item: item, section: index))
        attributes.frame = CGRect(rect)
        elements.append(attributes)
      }
      add(section.footer, UICollectionView.elementKindSectionFooter, index)
    }
  }

  private func add(_ rect: Rect?, _ kind: String, _ section: Int) {
    guard let rect else { return }
    let attributes = makeAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(rect)
    elements.append(attributes)
  }

  func item(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard placed.sections.indices.contains(indexPath.section),
      placed.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return elements[firstItems[indexPath.section] + indexPath.item]
  }

  // MARK: What the delegate may say

  private func section(
    _ index: Int, of view: UICollectionView, isVertical: Bool
  ) -> FlowArrangement.Section {
    let delegate = flowDelegate
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
      ?? footerReferenceSize
    var section = FlowArrangement.Section()
    section.header = isVertical ? header.height : header.width
    section.footer = isVertical ? footer.height : footer.width
    section.inset =
      (delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset).core
      + sectionInsetReference.inset(of: view, along: isVertical ? .horizontal : .vertical)
    let spacing: CGFloat =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    let lineSpacing: CGFloat =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    (section.itemSpacing, section.lineSpacing) = (spacing, lineSpacing)
    section.items = (0..<view.numberOfItems(inSection: index)).map {
      size(of: IndexPath(item: $0, section: index)).core
    }
    return section
  }

  private func size(of indexPath: IndexPath) -> CGSize {
    if let size = preferred[indexPath] { return size }
    if let view = collectionView, let delegate = flowDelegate {
      let size = delegate.collectionView(view, layout: self, sizeForItemAt: indexPath)
      if size != itemSize { return size }
    }
    guard estimatedItemSize != .zero else { return itemSize }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }
}

extension UICollectionViewFlowLayout.SectionInsetReference {
  /// What a section is inset by at the ends of its lines beyond its own inset.
  @MainActor
  fileprivate func inset(of view: UICollectionView, along axis: Axis) -> EdgeInsets {
    let reference: CollectionContent.InsetReference =
      switch self {
      case .fromContentInset: .contentInset
      case .fromSafeArea: .safeArea
      case .fromLayoutMargins: .layoutMargins
      }
    return reference.inset(
      safeArea: view.safeAreaInsets.core, margins: view.layoutMargins.core,
      adjusted: view.adjustedContentInset.core
    ).along(axis)
  }
}
