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

  /// The class of the attributes that layouts make; a subclass of
  /// ``UICollectionViewLayoutAttributes``.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts with which layouts are invalidated; a subclass of
  /// ``UICollectionViewLayoutInvalidationContext``.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Has everything placed anew at the next layout, through ``invalidateLayout(with:)``.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Has the layout prepared anew at the next pass. The context says what has changed: overrides may
  /// keep the rest and call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
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

  /// The context of an invalidation for another part of the content, asked where
  /// ``shouldInvalidateLayout(forBoundsChange:)`` says that there has to be one.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Where scrolling by a finger comes to rest. No finger scrolls here; code that snaps calls it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Where the content stands after a change of layouts or items; where it would unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Where an item that is inserted comes from. Nothing is animated here: nobody asks.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where an item that is deleted goes. Nothing is animated here: nobody asks.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Whether places are mirrored where reading goes the other way; kept, places stay as they are.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which places are worked out.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Attributes of the class that the layout says.
  func makeAttributes(forCellWith indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    attributesType.init(forCellWith: indexPath)
  }

  /// Attributes of the class that the layout says.
  func makeAttributes(
    forSupplementaryViewOfKind kind: String, with indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = attributesType.init(forCellWith: indexPath)
    attributes.representedElementKind = kind
    attributes.representedElementCategory = .supplementaryView
    return attributes
  }

  private var attributesType: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }
}
