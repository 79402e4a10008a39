// SPDX-License-Identifier: MIT

public import Foundation

/// Items that a layout places, of which those in view have cells.
///
/// Changes of items take effect at the next layout, without animation.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// What has items measured anew that layouts with estimated sizes ask for theirs.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only changes of the collection itself do.
    case disabled = 0
    /// So does a cell that calls `invalidateIntrinsicContentSize()` or is given another
    /// configuration.
    case enabled = 1
    /// The same as ``enabled``: constraints that change inside a cell do not reach the layout here.
    case enabledIncludingConstraints = 2
  }

  /// What has items in view measured anew, at the next layout; cells that say so unless set.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The way in which lines follow each other.
  public enum ScrollDirection: Int, Sendable {
    /// Lines are rows, each below the one before.
    case vertical = 0
    /// Lines are columns, each to the right of the one before.
    case horizontal = 1
  }

  /// Where an item that is scrolled to comes to stand; edges that nothing is said of scroll the
  /// shortest way.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// The item's top edge at the top of what shows.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item in the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item's bottom edge at the bottom of what shows.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item's left edge at the left of what shows.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item in the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item's right edge at the right of what shows.
    public static let right = ScrollPosition(rawValue: 32)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// What stands at a place of a layout.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    /// A view that no data stands for.
    case decorationView = 2
  }

  /// What flow layouts call the supplementary view before a section's items.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// What flow layouts call the supplementary view after a section's items.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  let collection = CollectionState()

  /// Makes a collection without items that `layout` places.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// What places the items. Setting another places them anew at the next layout; a layout serves
  /// one collection.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Has another layout place the items, at the next pass.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: Data

  /// Says what the items are; not kept alive. Setting another has all items asked for anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Hears of cells, and says how large items are if it is a flow layout's delegate.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      scrollDelegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Drops all cells and sizes; the data source is asked again at the next layout, or by the next
  /// question whose answer depends on it.
  open func reloadData() {
    collection.needsReload = true
    setNeedsLayout()
  }

  /// The number of sections as of the last reload.
  open var numberOfSections: Int { loadedCounts.count }

  /// The number of items as of the last reload; 0 for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
  }

  // MARK: Cells

  /// Has cells of `cellClass` made where none of the identifier is there to be used again; nil
  /// takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collection.classes[.init(identifier: identifier)] = cellClass as? UICollectionViewCell.Type
  }

  /// Has headers, footers or other views of `viewClass` made where none of the kind and identifier
  /// is there to be used again; nil takes the registration back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    collection.classes[.init(kind: elementKind, identifier: identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  /// A cell out of view, after its `prepareForReuse()`, or a new one of the registered class.
  ///
  /// An identifier that is not registered raises `NSInternalInconsistencyException`; if the handler
  /// returns, a plain cell is returned.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(.init(identifier: identifier), at: indexPath) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// A view out of view, after its `prepareForReuse()`, or a new one of the registered class.
  ///
  /// A kind and identifier that are not registered raise `NSInternalInconsistencyException`; if the
  /// handler returns, a plain view is returned.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.init(kind: elementKind, identifier: identifier), at: indexPath)
  }

  /// The cell of an item that was in view at the last layout; nil for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.views[.init(indexPath: indexPath)] as? UICollectionViewCell
  }

  /// The header or footer in view at a section's path; nil for others.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collection.views[.init(kind: elementKind, indexPath: indexPath)]
  }

  /// The item of a cell that was in view at the last layout; nil for others.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.views.first { $0.value === cell }?.key.indexPath
  }

  /// The cells of the items that were in view at the last layout, in the order of the items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items that were in view at the last layout, in their order.
  open var indexPathsForVisibleItems: [IndexPath] {
    collection.views.keys.filter(\.kind.isEmpty).map(\.indexPath).sorted()
  }

  /// Where the layout places an item, in view or not; nil where there is none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Changes

  /// Calls `updates`, then `completion` with true, before it returns.
  ///
  /// Changes in between are taken together at the next layout, which asks for all items anew;
  /// without any the layout places the present ones anew.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collection.updates += 1
    updates?()
    collection.updates -= 1
    if collection.hasChanges { noteChange() } else { collectionViewLayout.invalidateLayout() }
    completion?(true)
  }

  /// Says that the data source has new items; all are asked for anew.
  open func insertItems(at indexPaths: [IndexPath]) { noteChange() }

  /// Says that the data source has lost items; all are asked for anew.
  open func deleteItems(at indexPaths: [IndexPath]) { noteChange() }

  /// Says that items look different; all are asked for anew.
  open func reloadItems(at indexPaths: [IndexPath]) { noteChange() }

  /// Says that items look different; all are asked for anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) { noteChange() }

  /// Says that an item has moved; all are asked for anew.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { noteChange() }

  /// Says that the data source has new sections; all items are asked for anew.
  open func insertSections(_ sections: IndexSet) { noteChange() }

  /// Says that the data source has lost sections; all items are asked for anew.
  open func deleteSections(_ sections: IndexSet) { noteChange() }

  /// Says that sections look different; all items are asked for anew.
  open func reloadSections(_ sections: IndexSet) { noteChange() }

  /// Says that a section has moved; all items are asked for anew.
  open func moveSection(_ section: Int, toSection newSection: Int) { noteChange() }

  // MARK: Scrolling and choosing

  /// Lays out what waits for it and brings an item into view, at once, no further than the content
  /// goes. Nothing happens where there is no such item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition) }

  /// Whether ``selectItem(at:animated:scrollPosition:)`` chooses items.
  open var allowsSelection = true

  /// Whether several items may be chosen at a time.
  open var allowsMultipleSelection = false

  /// The chosen items, in the order in which they were chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.selected }

  /// Chooses an item without telling the delegate; nil takes every choice back.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { choose(indexPath, scrollPosition) }

  /// Takes the choice of an item back, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    collection.selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// A view behind all items; kept, not shown.
  open var backgroundView: UIView?

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }
}
