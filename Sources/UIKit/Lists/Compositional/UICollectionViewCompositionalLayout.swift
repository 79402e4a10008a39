// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

open class UICollectionViewCompositionalLayoutConfiguration: _PlainObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

open class UICollectionViewCompositionalLayout: UICollectionViewLayout, MeasuringLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  var placed = CompositionalArrangement([], room: .zero, isVertical: true)
  /// All attributes, in the order of the arrangement.
  var elements: [UICollectionViewLayoutAttributes] = []
  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// The list configurations of the sections that are lists.
  var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  /// The sections' `visibleItemsInvalidationHandler` closures.
  var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  /// The measured sizes of views.
  private(set) var measured: [CollectionState.Element: CGSize] = [:]

  @_Observed(UICollectionViewCompositionalLayout.invalidateLayout)
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    super.init()
    self.configuration = configuration
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    super.init()
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) { nil }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The background of the first section that is a list.
  override var listBackground: UIColor? {
    lists.min { $0.key < $1.key }?.value.effectiveBackgroundColor
  }

  override func applyListAppearance(
    _ view: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes
  ) {
    let place = attributes.indexPath
    guard attributes.representedElementKind == nil, let list = lists[place.section],
      let collectionView
    else { return }
    // If the first item is the header, the second item is the first row of the group.
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    guard place.item >= first else { return }
    view.join(
      list, at: place, isFirst: place.item == first,
      isLast: place.item == collectionView.numberOfItems(inSection: place.section) - 1)
  }

  override func handled(
    _ visible: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] { applyHandlers(to: visible) }

  override func swipeActions(
    at indexPath: IndexPath, _ edge: OpenSwipeActions.Edge
  ) -> UISwipeActionsConfiguration? {
    let list = lists[indexPath.section]
    return edge == .leading
      ? list?.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list?.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    arrange(collectionView)
  }

  open override var collectionViewContentSize: CGSize { CGSize(placed.size) }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    return elements(in: rect, visible: collectionView.visibleContent)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  // MARK: Measuring

  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    (!attributes.isWidthFixed || !attributes.isHeightFixed)
      && measured[attributes.element] == nil
  }

  func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {
    measured[attributes.element] = size
  }

  func forgetMeasures() { measured = [:] }

  /// Keeps the sizes of cells. Supplementary views are measured again, because their index paths
  /// may mean other sections now.
  func moveMeasures(_ update: ListUpdate) {
    var moved: [CollectionState.Element: CGSize] = [:]
    for (element, size) in measured where element.kind.isEmpty {
      if let new = update[element.indexPath] { moved[.init(indexPath: new)] = size }
    }
    measured = moved
  }
}

extension UICollectionView {
  var visibleContent: CGRect { bounds.inset(by: adjustedContentInset) }
}
