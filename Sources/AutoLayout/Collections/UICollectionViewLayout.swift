// SPDX-License-Identifier: MIT

public import Foundation

/// Says where the cells and supplementary views of a collection stand; subclasses do.
@preconcurrency @MainActor
open class UICollectionViewLayout: _UIObject {
  /// The collection that the layout places the items of.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout that places nothing.
  public init() {
    super.init(object: ())
  }

  public required init?(coder: NSCoder) {
    super.init(object: ())
  }

  /// Works out places before any is asked for; is called after each invalidation.
  open func prepare() {}

  /// The size of everything, in points, as ``prepare()`` worked it out. The collection scrolls over
  /// it.
  open var collectionViewContentSize: CGSize { .zero }

  /// The places of everything that reaches into `rect`.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The place of an item; nil where it has none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a supplementary view; nil where it has none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether places depend on what part of the content shows; no unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether a cell that asks for another size gets it; no unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Has everything placed anew at the next layout.
  open func invalidateLayout() {
    collectionView?.collection.needsPreparing = true
    collectionView?.setNeedsLayout()
  }

  /// The classes of views that no data stands for, by kind.
  private(set) var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Has views of `viewClass` made for decorations of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// The place of a decoration; nil where it has none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
