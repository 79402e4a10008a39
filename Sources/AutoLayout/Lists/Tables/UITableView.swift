// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A column of rows in sections, of which those in view have cells.
///
/// Rows whose height is ``automaticDimension`` are as high as the constraints of their cells make them:
/// they count with an estimate until they come into view. Changes of rows take effect at the next
/// layout, without animation.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// Sections follow each other, their headers stay in view as long as they do, and stand 22
    /// points apart from what is above.
    case plain = 0
    /// Sections are groups on a ground of their own, 18 points apart where they have no headers and
    /// footers.
    case grouped = 1
    /// Groups with round corners, 20 points from the sides of the table, or 16 where it is narrower
    /// than 414 points.
    case insetGrouped = 2
  }

  /// What has rows measured anew whose heights their cells decide.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only changes of the table itself do.
    case disabled = 0
    /// So does a cell that calls `invalidateIntrinsicContentSize()` or is given another
    /// configuration.
    case enabled = 1
    /// So does whatever changes the height that the constraints of the content make.
    case enabledIncludingConstraints = 2
  }

  /// Where a row that is scrolled to comes to stand.
  public enum ScrollPosition: Int, Sendable {
    /// Where the shortest way brings it.
    case none = 0
    /// At the top of what shows.
    case top = 1
    /// In the middle of what shows.
    case middle = 2
    /// At the bottom of what shows.
    case bottom = 3
  }

  /// How rows come and go; nothing is animated here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// -1: stands for a height that the content decides. Any negative height does.
  public class var automaticDimension: CGFloat { -1 }

  /// How sections are set apart; it never changes.
  public let style: Style
  let table = TableState()

  /// Makes a table without rows.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  // MARK: Data

  /// Says what the rows are; not kept alive. Setting another has all rows asked for anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Says how high rows are, and hears of what happens to them.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      scrollDelegate = newValue
      reloadData()
    }
  }

  /// Drops all cells and heights; the data source is asked again at the next layout, or by the next
  /// question whose answer depends on it.
  open func reloadData() {
    table.needsReload = true
    setNeedsLayout()
  }

  /// The number of sections as of the last reload.
  open var numberOfSections: Int { loadedSections.count }

  /// The number of rows as of the last reload; 0 for a section that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    loadedSections.indices.contains(section) ? loadedSections[section].rows.count : 0
  }

  // MARK: Cells

  /// Has cells of `cellClass` made where none of the identifier is there to be used again; nil
  /// takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Has headers and footers of `aClass` made for the identifier; nil takes the registration back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.partClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell out of view, after its `prepareForReuse()`, or a new one of the registered class in the
  /// default style; nil where there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A cell as ``dequeueReusableCell(withIdentifier:)`` gives it. An identifier that is not
  /// registered raises `NSInternalInconsistencyException`; if the handler returns, a plain cell is
  /// returned.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { requireCell(identifier) }

  /// A new view of the registered class; nil where none is. Headers and footers are not used again
  /// here.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    table.partClasses[identifier].map {
      UITableViewHeaderFooterView.make($0, reuseIdentifier: identifier)
    }
  }

  /// The cell of a row that was in view at the last layout; nil for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }

  /// The row of a cell that was in view at the last layout; nil for others.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    table.cells.first { $0.value === cell }?.key
  }

  /// The cells of the rows that were in view at the last layout, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { table.cells[$0] }
  }

  /// The rows that were in view at the last layout, from top to bottom; empty for none.
  open var indexPathsForVisibleRows: [IndexPath]? { table.cells.keys.sorted() }

  /// The rows that reach into a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// The row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows(in: CGRect(origin: point, size: CGSize(width: 0, height: 0.001))).first
  }

  /// The header of a section, where it is a header view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    part(\.header, section)?.view as? UITableViewHeaderFooterView
  }

  /// The footer of a section, where it is a footer view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    part(\.footer, section)?.view as? UITableViewHeaderFooterView
  }

  // MARK: Heights

  /// The height of rows that the delegate says nothing of, in points; ``automaticDimension``, which
  /// it is unless set, asks the cells.
  open var rowHeight: CGFloat = -1 {
    didSet { if rowHeight != oldValue { reloadData() } }
  }

  /// The height at which rows count until they are measured: 44 points for ``automaticDimension``,
  /// which it is unless set; 0 has every row measured at once.
  open var estimatedRowHeight: CGFloat = -1 {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }

  /// The height of headers that the delegate says nothing of; ``automaticDimension`` asks their
  /// views.
  open var sectionHeaderHeight: CGFloat = -1 {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }

  /// The height of footers that the delegate says nothing of; ``automaticDimension`` asks their
  /// views.
  open var sectionFooterHeight: CGFloat = -1 {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }

  /// The height at which headers count until measured; all are measured at once here.
  open var estimatedSectionHeaderHeight: CGFloat = -1

  /// The height at which footers count until measured; all are measured at once here.
  open var estimatedSectionFooterHeight: CGFloat = -1

  /// Room above the headers of plain tables: 22 points unless set.
  open var sectionHeaderTopPadding: CGFloat = -1 {
    didSet { if sectionHeaderTopPadding != oldValue { reloadData() } }
  }

  /// A view above all rows, as wide as the table and as high as its frame; constraints in it do not
  /// size it. It moves with the content.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// A view below all rows, as wide as the table and as high as its frame; constraints in it do not
  /// size it. It moves with the content.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// A view behind all rows; kept, not shown.
  open var backgroundView: UIView?

  // MARK: Rectangles

  /// The rectangle of a row, in the coordinates of the content; `.null` where there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// The rectangle of a section with header and footer; `.null` where there is none.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// Where a section's header stands by itself, not where it is kept in view; `.null` where there
  /// is no such section.
  open func rectForHeader(inSection section: Int) -> CGRect { partRect(\.header, section) }

  /// Where a section's footer stands; `.null` where there is no such section.
  open func rectForFooter(inSection section: Int) -> CGRect { partRect(\.footer, section) }

  // MARK: Changes

  /// Begins a group of changes, which ``endUpdates()`` takes together.
  open func beginUpdates() { table.updates += 1 }

  /// Ends a group of changes. Without any in between heights are asked for anew.
  open func endUpdates() { endChanges() }

  /// Calls `updates`, takes the changes in it together, then calls `completion` with true.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Says that the data source has new rows; all rows are asked for anew.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { noteChange() }

  /// Says that the data source has lost rows; all rows are asked for anew.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { noteChange() }

  /// Says that rows look different; all rows are asked for anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { noteChange() }

  /// Says that rows look different; all rows are asked for anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) { noteChange() }

  /// Says that a row has moved; all rows are asked for anew.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { noteChange() }

  /// Says that the data source has new sections; all rows are asked for anew.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { noteChange() }

  /// Says that the data source has lost sections; all rows are asked for anew.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { noteChange() }

  /// Says that sections look different; all rows are asked for anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { noteChange() }

  /// Says that a section has moved; all rows are asked for anew.
  open func moveSection(_ section: Int, toSection newSection: Int) { noteChange() }

  /// What has rows in view measured anew, at the next layout; cells that say so unless set.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Scrolling and choosing

  /// Lays out what waits for it and brings a row into view, at once, no further than the content
  /// goes. Nothing happens where there is no such row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition) }

  /// Whether ``selectRow(at:animated:scrollPosition:)`` chooses rows.
  open var allowsSelection = true

  /// Whether several rows may be chosen at a time.
  open var allowsMultipleSelection = false

  /// The row that was chosen first.
  open var indexPathForSelectedRow: IndexPath? { table.selected.first }

  /// The chosen rows; nil where there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected }

  /// Chooses a row without telling the delegate; nil takes every choice back.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { choose(indexPath, scrollPosition) }

  /// Takes the choice of a row back, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    table.selected.removeAll { $0 == indexPath }
    table.cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Whether rows are being edited; they look the same.
  open var isEditing = false {
    didSet { if isEditing != oldValue { setEditing(isEditing, animated: false) } }
  }

  /// Sets ``isEditing`` of the table and of the cells in view; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if isEditing != editing { isEditing = editing }
    for cell in visibleCells where cell.isEditing != editing {
      cell.setEditing(editing, animated: animated)
    }
  }

  // MARK: Looks

  /// Whether a line of one pixel stands between rows. It is taken off the height of content views.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { reloadData() } }
  }

  /// Distances of the lines between rows from the sides, left for leading and right for trailing.
  /// Cells take them over when they come into view.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// The colour of the lines between rows; the renderer has its own.
  open var separatorColor: UIColor?

  /// Whether cells keep to the readable width; kept, without effect.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Whether content views keep to the safe area; kept, without effect.
  open var insetsContentViewsToSafeArea = true

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }
}
