// SPDX-License-Identifier: MIT

public import Foundation

/// Changes of items are shown without animation, at the end of their batch.
///
/// In a window, the cells of newly visible items are made at once. Without a window, they are made
/// at the next layout.
open class UICollectionView: _ListView {
  override var archivedParent: UIView? { nil }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled
    /// Behaves like ``enabled``. Constraint changes inside a cell do not invalidate the layout.
    case enabledIncludingConstraints = 2
  }

  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  let collection = CollectionState()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    _collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Uses a flow layout, because ``UIView/appearance()`` makes views with this initializer. UIKit
  /// raises an exception.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    _collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    decode(coder, decodeCollection)
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { _collectionViewLayout }
    set { _collectionViewLayout = newValue }
  }

  private var _collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    let former = collectionViewLayout
    guard layout !== former else { return }
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    collectionViewLayout = layout
    former.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  // MARK: Data

  override var descriptionDetails: [String] {
    super.descriptionDetails + [
      "layout: \(LayoutDescription.reference(to: collectionViewLayout))",
      "dataSource: \(LayoutDescription.reference(to: dataSource))",
    ]
  }

  open var dataSource: (any UICollectionViewDataSource)? {
    get { _dataSource }
    set { _dataSource = newValue }
  }

  private weak var _dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      scrollDelegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  open override var bounds: CGRect {
    get { collection.isCheckingBounds ? collection.bounds : super.bounds }
    set {
      followBounds(newValue)
      super.bounds = newValue
    }
  }

  open func reloadData() {
    collection.selected = []
    setNeedsReload()
    collectionViewLayout.invalidateLayout(everything: true, counts: true)
  }

  func setNeedsReload() {
    cancelMovement()
    collection.revision += 1
    collection.needsReload = true
    setNeedsLayout()
  }

  open var numberOfSections: Int { loadedCounts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collection.classes[.init(identifier: identifier)] = cellClass as? UICollectionViewCell.Type
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    collection.nibs[.init(identifier: identifier)] = nib
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { collection.nibs[.init(kind: kind, identifier: identifier)] = nib }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    collection.classes[.init(kind: elementKind, identifier: identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  /// Raises `NSInternalInconsistencyException` if the identifier is not registered. Returns a plain
  /// cell if the exception handler returns.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(.init(identifier: identifier), at: indexPath) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Raises `NSInternalInconsistencyException` if the kind and identifier are not registered.
  /// Returns a plain view if the exception handler returns.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.init(kind: elementKind, identifier: identifier), at: indexPath)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownCell(at: indexPath)
  }

  /// The cell of an item, also in a subclass that overrides ``cellForItem(at:)``.
  func shownCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.views[.init(indexPath: indexPath)] as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collection.views[.init(kind: elementKind, indexPath: indexPath)]
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.views.first { $0.value === cell }?.key.indexPath
  }

  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    collection.views.first { $0.value === supplementaryView && !$0.key.kind.isEmpty }?.key.indexPath
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    collection.views.keys.filter(\.kind.isEmpty).map(\.indexPath).sorted()
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Changes

  /// Calls both closures before it returns. If `updates` changes nothing, the layout is
  /// invalidated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collection.updates += 1
    updates?()
    collection.updates -= 1
    endChanges()
    completion?(true)
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted += indexPaths }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted += indexPaths }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded += indexPaths }
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigured += indexPaths }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Scrolling and choosing

  /// Performs pending layout, then scrolls. Stops at the end of the content. With `animated`, scrolls
  /// later, on the main queue.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  open var indexPathsForSelectedItems: [IndexPath]? { collection.selected }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { choose(indexPath, scrollPosition, animated: animated) }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    collection.selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  @_Observed(UICollectionView.replaceBackground) open var backgroundView: UIView? = nil

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let rect = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
    return collectionViewLayout.layoutAttributesForElements(in: rect)?
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    collection.views.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }

  @discardableResult
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool
  ) async -> Bool {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
    return true
  }

  @_ObservedChange(UICollectionView.editingDidChange) open var isEditing = false

  private func editingDidChange() {
    openSwipe?.dismiss()
    for indexPath in indexPathsForVisibleItems {
      if let cell = cellForItem(at: indexPath) { edit(cell, at: indexPath) }
    }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// No effect.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// No effect.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// No effect.
  open var reorderingCadence = ReorderingCadence.immediate

  open var hasUncommittedUpdates: Bool { collection.updates > 0 }

  /// Also returns false during the movement of another item. A movement of another item and a
  /// reload cancel the current movement.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(towards: targetPosition)
  }

  open func endInteractiveMovement() { endMovement() }

  open func cancelInteractiveMovement() { cancelMovement() }

  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

  // MARK: Touches

  override func openMenuOfContents(at point: CGPoint) -> OpenContextMenu? {
    openContextMenu(onItemAt: indexPathForItem(at: point), at: point)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let indexPath = item(under: touches)
    guard !beginSwipe(touches, at: indexPath) else { return }
    collection.touchedAccessory = accessory(under: touches, at: indexPath)
    if collection.touchedAccessory == nil {
      beginTouch(ofItemAt: indexPath)
    } else {
      swipeTouch?.hasFailed = true
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    followSwipe(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let indexPath = swipeTouch?.indexPath
    if endSwipe(isCancelled: false) { return }
    guard let accessory = collection.touchedAccessory, let indexPath else { return endTouch() }
    collection.touchedAccessory = nil
    _ = touchAccessory(accessory, at: indexPath)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endSwipe(isCancelled: true) { cancelTouch() }
  }

  override func cancelRowTouch() { cancelTouch() }

  override func textSizeDidChange() {
    (collectionViewLayout as? any MeasuringLayout)?.forgetMeasures()
    collection.needsPreparing = true
    setNeedsLayout()
  }

  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  override var canSwipe: Bool { !isEditing }

  override func swipeActions(
    at indexPath: IndexPath, _ edge: OpenSwipeActions.Edge, isCertain: Bool
  ) -> UISwipeActionsConfiguration? { collectionViewLayout.swipeActions(at: indexPath, edge) }

  override func swipedCell(at indexPath: IndexPath) -> (any SwipedCell)? {
    cellForItem(at: indexPath)
  }

  override func indexPath(ofSwipedCell cell: UIView) -> IndexPath? {
    collection.views.first { $0.value === cell && $0.key.kind.isEmpty }?.key.indexPath
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
    if keepContentInView() { layOutItems() }
  }

  // MARK: Transitions between layouts

  /// Shows items between the places of both layouts, by the transition's progress.
  open func startInteractiveTransition(
    to collectionViewLayout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let current = self.collectionViewLayout
    interactiveCompletion = completion
    let layout =
      delegate?.collectionView(
        self, transitionLayoutForOldLayout: current, newLayout: collectionViewLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: collectionViewLayout)
    current.prepareForTransition(to: collectionViewLayout)
    collectionViewLayout.prepareForTransition(from: current)
    self.collectionViewLayout = layout
    transition = layout
    for part in [layout.currentLayout, layout.nextLayout] { part.collectionView = self }
    return layout
  }

  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  private var transition: UICollectionViewTransitionLayout?
  private var interactiveCompletion: LayoutInteractiveTransitionCompletion?

  open func finishInteractiveTransition() { endTransition(finished: true) }

  open func cancelInteractiveTransition() { endTransition(finished: false) }

  private func endTransition(finished: Bool) {
    guard let transition else { return }
    self.transition = nil
    let shown = finished ? transition.nextLayout : transition.currentLayout
    collectionViewLayout = shown
    (finished ? transition.currentLayout : transition.nextLayout).collectionView = nil
    for layout in [transition.currentLayout, transition.nextLayout] {
      layout.finalizeLayoutTransition()
    }
    let completion = interactiveCompletion
    interactiveCompletion = nil
    completion?(true, finished)
  }
}
