// SPDX-License-Identifier: MIT

public import Foundation

/// What of a collection's layout has to be worked out anew.
///
/// The collection asks the layout for everything after each invalidation; what the context says is for
/// layouts that keep part of their places.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: _UIObject {
  /// Whether nothing of the layout holds any more.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items may be others.
  open internal(set) var invalidateDataSourceCounts = false
  /// How far the content's origin moves with the change; kept, nothing moves by it.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content gets with the change; kept, the layout's own size counts.
  open var contentSizeAdjustment = CGSize.zero
  /// The items whose places do not hold; nil unless ``invalidateItems(at:)`` was called.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose places do not hold, by kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// A context that says nothing yet.
  public required init() {
    super.init(object: ())
  }

  /// Adds items whose places do not hold.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views whose places do not hold.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// What of a flow layout has to be worked out anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate has to be asked for sizes and distances again; it always is.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places have to be worked out again; they always are.
  open var invalidateFlowLayoutAttributes = true
}
