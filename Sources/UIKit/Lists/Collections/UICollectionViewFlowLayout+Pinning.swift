// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UICollectionViewFlowLayout {
  /// Above the items that pass below them.
  private static let pinnedIndex = 10

  /// The attributes with a header or footer moved to where it stays in view as long as its section does.
  ///
  /// What the collection has scrolled by is asked for anew each time, so that scrolling places nothing else.
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
