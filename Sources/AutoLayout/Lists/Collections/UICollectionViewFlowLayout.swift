// SPDX-License-Identifier: MIT

public import Foundation

/// Places items in lines, one section after the other.
///
/// Items fill a line as long as they fit with at least ``minimumInteritemSpacing`` between them; what
/// is left over widens the gaps. The items of a last line that is not full stand as far apart as those
/// above them where all are of one size, and at the least distance otherwise. Across the line items
/// stand in its middle.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for estimated sizes that cells correct.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The size of items that the delegate says nothing of; 50 × 50 points unless set.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size at which items count until their cells say how large they are; zero asks no cells.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The least distance between lines in points; 10 unless set.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least distance between the items of a line in points; 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// Insets in points around the items of each section, between its header and its footer; none
  /// unless set.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The length of headers along the direction of scrolling; zero for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The length of footers along the direction of scrolling; zero for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Whether lines follow each other downwards, or columns to the side.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  var placed = FlowArrangement()
  /// What cells asked for, by item.
  var preferred: [IndexPath: CGSize] = [:]

  open override func prepare() {
    super.prepare()
    placed = arrange()
  }

  open override var collectionViewContentSize: CGSize { placed.size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    placed.elements.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placed.item(indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.elements.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
  }
}
