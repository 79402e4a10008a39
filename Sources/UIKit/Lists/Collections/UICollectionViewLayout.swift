// SPDX-License-Identifier: MIT

public import Foundation

open class UICollectionViewLayout: _UIObject {
  open internal(set) weak var collectionView: UICollectionView?

  public init() { super.init(object: ()) }

  /// The background colour of a collection view that has none.
  var defaultBackgroundColor: UIColor { listBackground ?? .systemBackground }

  /// The background colour of a list. Nil for other layouts.
  var listBackground: UIColor? { nil }

  /// Applies the layout's appearance, such as a list row's background, to a placed view.
  func applyListAppearance(
    _ view: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes
  ) {}

  /// The visible attributes after the sections' handlers have changed them.
  func handled(_ visible: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]
  { visible }

  /// The swipe actions of an item.
  func swipeActions(
    at indexPath: IndexPath, _ edge: OpenSwipeActions.Edge
  ) -> UISwipeActionsConfiguration? { nil }

  /// Removes the recorded size of a cell.
  ///
  /// - Returns: whether the layout supports self-sizing cells.
  func forgetPreferredSize(at indexPath: IndexPath) -> Bool { false }

  public required init?(coder: NSCoder) { super.init(object: ()) }

  /// Encodes nothing.
  open func encode(with coder: NSCoder) {}

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open func invalidateLayout() { invalidateLayout(everything: true, counts: false) }

  /// Invalidates the layout with a new context.
  ///
  /// - Parameter counts: the value of `invalidateDataSourceCounts`. It is true after reloads and
  ///   changes of items, and makes layouts discard their cached attributes.
  func invalidateLayout(everything: Bool, counts: Bool) {
    let context = makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (everything, counts)
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.collection.needsPreparing = true
    collectionView?.collection.offsetAdjustment.x += context.contentOffsetAdjustment.x
    collectionView?.collection.offsetAdjustment.y += context.contentOffsetAdjustment.y
    collectionView?.setNeedsLayout()
  }

  /// The registered classes and nibs of decoration views, by kind.
  private(set) var decorations: [String: DecorationSource] = [:]

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .view($0) }
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { .nib($0) }
  }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type.map(UICollectionViewLayoutInvalidationContext.make)
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Called when a simulated drag ends.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Called when a self-sizing view gets another size. The collection view then prepares the whole
  /// layout again.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  open func finalizeLayoutTransition() {}

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Never called.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Never called.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  open func finalizeCollectionViewUpdates() {}

  /// Never called.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Never called.
  open func finalizeAnimatedBoundsChange() {}

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Never called.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Never called.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The item's attributes, centered on the position and in front of all other items.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      (layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes)
      ?? makeAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// No effect.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  func makeAttributes(forCellWith indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(attributesType)
    attributes.indexPath = indexPath
    return attributes
  }

  func makeAttributes(
    forSupplementaryViewOfKind kind: String, with indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(forCellWith: indexPath)
    attributes.representedElementKind = kind
    attributes.representedElementCategory = .supplementaryView
    return attributes
  }

  private var attributesType: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }
}
