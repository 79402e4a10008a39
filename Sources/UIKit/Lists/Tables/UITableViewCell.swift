// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

open class UITableViewCell: _TablePart, SwipedCell, ConfiguredPart {
  override var archivedParent: UIView? { ownContentView }

  override var imposedContents: [UIView] { [ownContentView] }

  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    /// Drawn as ``singleLine``.
    case singleLineEtched = 2
  }

  let style: CellStyle
  /// The labels and the image view of the cell's style, made on first access.
  var parts = StyledViews()
  /// Whether a separator takes one pixel of the cell's height, as in tables.
  private(set) var hasSeparator = false
  private(set) var isInTable = false
  /// The current default margins. The table sets them.
  private(set) var margins: CellMargins
  private var hasAccessoryMargin = false
  /// Whether the table sets the start of the separator. Otherwise it begins at the text.
  private var hasOwnSeparatorInset = false

  override class func makeContentView() -> UIView { UITableViewCellContentView() }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    margins = Self.marginsAlone
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    adopt(margins)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = CellStyle(coder)
    margins = Self.marginsAlone
    super.init(coder: coder)
    decode(coder, decodeCell)
    adopt(margins)
  }

  override func installContent() {
    super.installContent()
    setNeedsMeasuring()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    setNeedsMeasuring()
  }

  var table: UITableView? { superview as? UITableView }

  /// Measures the row again at the next layout, unless self-sizing invalidation is disabled.
  func setNeedsMeasuring() {
    guard let table, table.selfSizingInvalidation != .disabled else { return }
    table.remeasure(self)
  }

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Called at once, also when it is set. UIKit calls it at the next layout pass.
  @_Observed(UITableViewCell.setNeedsUpdateConfiguration)
  open var configurationUpdateHandler: ConfigurationUpdateHandler? = nil

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection.of(listStyle))
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = swipedEdge != nil
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  let following = StateFollowing<UICellConfigurationState>()

  /// Calls ``updateConfiguration(using:)`` at once. UIKit calls it at the next layout pass.
  open func setNeedsUpdateConfiguration() { updateConfigurations() }

  override func configurationWasSet() {
    adaptNewConfiguration()
    showSelected()
    showSystemBackground()
  }

  override func traitsDidChange() { setNeedsUpdateConfiguration() }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// The style of the table that dequeued or shows the cell.
  var listStyle: CellContent.TableStyle? {
    didSet { if listStyle != oldValue { listStyleDidChange() } }
  }

  /// The default background for the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listCell().updated(
      for: UICellConfigurationState(traitCollection: traitCollection.of(listStyle)))
  }

  /// The same for all cell styles.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// In a table, shows the control for ``editingStyle`` before the content, and a reorder control.
  open var isEditing: Bool {
    get { _isEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var _isEditing = false {
    didSet { if _isEditing != oldValue { setNeedsUpdateConfiguration() } }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    let (old, new) = (stateMask(isEditing: _isEditing), stateMask(isEditing: editing))
    if old != new { willTransition(to: new) }
    _isEditing = editing
    showAccessoryView()
    showSelected()
    if old != new { didTransition(to: new) }
    setNeedsMeasuring()
  }

  /// The editing state that the table has set.
  var editing = RowEditing() {
    didSet { if editing != oldValue { setNeedsLayout() } }
  }
  /// The editing controls, made on first use.
  var editingControls = RowEditingControls()

  /// Indents only the labels and the image of the style, by multiples of ``indentationWidth``.
  open var indentationLevel: Int {
    get { ownIndentation.level }
    set { ownIndentation.level = newValue }
  }

  open var indentationWidth: CGFloat {
    get { ownIndentation.width }
    set { ownIndentation.width = newValue }
  }

  private var ownIndentation = (level: 0, width: CGFloat(10)) {
    didSet { setNeedsLayout() }
  }

  /// With `none`, selection does not change the cell. All other styles look alike.
  @_Observed(UITableViewCell.showSelected) open var selectionStyle = SelectionStyle.default

  @_Observed(UITableViewCell.showAccessory) open var accessoryType = AccessoryType.none

  @_Observed(UITableViewCell.replaceAccessory) open var accessoryView: UIView? = nil

  private func replaceAccessory(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    showAccessoryView()
  }

  open var textLabel: UILabel? { part(\.text, isProvided: true) }

  open var detailTextLabel: UILabel? { part(\.detail, isProvided: style != .default) }

  open var imageView: UIImageView? { imagePart }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showSystemBackground()
    placeContent()
    placeParts()
  }

  @_Observed(UITableViewCell.showSelected) open var selectedBackgroundView: UIView? = nil

  private var selectionBackground = SelectionBackground()

  private func showSelected() {
    let isShown = selectionStyle != .none && (isSelected || isHighlighted)
    selectionBackground.show(isShown ? selectedBackground : nil, in: self, above: backgroundView)
    selectionBackground.highlight(isShown, in: ownContentView)
  }

  /// With a background configuration, the configuration's colour shows the selection instead.
  private var selectedBackground: UIView? {
    guard backgroundConfiguration == nil else { return nil }
    if let multipleSelectionBackgroundView, allowsOthersSelected {
      return multipleSelectionBackgroundView
    }
    return selectedBackgroundView ?? selectionBackground.system
  }

  private var allowsOthersSelected: Bool {
    guard let table else { return false }
    return isEditing
      ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  private func selectionDidChange() {
    showSelected()
    if isEditing { setNeedsLayout() }
    setNeedsUpdateConfiguration()
    KeyValueObserving.compare(self)
  }

  @_Observed(UITableViewCell.showSelected) open var multipleSelectionBackgroundView: UIView? = nil
  @_Observed(UITableViewCell.showAccessory) open var editingAccessoryType = AccessoryType.none
  @_Observed(UITableViewCell.replaceAccessory) open var editingAccessoryView: UIView? = nil
  /// A table sets it for rows that its data source allows to move.
  @_Observed(UITableViewCell.setNeedsLayout) open var showsReorderControl = false
  @_Observed(UITableViewCell.setNeedsLayout) open var shouldIndentWhileEditing = true
  /// No effect.
  open var focusStyle = FocusStyle.default
  /// No effect.
  open var userInteractionEnabledWhileDragging = false

  open var editingStyle: EditingStyle { editing.style }

  /// True for all open trailing actions, even if none of them deletes.
  open var showingDeleteConfirmation: Bool { swipedEdge == .trailing }

  var swipedEdge: OpenSwipeActions.Edge? {
    get { ownSwipedEdge }
    set {
      let new: StateMask = newValue == .trailing ? .showingDeleteConfirmation : []
      let mask = stateMask(isEditing: isEditing).subtracting(.showingDeleteConfirmation).union(new)
      let isOther = mask != stateMask(isEditing: isEditing)
      if isOther { willTransition(to: mask) }
      ownSwipedEdge = newValue
      if isOther { didTransition(to: mask) }
      setNeedsUpdateConfiguration()
    }
  }

  private var ownSwipedEdge: OpenSwipeActions.Edge?

  /// The assigned actions, followed by the swipe actions.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { addingSwipeActions(to: super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = newValue?.withoutSwipeActions }
  }

  open func willTransition(to state: StateMask) {}

  open func didTransition(to state: StateMask) {}

  /// Never called.
  open func dragStateDidChange(_ dragState: DragState) {}

  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public enum FocusStyle: Int, Sendable { case `default`, custom }

  public enum DragState: Int, Sendable { case none, lifting, dragging }

  public struct StateMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  /// Overrides the table's inset once it is set by app code or a file.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableSeparatorInset }
    set { ownSeparatorInset = newValue }
  }

  @_Observed(UITableViewCell.showSeparator) private var ownSeparatorInset: UIEdgeInsets? = nil
  private var tableSeparatorInset = UIEdgeInsets(
    top: 0, left: CellContent.standardSide, bottom: 0, right: 0)

  private var shownSeparatorInset: DirectionalEdgeInsets? {
    let inset = separatorInset
    return hasSeparator
      ? DirectionalEdgeInsets(top: 0, leading: inset.left, bottom: 0, trailing: inset.right) : nil
  }

  private var hasOwnBackground: Bool { backgroundConfiguration != nil || backgroundView != nil }

  /// Shows the system's background unless the cell has its own.
  private func showSystemBackground() {
    guard isInTable, case .cell(var content) = LayoutStore.current.forest[item].content,
      content.hasOwnBackground != hasOwnBackground
    else { return }
    content.hasOwnBackground = hasOwnBackground
    content.hasSystemBackground = !hasOwnBackground
    setItemContent(content)
  }

  private func showSeparator() {
    guard isInTable, case .cell(var content) = LayoutStore.current.forest[item].content else {
      return
    }
    content.separatorInset = shownSeparatorInset
    setItemContent(content)
    ownContentView.setNeedsLayout()
  }

  /// Whether the cell or its table has set an inset. Otherwise the separator follows the content.
  var hasFixedSeparatorInset: Bool { ownSeparatorInset != nil || hasOwnSeparatorInset }

  open var isSelected: Bool {
    get { _isSelected }
    set { setSelected(newValue, animated: false) }
  }

  private var _isSelected = false {
    didSet { if isSelected != oldValue { selectionDidChange() } }
  }
  open var isHighlighted: Bool {
    get { _isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  private var _isHighlighted = false {
    didSet { if isHighlighted != oldValue { selectionDidChange() } }
  }

  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) { _isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { _isHighlighted = highlighted }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let layout = layout
    let beside = layout.widthBesideContent
    var size = ownContentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    // Constraints on the content's height override the style, whose labels may exist and be empty.
    if !isHeightConstrained, let styled {
      size.height = styled.layout.height(text: styled.text, detail: styled.detail)
    }
    return CGSize(
      width: size.width + beside,
      height: isInTable ? layout.height(content: size.height) : size.height)
  }

  /// Whether constraints determine the bottom edge or the height of the content view.
  private var isHeightConstrained: Bool {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .bottom, .bottomMargin, .height, .centerY, .centerYWithinMargins, .lastBaseline,
    ]
    return ownContentView.constraints.contains { constraint in
      constraint.firstItem === ownContentView && attributes.contains(constraint.firstAttribute)
        || constraint.secondItem === ownContentView
          && attributes.contains(constraint.secondAttribute)
        || constraint.firstItem === ownContentView.layoutMarginsGuide
        || constraint.secondItem === ownContentView.layoutMarginsGuide
    }
  }

  /// The margins of a cell that is not in a table yet.
  private static var marginsAlone: CellMargins {
    let environment = LayoutStore.current.environment
    return CellMargins(
      platform: environment.layout.platform, table: .none, tableWidth: 320,
      screenWidth: environment.size.width, pixel: 1 / environment.layout.pixels.scale)
  }

  /// Takes the table's settings for the row at an index path.
  func join(_ table: UITableView, at indexPath: IndexPath, isLast: Bool) {
    isInTable = true
    listStyle = table.style.core
    hasSeparator = table.separatorStyle != .none
    hasOwnSeparatorInset = table.table.separatorInset != nil
    tableSeparatorInset = table.separatorInset
    var content = CellContent(
      accessory: shownAccessoryView == nil ? shownAccessoryType.core : .none,
      tableStyle: table.style.core,
      isFirst: indexPath.row == 0, isLast: isLast,
      separatorInset: shownSeparatorInset)
    content.separatorColor = table.separatorColor?.color
    content.hasOwnBackground = hasOwnBackground
    content.hasSystemBackground = !hasOwnBackground
    setItemContent(content)
    adopt(table.cellMargins)
  }

  /// Applies new default margins, unless app code has set others.
  func adopt(_ new: CellMargins) {
    let hadAccessory = hasAccessoryMargin
    let old = margins
    margins = new
    hasAccessoryMargin = shownAccessoryView != nil || shownAccessoryType != .none
    exchangeMargins(of: self, old.cell, new.cell)
    exchangeMargins(
      of: ownContentView, old.content(hasAccessory: hadAccessory),
      new.content(hasAccessory: hasAccessoryMargin))
    noteSide(new.side)
  }

  private func exchangeMargins(
    of view: UIView, _ old: DirectionalEdgeInsets, _ new: DirectionalEdgeInsets
  ) {
    let own = LayoutStore.current.forest[view.item].margins.own
    if own == nil || own == old {
      view.changeDirectionalMargins(NSDirectionalEdgeInsets(new))
    }
  }
}

/// The content view of a table cell. Its class name appears in descriptions.
///
/// Source: published messages about conflicts in rows.
final class UITableViewCellContentView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell = superview as? UITableViewCell else { return }
    cell.table?.remeasureIfOther(cell)
  }
}
