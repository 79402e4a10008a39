// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UICollectionViewFlowLayout {
  /// The `zIndex` of pinned headers and footers. It puts them above the items that scroll below
  /// them.
  private static let pinnedIndex = 10

  /// The attributes with a header or footer pinned to the visible bounds while its section is
  /// visible.
  ///
  /// The scroll position is read at each call, so scrolling does not compute other attributes
  /// again.
  func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    guard attributes.representedElementKind != nil, let collectionView,
      isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    else { return attributes }
    let moved = attributes.duplicate()
    moved.frame = CGRect(
      attributes.frame.core.pinned(
        in: placed.sections[attributes.indexPath.section].extent,
        visible: collectionView.visibleContent.core, isVertical: scrollDirection == .vertical,
        isAtEnd: !isHeader))
    moved.zIndex = Self.pinnedIndex
    return moved
  }
}
