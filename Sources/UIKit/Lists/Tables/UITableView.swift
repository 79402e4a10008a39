// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// Changes of rows are shown without animation, at the end of their batch.
///
/// In a window, the cells of newly visible rows are made at once. Without a window, they are made
/// at the next layout.
open class UITableView: _ListView {
  override var archivedParent: UIView? { nil }

  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// No effect.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Any negative height means the same.
  public class var automaticDimension: CGFloat { -1 }

  private let ownStyle: Style

  open var style: Style { ownStyle }
  let table = TableState()

  public init(frame: CGRect, style: Style) {
    ownStyle = style
    super.init(frame: frame)
    configureAsTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    ownStyle = Style(coder)
    super.init(coder: coder)
    configureAsTable()
    decode(coder, decodeTable)
  }

  private func configureAsTable() {
    alwaysBounceVertical = true
    if backgroundColor == nil {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  // MARK: Data

  override var descriptionDetails: [String] {
    super.descriptionDetails + ["dataSource: \(LayoutDescription.reference(to: dataSource))"]
  }

  open var dataSource: (any UITableViewDataSource)? {
    get { _dataSource }
    set { _dataSource = newValue }
  }

  private weak var _dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      scrollDelegate = newValue
      setNeedsReload()
    }
  }

  open func reloadData() {
    table.selected = []
    setNeedsReload()
  }

  func setNeedsReload() {
    table.revision += 1
    table.needsReload = true
    setNeedsLayout()
  }

  open var numberOfSections: Int { loadedSections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    loadedSections.indices.contains(section) ? loadedSections[section].rows.count : 0
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    table.cellNibs[identifier] = nib
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.partNibs[identifier] = nib
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.partClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Raises `NSInternalInconsistencyException` if the identifier is not registered. Returns a plain
  /// cell if the exception handler returns.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { requireCell(identifier, at: indexPath) }

  /// The headers and footers of all sections are made at once. They are reused after a section was
  /// deleted or reloaded.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueTitle(identifier) }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    table.cells.first { $0.value === cell }?.key
  }

  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { table.cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? { table.cells.keys.sorted() }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows(in: CGRect(origin: point, size: CGSize(width: 0, height: 0.001))).first
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loadedSections.indices.contains(section)
      ? table.titles[section].header as? UITableViewHeaderFooterView : nil
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loadedSections.indices.contains(section)
      ? table.titles[section].footer as? UITableViewHeaderFooterView : nil
  }

  // MARK: Heights

  @_ObservedChange(UITableView.setNeedsReload) open var rowHeight: CGFloat = -1

  @_ObservedChange(UITableView.setNeedsReload) open var estimatedRowHeight: CGFloat = -1

  @_ObservedChange(UITableView.setNeedsReload) open var sectionHeaderHeight: CGFloat = -1

  @_ObservedChange(UITableView.setNeedsReload) open var sectionFooterHeight: CGFloat = -1

  /// No effect.
  open var estimatedSectionHeaderHeight: CGFloat = -1

  /// No effect.
  open var estimatedSectionFooterHeight: CGFloat = -1

  @_ObservedChange(UITableView.setNeedsReload) open var sectionHeaderTopPadding: CGFloat = -1

  @_Observed(UITableView.replace) open var tableHeaderView: UIView? = nil

  @_Observed(UITableView.replace) open var tableFooterView: UIView? = nil

  @_Observed(UITableView.replaceBackground) open var backgroundView: UIView? = nil

  // MARK: Rectangles

  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// The header's place in its section, even while the header is pinned elsewhere.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  // MARK: Changes

  open func beginUpdates() { table.updates += 1 }

