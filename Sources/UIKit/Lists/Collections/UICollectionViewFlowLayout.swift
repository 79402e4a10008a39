// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// The items of a last line that is not full stand as far apart as those above them where all are
/// of one size, and at the least distance otherwise. Across the line items stand in its middle.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  @_ObservedChange(UICollectionViewFlowLayout.invalidateLayout)
  open var itemSize = CGSize(width: 50, height: 50)

  @_ObservedChange(UICollectionViewFlowLayout.invalidateLayout)
  open var estimatedItemSize = CGSize.zero

  @_ObservedChange(UICollectionViewFlowLayout.invalidateLayout)
  open var minimumLineSpacing: CGFloat = 10

  @_ObservedChange(UICollectionViewFlowLayout.invalidateLayout)
  open var minimumInteritemSpacing: CGFloat = 10

  @_ObservedChange(UICollectionViewFlowLayout.invalidateLayout)
  open var sectionInset = UIEdgeInsets.zero

  @_ObservedChange(UICollectionViewFlowLayout.invalidateLayout)
  open var headerReferenceSize = CGSize.zero

  @_ObservedChange(UICollectionViewFlowLayout.invalidateLayout)
  open var footerReferenceSize = CGSize.zero

  @_ObservedChange(UICollectionViewFlowLayout.invalidateLayout)
  open var sectionHeadersPinToVisibleBounds = false

  @_ObservedChange(UICollectionViewFlowLayout.invalidateLayout)
  open var sectionFootersPinToVisibleBounds = false

  @_ObservedChange(UICollectionViewFlowLayout.invalidateLayout)
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  @_ObservedChange(UICollectionViewFlowLayout.invalidateLayout)
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  var placed = FlowArrangement([], isVertical: true, length: 0)
  /// Everything, in the order of the data.
  var elements: [UICollectionViewLayoutAttributes] = []
  /// Where in ``elements`` each section's items begin.
  var firstItems: [Int] = []
  /// What cells asked for, by item.
  var preferred: [IndexPath: CGSize] = [:]

  override func forgetPreferredSize(at indexPath: IndexPath) -> Bool {
    preferred[indexPath] = nil
    return true
  }

  open override func prepare() {
    super.prepare()
    arrange()
  }

  open override var collectionViewContentSize: CGSize { CGSize(placed.size) }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements.map { pinned($0) }.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }.map { pinned($0) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size }
}