  open func endUpdates() { endChanges() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded += indexPaths }
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfigured += indexPaths }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Scrolling and choosing

  /// Performs pending layout, then scrolls. Stops at the end of the content. With `animated`, scrolls
  /// later, on the main queue.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  /// No effect.
  open var fillerRowHeight: CGFloat = 0

  /// No effect.
  open var separatorEffect: UIVisualEffect?

  /// No effect.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// No effect.
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// No effect.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  @_Observed(UITableView.setNeedsLayout) open var sectionIndexColor: UIColor? = nil

  @_Observed(UITableView.setNeedsLayout) open var sectionIndexBackgroundColor: UIColor? = nil

  /// No effect.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  @_Observed(UITableView.setNeedsLayout) open var sectionIndexMinimumDisplayRowCount = 0

  open var hasUncommittedUpdates: Bool { table.updates > 0 }

  open func reloadSectionIndexTitles() {
    loadIndexTitles()
    setNeedsLayout()
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let first = table.selected.first { scroll(to: first, scrollPosition, animated: animated) }
  }

  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  nonisolated public static let indexSearch = "{search}"

  /// Never posted.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  open var indexPathForSelectedRow: IndexPath? { table.selected.first }

  open var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { choose(indexPath, scrollPosition, animated: animated) }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    table.selected.removeAll { $0 == indexPath }
    table.cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Also true while swipe actions are open; setting it closes them.
  ///
  /// In editing mode rows show controls. A tap on a control inserts, or opens the row's swipe
  /// actions.
  open var isEditing: Bool {
    get { table.isEditing || openSwipe != nil }
    set { if newValue != isEditing { setEditing(newValue, animated: false) } }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    openSwipe?.dismiss()
    table.isEditing = editing
    for (indexPath, cell) in table.cells.sorted(by: { $0.key < $1.key }) {
      edit(cell, at: indexPath, animated: animated)
    }
  }

  // MARK: Swiping

  override var canSwipe: Bool { !table.isEditing }

  override func swipeActions(
    at indexPath: IndexPath, _ edge: OpenSwipeActions.Edge, isCertain: Bool
  ) -> UISwipeActionsConfiguration? { rowActions(at: indexPath, edge, isCertain: isCertain) }

  override func swipedCell(at indexPath: IndexPath) -> (any SwipedCell)? {
    cellForRow(at: indexPath)
  }

  override func indexPath(ofSwipedCell cell: UIView) -> IndexPath? {
    table.cells.first { $0.value === cell }?.key
  }

  override func swipeWillOpen(at indexPath: IndexPath) {
    if !table.isEditing { delegate?.tableView(self, willBeginEditingRowAt: indexPath) }
  }

  override func swipeDidClose(at indexPath: IndexPath?) {
    if !table.isEditing { delegate?.tableView(self, didEndEditingRowAt: indexPath) }
  }

  override func cancelRowTouch() { cancelTouch() }

  override func textSizeDidChange() {
    forgetHeights()
    setNeedsLayout()
  }

  // MARK: Looks

  @_ObservedChange(UITableView.setNeedsReload)
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  open var separatorInset: UIEdgeInsets {
    get {
      table.separatorInset ?? UIEdgeInsets(top: 0, left: cellMargins.side, bottom: 0, right: 0)
    }
    set { table.separatorInset = newValue }
  }

  @_ObservedChange(UITableView.setNeedsReload) open var separatorColor: UIColor? = nil

  /// No effect.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// No effect.
  open var insetsContentViewsToSafeArea = true

  // MARK: Touches

  override func openMenuOfContents(at point: CGPoint) -> OpenContextMenu? {
    indexPathForRow(at: point).flatMap { openContextMenu(onRowAt: $0, at: point) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let indexPath = row(under: touches)
    if !beginSwipe(touches, at: indexPath) { beginTouch(ofRowAt: indexPath) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    followSwipe(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endSwipe(isCancelled: false) { endTouch() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endSwipe(isCancelled: true) { cancelTouch() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    if keepContentInView() { layOutRows() }
    placeBackground(backgroundView)
  }

  /// No effect.
  open var contentHuggingElements: UITableViewContentHuggingElements = []

  open func presentationSectionIndex(forDataSourceSectionIndex section: Int) -> Int { section }

  open func dataSourceSectionIndex(forPresentationSectionIndex section: Int) -> Int { section }

  open func presentationIndexPath(
    forDataSourceIndexPath indexPath: IndexPath?
  ) -> IndexPath? { indexPath }

  open func dataSourceIndexPath(
    forPresentationIndexPath indexPath: IndexPath?
  ) -> IndexPath? { indexPath }
}
